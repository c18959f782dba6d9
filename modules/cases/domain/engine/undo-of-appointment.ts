import { refuse } from '#kernel/domain';
import type { Instant, Refused } from '#kernel/domain';
import type { LoggedStep } from './undo-case.ts';

type State = { readonly status: string; readonly dateFrom: Instant };

/** What the step that is undone did to an appointment of the case, by the log of the appointment. */
export type AppointmentStep = State & {
  readonly id: string;
  readonly move: string;
  /** Its status before that step. */
  readonly from: string;
  /** The slot that it left by that step; null: it was cut anew since. */
  readonly slotLeft: {
    readonly id: string;
    readonly state: string;
    readonly startsAt: Instant;
  } | null;
};

export type AppointmentUndoFacts = {
  readonly now: Instant;
  /** The one in force. */
  readonly current: State | null;
  readonly did: AppointmentStep | null;
};

/** `rebook` and `moveBack` take the slot again that was left. */
export type UndoOfAppointment =
  | { readonly kind: 'stays' | 'release' | 'takeBackConfirmation' | 'takeBackAttendance' }
  | {
      readonly kind: 'rebook' | 'moveBack';
      readonly slotId: string;
      readonly startsAt: Instant;
      readonly wasConfirmed: boolean;
    }
  | Refused;

/** Where a case has no appointment. */
const beforeBooking = ['caseCreated', 'quotationRequested', 'quotationSent'];

const attendances = ['attend', 'attendNoFee', 'notAttend'];
const recorded = ['attended', 'attendedLate', 'didNotAttend'];
const live = ['booked', 'confirmed'];

function slotAgain(
  kind: 'rebook' | 'moveBack',
  did: AppointmentStep,
  now: Instant,
): UndoOfAppointment {
  const { slotLeft, from } = did;
  if (!slotLeft || slotLeft.state !== 'free') return refuse('undoTimeTaken');
  if (Date.parse(slotLeft.startsAt) <= Date.parse(now)) return refuse('undoTimePast');
  const { id: slotId, startsAt } = slotLeft;
  return { kind, slotId, startsAt, wasConfirmed: from === 'confirmed' };
}

/** What an undo of the last step means for the appointment of the case. */
export function undoOfAppointment(
  last: LoggedStep,
  { now, current, did }: AppointmentUndoFacts,
): UndoOfAppointment {
  const isLive = current !== null && live.includes(current.status);
  if (did?.move === 'cancel' && !isLive) return slotAgain('rebook', did, now);
  if (!current) return { kind: 'stays' };
  if (isLive && (beforeBooking.includes(last.from) || last.move === 'rebook'))
    return { kind: 'release' };
  if (isLive && did?.move === 'move') return slotAgain('moveBack', did, now);
  if (last.move === 'confirmAppointment' && current.status === 'confirmed')
    return { kind: 'takeBackConfirmation' };
  if (attendances.includes(last.move) && recorded.includes(current.status))
    return { kind: 'takeBackAttendance' };
  return { kind: 'stays' };
}
