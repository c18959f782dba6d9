import { usersInRole } from '#identity/server';
import { html, moduleNameOf } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { emailTracking } from '../domain/index.ts';

/** D15: a mail that will not go out is shown to those who can act on it. */
export async function noticeFailedMail(
  tx: Tx,
  services: Pick<Services, 'jobs'>,
  mail: { readonly id: string; readonly subject: string; readonly destination: string },
): Promise<void> {
  await notify(tx, services, {
    recipientIds: await usersInRole(tx, 'ADMIN_STAFF'),
    title: 'Email could not be sent',
    content: html`The email <b>${mail.subject}</b> to ${mail.destination} was not delivered.`
      .markup,
    type: 'Action Required',
    fromModule: moduleNameOf(emailTracking),
    objectId: mail.id,
    objectReferenceName: mail.subject,
  });
}
