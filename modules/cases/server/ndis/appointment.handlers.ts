import { accept, addBusinessDays, change, move } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import type { PicStep } from '#platform/domain';
import { isShortNotice, ndis, ndisAppointmentWorkflow, ndisType } from '../../domain/index.ts';
import { personsInCharge, storedCase, todayOf } from '../engine/index.ts';
import { tellOfAppointment } from './participant-mails.ts';
import { noticeDaysOf } from './agreement-rows.ts';

const { confirm, attend, notAttend, completeReport, cancel, takeBack } =
  ndisAppointmentWorkflow.actions;

/** G-118: an appointment says what the case waits for, and by when. */
async function nextOfCase(tx: Tx, ndisId: string, nextStep: PicStep, nextDueDate: PlainDate) {
  const record = await storedCase(tx, ndisType, ndisId);
  if (!record || record.isClosed === true) return null;
  const persons = await personsInCharge(tx, record);
  const values = { nextStep, nextDueDate, picUserId: persons[nextStep] ?? null };
  return change(ndis, ndisId, values);
}

const confirmHandler = handle(confirm, async (call) => {
  const { record, tx, commit } = call;
  const answered = await commit(
    accept(
      move(ndisAppointmentWorkflow, record, 'confirm'),
      await nextOfCase(tx, record.ndisId, 'ATTENDANCE', record.appointmentOn),
    ),
  );
  await tellOfAppointment(call, record, 'confirm');
  return answered;
});

const attendHandler = handle(attend, async ({ record, input, tx, services, commit }) => {
  const today = await todayOf(tx, services);
  const values = {
    deliveredMinutes: input.deliveredMinutes,
    travelMinutes: input.travelMinutes ?? 0,
    nonFaceMinutes: input.nonFaceMinutes ?? 0,
  };
  return commit(
    accept(
      move(ndisAppointmentWorkflow, record, 'attend', { values, facts: { ...record, today } }),
      await nextOfCase(tx, record.ndisId, 'POST_ADMIN', addBusinessDays(today, 2)),
    ),
  );
});

const notAttendHandler = handle(notAttend, async ({ record, input, tx, services, commit }) => {
  const today = await todayOf(tx, services);
  const values = { cancelReason: input.cancelReason };
  return commit(
    accept(
      move(ndisAppointmentWorkflow, record, 'notAttend', { values, facts: { ...record, today } }),
      await nextOfCase(tx, record.ndisId, 'POST_ADMIN', addBusinessDays(today, 2)),
    ),
  );
});

const completeHandler = handle(completeReport, async ({ record, commit }) =>
  commit(accept(move(ndisAppointmentWorkflow, record, 'completeReport'))),
);

/** Less notice than was agreed is charged in full. */
const cancelHandler = handle(cancel, async (call) => {
  const { record, input, tx, commit } = call;
  const { cancelledOn, cancelReason, note = null } = input;
  const days = await noticeDaysOf(tx, record.ndisId);
  const status = isShortNotice(cancelledOn, record.appointmentOn, days)
    ? 'cancelledWithFee'
    : 'cancelledNoFee';
  const values = { cancelledOn, cancelReason };
  const answered = await commit(
    accept(move(ndisAppointmentWorkflow, record, 'cancel', { to: { status }, values, note })),
  );
  await tellOfAppointment(call, record, 'cancel');
  return answered;
});

const emptied = { cancelledOn: null, cancelReason: null, deliveredMinutes: 0 } as const;

const takeBackHandler = handle(takeBack, async ({ record, commit }) =>
  commit(
    accept(move(ndisAppointmentWorkflow, record, 'takeBack', { values: emptied, facts: record })),
  ),
);

export const ndisAppointmentHandlers: readonly Handler[] = [
  confirmHandler,
  attendHandler,
  notAttendHandler,
  completeHandler,
  cancelHandler,
  takeBackHandler,
];
