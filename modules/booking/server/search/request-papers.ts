import { queueMail, templateMail } from '#correspondence/server';
import { usersInRole } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { html, moduleNameOf } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { specialist } from '#parties/domain';
import { notify } from '#platform/server';
import { requestedPapers } from '../../domain/index.ts';

type Asked = {
  readonly specialistId: string;
  readonly paper: keyof typeof requestedPapers;
  readonly note: string | null;
};

/** C-098: those who run the practice get a mail and a notice; both name who asked. */
export async function requestPapers(tx: Tx, services: Services, actor: Actor, asked: Asked) {
  const [found] = await tx.query<{ name: string }>(
    'select full_name as name from party_specialists where id = $1::uuid',
    [asked.specialistId],
  );
  if (!found) throw new Refused('unknownReference', { field: 'specialistId' });
  const recipientIds = await usersInRole(tx, 'ADMIN_STAFF');
  const addresses = await tx.query<{ email: string }>(
    'select email from accounts where id = any($1::uuid[]) and email is not null order by email',
    [recipientIds],
  );
  const paper = requestedPapers[asked.paper];
  const who = actor.name || 'A user';
  const about = { fromModule: moduleNameOf(specialist), objectId: asked.specialistId };
  const templateKey = 'CvOrSampleRequest';
  const words = await templateMail(tx, services, templateKey, {
    request: { paper, wanted: paper === 'CV' ? 'CV' : 'sample report', by: who, note: asked.note },
    specialist: { fullName: found.name },
  });
  for (const { email } of addresses) {
    await queueMail(tx, services, {
      ...words,
      ...about,
      to: email,
      templateKey,
    });
  }
  await notify(tx, services, {
    recipientIds,
    title: `${paper} requested`,
    content: html`<b>${who}</b> asks for the ${paper} of ${found.name}.`.markup,
    type: 'Action Required',
    ...about,
    objectReferenceName: found.name,
  });
  return { sent: addresses.length };
}
