import { giveFilesTo } from '#documents/server';
import { Refused, handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import {
  emailTracking,
  goesAlong,
  goesAsLink,
  listMailRecipients,
  missingIn,
  previewEmail,
  sendEmail,
  templateDefault,
} from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { askAboutReader } from '../recipients/ask-about-reader.ts';
import { askAboutStrangers } from '../recipients/ask-about-strangers.ts';
import { makeLinks } from './link-codes.ts';
import { trackFiles } from './mail-files.ts';
import { mobilesOf, recipientsOf } from './mail-recipients.ts';
import { buildMessage, moduleOf } from './outgoing-message.ts';
import type { OutgoingMessage } from './outgoing-message.ts';
import { readRecord } from './read-record.ts';
import { refuseHole } from './refuse-hole.ts';

async function queueMessage(tx: Tx, services: Services, message: OutgoingMessage): Promise<string> {
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

export const sendHandlers: readonly Handler[] = [
  handle(previewEmail, async ({ tx, services, actor, input }) => {
    const message = await buildMessage(tx, services, actor, input);
    const { record, delivery, files } = message;
    return {
      hash: message.hash,
      sender: message.sender,
      destination: message.to,
      cc: message.cc.join(', ') || null,
      replyTo: message.replyTo,
      subject: message.subject,
      body: message.html,
      text: message.text,
      missing: missingIn(message.subject, message.text),
      attachments: files.map(({ fileId, name, contentType, size }) => ({
        fileId,
        name,
        contentType,
        size,
        goesAlong: goesAlong(delivery),
      })),
      metaData: { fromModule: moduleOf(record), objectId: record.id, objectName: record.name },
    };
  }),

  handle(sendEmail, async ({ tx, services, actor, answers, input: { hash, ...input } }) => {
    const message = await buildMessage(tx, services, actor, input);
    if (message.hash !== hash) throw new Refused('stalePreview');
    refuseHole(message.subject, message.text);
    const { record, to } = message;
    const template = templateDefault(message.templateKey ?? '');
    if (template) {
      const { label, audience } = template;
      const about = { label, audience, module: moduleOf(record), id: record.id };
      await askAboutReader({ tx, services, actor, answers }, about, to);
    }
    await askAboutStrangers({ tx, services, answers }, [to, ...message.cc]);
    return { id: await queueMessage(tx, services, message) };
  }),

  handle(listMailRecipients, async ({ tx, services, actor, input }) => {
    const record = await readRecord(tx, actor, input);
    return {
      items: await recipientsOf(tx, services, actor, record),
      mobiles: mobilesOf(actor, record),
      objectName: record.name,
    };
  }),
];
