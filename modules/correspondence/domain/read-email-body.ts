import type { Actor } from '#kernel/domain';
import { defineAction } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';

/** The words of a mail, where they were kept. */
export const readEmailBody = defineAction({
  name: 'readBody',
  on: 'emailTracking',
  route: 'GET /app/email-trackings/{id}/body',
  label: 'Read the message',
  roles: adminOrStaff,
  input: {},
});

/** Confidential mails carry links that sign somebody in. */
export const mayReadBody = (actor: Actor, email: { isConfidential: boolean }): boolean =>
  !email.isConfidential ||
  actor.roles.includes('TENANT_ADMIN') ||
  actor.roles.includes('ADMIN_STAFF');
