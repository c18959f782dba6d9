import { decideConfirm } from '#booking/domain';
import type { tellField } from '#booking/domain';
import { prepareCancel, prepareMove } from '#booking/server';
import type { AnyAction, InputValues } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Call, Handler } from '#kernel/server';
import {
  decideTogether,
  moveCase,
  reasonNote,
  stepAfterReschedule,
  valuesOfAppointment,
  withoutAppointment,
  withoutAttendance,
} from '../../domain/index.ts';
import type { CancelReason, CaseRecord, CaseType, MoveWish } from '../../domain/index.ts';
import { caseRecord, moveFacts, reasonIdOf } from '../engine/index.ts';
import { appointmentOf, needAppointment } from './appointment-of-case.ts';
import { attendMoves, decideCaseAttendance } from './decide-attendance.ts';
import { decideCaseCancel } from './decide-cancel.ts';
import type { CancelInput } from './decide-cancel.ts';
import { prepareForCase } from './section.handler.ts';
import type { SlotWish } from './section.handler.ts';

type Tell = InputValues<{ tell: typeof tellField }>['tell'];
type Asked = { readonly note?: string | null; readonly tell?: Tell };

/** Moves of a case that are also moves of its appointment. */
export const appointmentMoves = [
  'confirmAppointment',
  'reschedule',
  'rebook',
  'loseAppointment',
  'cancel',
  ...attendMoves,
] as const;

type MoveCall = Pick<Call, 'tx' | 'actor' | 'services' | 'answers' | 'commit'> & {
  readonly record: CaseRecord;
};

/** As a method, so that each names the input of its own move. */
type WorkOn<I> = { run(call: MoveCall, type: CaseType, input: I): ReturnType<Call['commit']> };
type Work<I> = WorkOn<I>['run'];

const stepOf = async (
  { tx, services, record }: MoveCall,
  type: CaseType,
  move: string,
  wish: MoveWish,
) => moveCase(type, record, move, await moveFacts(tx, services, type, record), wish);

/** An appointment that its people have confirmed already is left as it is. */
const confirm: Work<Asked> = async (call, type, { note = null, tell = null }) => {
  const found = await needAppointment(call.tx, call.record);
  const now = call.services.now().toISOString();
  const isOpen = found.status === 'booked';
  return call.commit(
    decideTogether(
      await stepOf(call, type, 'confirmAppointment', { note }),
      isOpen ? decideConfirm(found, { tell }, now) : null,
    ),
  );
};

type Rescheduling = Asked & { readonly slotId: string; readonly rescheduleReason: CancelReason };

const reschedule: Work<Rescheduling> = async (call, type, input) => {
  const { slotId, rescheduleReason, note, tell = null } = input;
  const found = await needAppointment(call.tx, call.record);
  const { slot, session, decision } = await prepareMove(call, found, { slotId, tell });
  const { specialistId, centreId, timeZone } = session;
  const place = { id: found.id, dateFrom: slot.startsAt, timeZone, centreId, specialistId };
  const wish = {
    note: reasonNote(rescheduleReason, note),
    values: { ...valuesOfAppointment(place), rescheduleReason },
    to: stepAfterReschedule(call.record, specialistId),
  };
  return call.commit(decideTogether(await stepOf(call, type, 'reschedule', wish), decision));
};

type Rebooking = Asked & Partial<SlotWish> & { readonly notifyCaseDNA?: boolean | null };

/** B-240. Without a slot it is only requested; the case manager is told where the flag says so. */
const rebook: Work<Rebooking> = async (call, type, { slotId, notifyCaseDNA, note, ...rest }) => {
  const untold = notifyCaseDNA ? null : ['AppointmentRequested'];
  const values = { ...withoutAppointment, ...withoutAttendance };
  const wish = { note: note ?? null, untold, values };
  if (!slotId) return call.commit(decideTogether(await stepOf(call, type, 'rebook', wish), null));
  const made = await prepareForCase(call, type, call.record, { slotId, ...rest });
  const { specialistId, centreId, timeZone } = made.session;
  const { id } = made;
  const place = { id, dateFrom: made.slot.startsAt, timeZone, centreId, specialistId };
  const booked = { ...wish, values: { ...values, ...valuesOfAppointment(place) } };
  return call.commit(decideTogether(await stepOf(call, type, 'rebook', booked), made.decision));
};

type Losing = Asked & { readonly cancelReason: CancelReason };

const lose: Work<Losing> = async (call, type, { cancelReason, note = null, tell = null }) => {
  const found = await needAppointment(call.tx, call.record);
  const reasonId = await reasonIdOf(call.tx, cancelReason);
  const wish = { note: reasonNote(cancelReason, note), values: withoutAppointment };
  return call.commit(
    decideTogether(
      await stepOf(call, type, 'loseAppointment', wish),
      await prepareCancel(call, found, { reasonId, note, tell }),
    ),
  );
};

const cancel: Work<CancelInput> = async (call, type, input) =>
  call.commit(await decideCaseCancel(call, type, call.record, input));

const attend =
  (move: (typeof attendMoves)[number]): Work<object> =>
  async (call, type, input) => {
    const found = await appointmentOf(call.tx, call.record);
    return call.commit(await decideCaseAttendance(call, type, call.record, { move, input, found }));
  };

const works: Readonly<Record<(typeof appointmentMoves)[number], Work<object>>> = {
  confirmAppointment: confirm,
  reschedule,
  rebook,
  loseAppointment: lose,
  cancel,
  attend: attend('attend'),
  attendNoFee: attend('attendNoFee'),
  notAttend: attend('notAttend'),
};

const handlerOf = (type: CaseType, action: AnyAction, work: Work<object>): Handler =>
  handle(action, ({ record, input, ...call }) =>
    work({ ...call, record: caseRecord(record) }, type, input),
  );

/** The handlers of these moves for a type that has them in its table. */
export const appointmentMoveHandlers = (type: CaseType): readonly Handler[] =>
  appointmentMoves.flatMap((name) => {
    const action = type.workflow.actions[name];
    return action ? [handlerOf(type, action, works[name])] : [];
  });
