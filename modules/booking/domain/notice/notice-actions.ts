import { defineAction, lookup, multiChoice, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { noticeRecipients } from './notice.ts';

/** Left out, everybody is told; an empty list tells nobody. */
export const tellField = multiChoice('Tell by email', noticeRecipients, {
  hint: 'Left as it is, everybody who has an address is told.',
});

/** Who would be told, before anybody is: of a slot that is to be booked, or of an appointment. */
export const listRecipients = defineAction({
  name: 'recipients',
  on: 'appointment',
  label: 'Who is told',
  route: 'GET /app/appointments/recipients',
  roles: caseTeam,
  input: {
    appointmentId: text('Appointment', { max: 36 }),
    slotId: text('Slot', { max: 36 }),
    clientId: lookup('Client', 'client'),
    caseManagerId: lookup('Case manager', 'caseManager'),
  },
});
