import { accept, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';

export type SpecialistOfCase = {
  readonly specialistId: string | null;
  /** Whose slot its appointment takes; null: no appointment is in force. */
  readonly bookedSpecialistId: string | null;
};

/** With an appointment the specialist is whoever has the slot; another one is a reschedule. */
export function decideSpecialistOfAppointment(
  before: SpecialistOfCase,
  after: SpecialistOfCase,
): Decision {
  const { specialistId, bookedSpecialistId } = after;
  if (specialistId === before.specialistId) return accept();
  if (!bookedSpecialistId || specialistId === bookedSpecialistId) return accept();
  return refuse('caseHasAppointment', { field: 'specialistId' });
}
