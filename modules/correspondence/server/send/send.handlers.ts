import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  goesAlong,
  listMailRecipients,
  missingIn,
  previewEmail,
  sendEmail,
  templateDefault,
} from '../../domain/index.ts';
import { askAboutReader } from '../recipients/ask-about-reader.ts';
import { askAboutStrangers } from '../recipients/ask-about-strangers.ts';
import { mobilesOf, recipientsOf } from './mail-recipients.ts';
import { buildMessage, moduleOf } from './outgoing-message.ts';
import { queueMessage } from './queue-message.ts';
import { readRecord } from './read-record.ts';
import { refuseHole } from './refuse-hole.ts';

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
