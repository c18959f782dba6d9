import { emailStatuses } from '#correspondence/domain';
import { defineAction, lookup, oneOf, text } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { appointment } from '../appointment/appointment.resource.ts';
import { noticeRecipients, noticeTitles } from './notice.ts';

/** Who would be told, before anybody is: of a slot that is to be booked, or of an appointment. */
export const listRecipients = defineAction({
  name: 'recipients',
  on: appointment,
  label: 'Who is told',
  route: 'GET /app/appointments/recipients',
  roles: caseTeam,
  input: {
    appointmentId: text('Appointment', { max: 36 }),
    slotId: text('Slot', { max: 36 }),
    clientId: lookup('Client', 'client'),
    caseManagerId: lookup('Case manager', 'caseManager'),
  },
  answer: {
    items: [{ recipient: oneOf(noticeRecipients), name: 'text', hasEmail: 'flag', email: 'text?' }],
  },
});

/** Who was told what of an appointment and when, who will be, and whether it reached a mail server. */
export const listNotices = defineAction({
  name: 'notices',
  on: appointment,
  label: 'Who was told',
  route: 'GET /app/appointments/{id}/notices',
  roles: caseTeam,
  input: {},
  answer: {
    hasMailServer: 'flag',
    items: [
      {
        id: 'id',
        kind: oneOf(noticeTitles),
        recipient: oneOf(noticeRecipients),
        name: 'text',
        email: 'text?',
        status: oneOf(emailStatuses),
        askedAt: 'instant',
        leavesAt: 'instant?',
        sentAt: 'instant?',
        error: 'text?',
      },
    ],
  },
});
