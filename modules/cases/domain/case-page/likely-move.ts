import type { PicStep } from '#platform/domain';
import type { CaseRecord, CaseType } from '../engine/index.ts';

/** The moves that settle what waits to be done; the first possible one is meant. */
const settledBy: Readonly<Partial<Record<PicStep, readonly string[]>>> = {
  REQUEST_RECEIVED: ['requestAppointment', 'receiveRequest', 'sendRequest'],
  APPOINTMENT: ['confirmAppointment', 'requestAppointment'],
  PAPERWORK: ['sendPaperwork', 'sendRequest'],
  ATTENDANCE: ['attend', 'recordHeld'],
  CANCELLATION: ['rebook'],
  DICTATION: ['receiveDictation'],
  REPORT_WRITING: ['receiveDictation'],
  REPORT_DRAFT: ['sendDraft'],
  REPORT_CORECTED: ['receiveReport', 'sendReport'],
  FURTHER_REVIEW: ['startPostAdmin'],
  POST_ADMIN: ['startPostAdmin', 'startQualityAssurance'],
  QUALITY_ASSURANCE: ['finaliseReport'],
  REPORT_FINALISATION: ['sendReport'],
};

/** Never what the work waits for: they take back, stop, follow by themselves, or have to do with money. */
const aside = [
  'undo',
  'cancel',
  'cancelNoFee',
  'cancelChargeable',
  'findAnotherTime',
  'closeWithoutBookings',
  'putOnHold',
  'reschedule',
  'loseAppointment',
  'setBillingStatus',
  'overridePrepayment',
  'declineRequest',
  'reportConflict',
  'sendRequests',
];

/** Books a slot for the case: the call of its section Appointment. */
export const bookingOfTime = 'save:appointment';

/** Moves of an appointment: without one there is nothing to confirm, move or cancel. */
const needTime: readonly string[] = ['confirmAppointment', 'reschedule', 'loseAppointment'];

/** An appointment was asked for, or its quotation approved, and no time is booked yet. */
const waitsForTime = ({ resource }: CaseType, { step, appointmentId }: CaseRecord): boolean =>
  'appointmentId' in resource.fields && step === 'appointmentRequested' && !appointmentId;

/** Those of the moves that make sense while the case has no time. */
export const withoutTime = <T extends { readonly name: string }>(
  type: CaseType,
  record: CaseRecord,
  moves: readonly T[],
): readonly T[] =>
  waitsForTime(type, record) ? moves.filter(({ name }) => !needTime.includes(name)) : moves;

const leadsOn = ({ workflow }: CaseType, { step }: CaseRecord, move: string): boolean =>
  (workflow.moves[move]?.axes.step?.steps[step] ?? []).some((end) => end !== step);

/**
 * What a person does next, among what they may do: it has the main button of the page. Where a time
 * is missing that is `bookingOfTime`, otherwise a move. A case whose work is done has none.
 */
export function likelyMove(
  type: CaseType,
  record: CaseRecord,
  possible: readonly string[],
): string | null {
  if (record.isOnHold) return possible.includes('takeOffHold') ? 'takeOffHold' : null;
  if (type.closed.includes(record.step)) return null;
  if (waitsForTime(type, record)) return possible.includes(bookingOfTime) ? bookingOfTime : null;
  const wanted = settledBy[record.nextStep as PicStep] ?? [];
  const settling = wanted.find((move) => possible.includes(move));
  if (settling) return settling;
  const inOrder = Object.keys(type.workflow.moves).filter((move) => possible.includes(move));
  return inOrder.find((move) => !aside.includes(move) && leadsOn(type, record, move)) ?? null;
}
