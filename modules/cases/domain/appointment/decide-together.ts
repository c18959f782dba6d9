import { accept } from '#kernel/domain';
import type { Decision, Emission, Move, Refused, Write } from '#kernel/domain';
import { cancelReasons } from '../engine/case-choices.ts';

type CasePart = Write | Move | Refused | Emission;

/** The step of the case and what becomes of its appointment: both happen, or neither. */
export const decideTogether = (
  caseParts: readonly (CasePart | null)[],
  ofAppointment: Decision | null,
): Decision =>
  accept(
    // Before the case names it, it must be there.
    ofAppointment?.kind === 'accepted' ? ofAppointment.writes : ofAppointment,
    ...caseParts,
  );

export type CancelReason = keyof typeof cancelReasons;

/** E-109: the value of the tenant's list that says what the reason of a case says. */
export const reasonLabels: Readonly<Record<CancelReason, string>> = {
  Unsure: 'Other',
  AtTheRequest: 'At the request of the case manager',
  SpecialistBeingUnable: 'Specialist unavailable',
  NewAppointmentDetails: 'New appointment details',
  LateConfirm: 'Late confirmation',
  Other: 'Other',
  CaseManagerRequest: 'At the request of the case manager',
  ClientDidNotAttend: 'Claimant did not attend',
  MatterSettled: 'Matter settled',
  BriefNotProvided: 'Brief not provided',
};

/** `Matter settled: they wrote on Monday`, for the status log. */
export const reasonNote = (reason: CancelReason, note: string | null | undefined): string =>
  [cancelReasons[reason], note].filter(Boolean).join(': ');
