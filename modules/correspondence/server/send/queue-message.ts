import { giveFilesTo } from '#documents/server';
import type { Services, Tx } from '#kernel/server';
import { emailTracking, goesAlong, goesAsLink } from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { makeLinks } from './link-codes.ts';
import { trackFiles } from './mail-files.ts';
import { moduleOf } from './outgoing-message.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** A mail that somebody wrote, with its files and the record that it is about. */
export async function queueMessage(
  tx: Tx,
  services: Services,
  message: OutgoingMessage,
): Promise<string> {
  const { to, cc, subject, text, html, files, delivery, record, templateKey } = message;
  const about = {
    fromModule: moduleOf(record),
    objectId: record.id,
    objectName: record.name.slice(0, 300),
  };
  const id = await queueMail(tx, services, {
    to,
    cc: cc.join(', ') || undefined,
    subject,
    text,
    html,
    templateKey: templateKey ?? 'email.written',
    ...about,
    ...(files.length && { delivery }),
  });
  const hasLinks = files.length > 0 && goesAsLink(delivery);
  const links = hasLinks ? await makeLinks(tx, services, { ...message, about }) : [];
  await trackFiles(
    tx,
    services,
    id,
    files.map((file, place) => ({
      ...file,
      goesAlong: goesAlong(delivery),
      link: links[place]?.url,
    })),
  );
  const fresh = files.flatMap(({ fileId, isFresh }) => (isFresh ? fileId : []));
  await giveFilesTo(tx, fresh, { module: emailTracking.name, id });
  return id;
}
