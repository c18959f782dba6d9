import { handle } from '#kernel/server';
import {
  cancelAppointment,
  confirmAppointment,
  decideAttendance,
  decideConfirm,
  moveAppointment,
  recordAbsence,
  recordAttendance,
  recordLateArrival,
} from '../../domain/index.ts';
import { prepareCancel, prepareMove } from '../slot/book-slot.ts';

export const appointmentHandlers = [
  handle(confirmAppointment, ({ record, input, services, commit }) =>
    commit(decideConfirm(record, input, services.now().toISOString())),
  ),
  handle(cancelAppointment, async (call) =>
    call.commit(await prepareCancel(call, call.record, call.input)),
  ),
  handle(moveAppointment, async (call) =>
    call.commit((await prepareMove(call, call.record, call.input)).decision),
  ),
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
