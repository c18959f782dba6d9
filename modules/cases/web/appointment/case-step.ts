import type { AnyAction } from '#kernel/domain';
import { movesAt } from '#booking/domain';
import {
  cancelRequest,
  caseAppointmentActions,
  moveOfAttendance,
  moveOfBooking,
  sectionActions,
} from '../../domain/index.ts';
import type { Attendance, CaseRecord, CaseType } from '../../domain/index.ts';

type Typed = Readonly<Record<string, unknown>>;

/** One step that a section of the case page offers, as its dialog needs to know it. */
export type CaseStep = {
  readonly name: string;
  readonly title: string;
  /** The words of the button, on the section and in the dialog. */
  readonly button: string;
  readonly done: string;
  readonly action: AnyAction;
  /** What is asked besides the slot and who is told. */
  readonly asks: readonly string[];
  /** `must`: nothing happens without one. */
  readonly slot?: 'must' | 'may';
  /** Who is told: of the appointment, or of the slot that was chosen. */
  readonly tells?: 'appointment' | 'slot';
  readonly isDanger?: boolean;
  /** Mails of the move that the appointment sends itself. */
  readonly untold?: readonly string[];
  /** The move whose consequences are shown. */
  readonly moveOf: (typed: Typed) => string | null;
};

const always = (move: string) => () => move;

const sectionAction = ({ resource }: CaseType): AnyAction => {
  const found = sectionActions(resource).find(({ name }) => name === 'save:appointment');
  if (!found) throw new Error(`${resource.name} has no section Appointment`);
  return found;
};

const ofWorkflow = (type: CaseType, name: string): AnyAction => {
  const action = type.workflow.actions[name];
  if (!action) throw new Error(`${type.key} has no move ${name}`);
  return action;
};

export const bookStep = (type: CaseType, record: CaseRecord): CaseStep => ({
  name: 'book',
  title: 'Book an appointment',
  button: 'Book a time',
  done: 'The appointment is requested.',
  action: sectionAction(type),
  asks: ['consultationType'],
  slot: 'must',
  tells: 'slot',
  untold: ['AppointmentRequested'],
  moveOf: always(moveOfBooking(type, record)),
});

const confirm = (type: CaseType): CaseStep => ({
  name: 'confirmAppointment',
  title: 'Confirm the appointment',
  button: 'Confirm',
  done: 'The appointment is confirmed.',
  action: ofWorkflow(type, 'confirmAppointment'),
  asks: ['note'],
  tells: 'appointment',
  moveOf: always('confirmAppointment'),
});

const reschedule = (type: CaseType): CaseStep => ({
  name: 'reschedule',
  title: 'Reschedule the appointment',
  button: 'Reschedule',
  done: 'The appointment has moved.',
  action: ofWorkflow(type, 'reschedule'),
  asks: ['rescheduleReason', 'note'],
  slot: 'must',
  tells: 'appointment',
  moveOf: always('reschedule'),
});

const rebook = (type: CaseType): CaseStep => ({
  name: 'rebook',
  title: 'Rebook after not attending',
  button: 'Rebook',
  done: 'A new appointment is requested.',
  action: ofWorkflow(type, 'rebook'),
  asks: ['consultationType', 'notifyCaseDNA', 'note'],
  slot: 'may',
  tells: 'slot',
  moveOf: always('rebook'),
});

const lose = (type: CaseType): CaseStep => ({
  name: 'loseAppointment',
  title: 'Cancel the appointment; the case goes on',
  button: 'Cancel appointment',
  done: 'The appointment is cancelled.',
  action: ofWorkflow(type, 'loseAppointment'),
  asks: ['cancelReason', 'note'],
  tells: 'appointment',
  isDanger: true,
  moveOf: always('loseAppointment'),
});

/** Of a case without an appointment there is no specialist who kept a time free. */
const cancellationOf = ({ resource }: CaseType): AnyAction =>
  ('appointmentId' in resource.fields
    ? caseAppointmentActions(resource).cancellation
    : cancelRequest(resource)) as AnyAction;

export const cancelStep = (type: CaseType): CaseStep => ({
  name: 'cancel',
  title: 'Cancel the case',
  button: 'Cancel case',
  done: 'The case is cancelled.',
  action: cancellationOf(type),
  asks: ['outcome', 'cancelReason', 'note'],
  isDanger: true,
  moveOf: ({ outcome }) => (outcome ? 'cancel' : null),
});

export const attendanceStep = (type: CaseType): CaseStep => ({
  name: 'attend',
  title: 'Record the attendance',
  button: 'Record attendance',
  done: 'The attendance is recorded.',
  action: caseAppointmentActions(type.resource).attendance as AnyAction,
  asks: ['attendanceOutcome', 'isNoFee', 'arrivedAt', 'note'],
  moveOf: (typed) => (typed.attendanceOutcome ? moveOfAttendance(typed as Attendance) : null),
});

/** Moves that need more than a plain form: a slot to choose, or people to tell. */
const stepsByMove: Readonly<Record<string, (type: CaseType) => CaseStep>> = {
  confirmAppointment: confirm,
  reschedule,
  rebook,
  loseAppointment: lose,
  cancel: cancelStep,
  attend: attendanceStep,
};

/** The designed dialog of a move; null where its plain form is enough. */
export const stepOfMove = (type: CaseType, move: string): CaseStep | null =>
  type.workflow.actions[move] ? (stepsByMove[move]?.(type) ?? null) : null;

const stepsOf = (type: CaseType, moves: readonly string[]): CaseStep[] =>
  moves.flatMap((move) => stepOfMove(type, move) ?? []);

type Shown = CaseRecord & { readonly can?: readonly string[] };

/** Of an appointment that is not known yet nothing more is asked than the table of the case. */
export type KnownAppointment = { readonly status: string; readonly dateFrom: string } | null;

/** The steps of the section Appointment that this person can take now, the main one last. */
export function appointmentSteps(
  type: CaseType,
  record: Shown,
  appointment: KnownAppointment,
  now: string,
): readonly CaseStep[] {
  const may = (name: string) => record.can?.includes(`${type.resource.name}.${name}`) ?? false;
  if (!record.appointmentId) {
    if (may('rebook')) return stepsOf(type, ['rebook']);
    const waits = may('requestAppointment') || may('reschedule');
    return waits && may('save:appointment') ? [bookStep(type, record)] : [];
  }
  const ahead = appointment ? movesAt(appointment, now) : new Set<string>();
  return stepsOf(
    type,
    [
      ahead.has('cancel') && 'loseAppointment',
      ahead.has('move') && 'reschedule',
      'rebook',
      'confirmAppointment',
    ].filter((move) => move !== false && may(move)) as string[],
  );
}
