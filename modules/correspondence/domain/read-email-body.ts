import { defineAction } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { emailTracking } from './email-tracking.resource.ts';

/** The words of a mail, where they were kept. */
export const readEmailBody = defineAction({
  name: 'readBody',
  on: emailTracking,
  route: 'GET /app/email-trackings/{id}/body',
  label: 'Read the message',
  roles: adminOrStaff,
  input: {},
  answer: {
    text: 'text?',
    html: 'text?',
    attachments: [{ place: 'number', name: 'text', size: 'number', fileId: 'id?', way: 'text' }],
  },
});

/** What went with it, as base64: it is small, and the browser saves it. */
export const readEmailAttachment = defineAction({
  name: 'readAttachment',
  on: emailTracking,
  route: 'GET /app/email-trackings/{id}/attachments/{place}',
  label: 'Read an attachment',
  roles: adminOrStaff,
  input: {},
  answer: { name: 'text', contentType: 'text', base64: 'text' },
});

/**
 * Confidential mails carry links that sign somebody in: whoever read one could sign in as the
 * person it went to. So nobody reads them here, administrators included.
 */
export const mayReadBody = (email: { readonly isConfidential?: boolean | null }): boolean =>
  email.isConfidential !== true;
