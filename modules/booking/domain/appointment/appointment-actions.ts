import { defineAction, longText, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { tellField } from '../notice/notice-actions.ts';

export const confirmAppointment = defineAction({
  name: 'confirm',
  on: 'appointment',
  label: 'Confirm',
  route: 'PUT /app/appointments/{id}/confirm',
  roles: caseTeam,
  input: { tell: tellField },
});

export const cancelAppointment = defineAction({
  name: 'cancel',
  on: 'appointment',
  label: 'Cancel appointment',
  route: 'PUT /app/appointments/{id}/cancel',
  roles: caseTeam,
  input: { reason: longText('Reason', { required: true, max: 500 }), tell: tellField },
});

export const moveAppointment = defineAction({
  name: 'move',
  on: 'appointment',
  label: 'Move',
  route: 'PUT /app/appointments/{id}/move',
  roles: caseTeam,
  input: { slotId: text('Slot', { required: true, max: 36 }), tell: tellField },
});
