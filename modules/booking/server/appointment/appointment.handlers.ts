import { handle } from '#kernel/server';
import {
  cancelAppointment,
  confirmAppointment,
  decideAttendance,
  decideCancel,
  decideConfirm,
  decideMove,
  moveAppointment,
  recordAbsence,
  recordAttendance,
  recordLateArrival,
} from '../../domain/index.ts';
import { bookingFacts } from '../slot/booking-facts.ts';
import { partiesOfAppointment } from '../slot/booking-parties.ts';
import { lockSlot, slotOfAppointment } from '../slot/slot-row.ts';

export const appointmentHandlers = [
  handle(confirmAppointment, ({ record, input, services, commit }) =>
    commit(decideConfirm(record, input, services.now().toISOString())),
  ),
  handle(cancelAppointment, async ({ record, input, tx, services, commit }) => {
    const slot = await slotOfAppointment(tx, record.id);
    return commit(decideCancel(record, slot, input, services.now().toISOString()));
  }),
  handle(moveAppointment, async ({ record, input, answers, tx, actor, services, commit }) => {
    const from = await slotOfAppointment(tx, record.id);
    const slot = await lockSlot(tx, actor, input.slotId, { withSession: true });
    const to = await bookingFacts(tx, actor, {
      ...(await partiesOfAppointment(tx, record)),
      slot,
      consultationType: null,
      movedId: record.id,
      now: services.now(),
    });
    return commit(decideMove(record, from, to, input, answers));
  }),
  handle(recordAttendance, ({ record, input, services, commit }) =>
    commit(decideAttendance(record, 'attend', input.note, services.now().toISOString())),
  ),
  handle(recordLateArrival, ({ record, input, services, commit }) =>
    commit(decideAttendance(record, 'attendLate', input.note, services.now().toISOString())),
  ),
  handle(recordAbsence, ({ record, input, services, commit }) =>
    commit(decideAttendance(record, 'notAttend', input.note, services.now().toISOString())),
  ),
];
