import { decideAttendance } from '#booking/domain';
import { permits } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { appointmentWorkflow } from '#booking/domain';
import type { Services, Tx } from '#kernel/server';
import {
  decideTogether,
  momentOfAttendance,
  moveCase,
  recordOfAttendance,
  wishOfAttendance,
} from '../../domain/index.ts';
import type { Attendance, AttendanceMove, CaseRecord, CaseType } from '../../domain/index.ts';
import { moveFacts } from '../engine/index.ts';
import type { Appointment } from './appointment-of-case.ts';

export const attendMoves = [
  'attend',
  'attendNoFee',
  'notAttend',
] as const satisfies readonly AttendanceMove[];

type Told = {
  readonly move: AttendanceMove;
  readonly input: Partial<Attendance>;
  readonly found: Appointment | null;
};

/** What happened on the day, in the case and in its appointment. */
export async function decideCaseAttendance(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  type: CaseType,
  record: CaseRecord,
  { move, input, found }: Told,
): Promise<Decision> {
  const facts = await moveFacts(tx, services, type, record);
  const name = recordOfAttendance[move];
  const isRecorded = !found || !permits(appointmentWorkflow, found, name);
  return decideTogether(
    moveCase(type, record, move, facts, wishOfAttendance(move, input)),
    isRecorded
      ? null
      : decideAttendance(
          found,
          name,
          input.note,
          momentOfAttendance(name, found, services.now().toISOString()),
        ),
  );
}
