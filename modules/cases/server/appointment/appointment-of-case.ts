import type { appointment } from '#booking/domain';
import { lockAppointment } from '#booking/server';
import type { RecordOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { CaseRecord } from '../../domain/index.ts';

export type Appointment = RecordOf<typeof appointment>;

/** The appointment in force, locked; null: there is none. */
export const appointmentOf = async (tx: Tx, record: CaseRecord): Promise<Appointment | null> =>
  record.appointmentId ? lockAppointment(tx, String(record.appointmentId)) : null;

export async function needAppointment(tx: Tx, record: CaseRecord): Promise<Appointment> {
  const found = await appointmentOf(tx, record);
  if (!found) throw new Refused('caseWithoutAppointment');
  return found;
}
