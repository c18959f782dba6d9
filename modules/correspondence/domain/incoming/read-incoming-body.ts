import { defineAction } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { incomingMail } from './incoming-mail.resource.ts';

/** The words of a mail that came in, and its files; a file that was refused says why. */
export const readIncomingBody = defineAction({
  name: 'readBody',
  on: incomingMail,
  route: 'GET /app/incoming-mails/{id}/body',
  label: 'Read the message',
  roles: adminOrStaff,
  input: {},
  answer: {
    text: 'text?',
    html: 'text?',
    attachments: [
      { place: 'number', name: 'text', size: 'number', fileId: 'id?', refusal: 'text?' },
    ],
  },
});
