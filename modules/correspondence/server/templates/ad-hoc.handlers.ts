import { Refused, handle, linkedRecord } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { asTemplateHtml, renderAdHoc, sendAdHoc, textOfHtml } from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { askAboutStrangers } from '../recipients/ask-about-strangers.ts';
import { askAboutReader } from '../recipients/ask-about-reader.ts';
import { filledWords } from './filled-words.ts';
import { refuseHole } from '../send/refuse-hole.ts';
import { cleanContent } from './render-template.ts';

export const adHocHandlers: readonly Handler[] = [
  handle(renderAdHoc, async ({ record, input, tx, actor, services }) => {
    if (!record.isActive) throw new Refused('templateDisabled');
    const words = { subject: record.subject ?? '', content: asTemplateHtml(record.content) };
    const of = { module: input.fromModule, id: input.objectId };
    const filled = await filledWords({ tx, actor, services }, words, of, record.audience ?? null);
    const { sender: _, body: content, ...rest } = filled;
    return { ...rest, content };
  }),
  handle(sendAdHoc, async ({ record, input, tx, actor, services, answers }) => {
    if (!record.isActive) throw new Refused('templateDisabled');
    const { fromModule, objectId, to, subject } = input;
    const link = { module: fromModule, id: objectId };
    await linkedRecord(services, actor, link);
    const { name: label, audience = null } = record;
    const about = { label, audience, module: fromModule, id: objectId };
    await askAboutReader({ tx, actor, services, answers }, about, to);
    await askAboutStrangers({ tx, services, answers }, [to]);
    const html = await cleanContent(services, input.content);
    refuseHole(subject, textOfHtml(html));
    const emailId = await queueMail(tx, services, {
      to,
      subject,
      html,
      text: textOfHtml(html),
      fromModule,
      objectId,
    });
    return { emailId };
  }),
];
