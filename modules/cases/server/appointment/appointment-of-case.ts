import type { appointment } from '#booking/domain';
import { lockAppointment } from '#booking/server';
import type { RecordOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { reasonLabels } from '../../domain/index.ts';
import type { CancelReason, CaseRecord } from '../../domain/index.ts';

export type Appointment = RecordOf<typeof appointment>;

/** The appointment in force, locked; null: there is none. */
export const appointmentOf = async (tx: Tx, record: CaseRecord): Promise<Appointment | null> =>
  record.appointmentId ? lockAppointment(tx, String(record.appointmentId)) : null;

export async function needAppointment(tx: Tx, record: CaseRecord): Promise<Appointment> {
  const found = await appointmentOf(tx, record);
  if (!found) throw new Refused('caseWithoutAppointment');
  return found;
}

const reasonText = `select id from platform_values
  where type = 'cancellationReason' and is_active
  order by label = $1 desc, label = 'Other' desc, label limit 1`;

/** The appointment says why in a value of the tenant's list. */
export async function reasonIdOf(tx: Tx, reason: CancelReason): Promise<string> {
  const [row] = await tx.query<{ id: string }>(reasonText, [reasonLabels[reason]]);
  if (!row) throw new Refused('cancellationReasonsMissing');
  return row.id;
}
