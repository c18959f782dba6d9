import { Refused, handle, linkedRecord } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { asTemplateHtml, renderAdHoc, sendAdHoc, textOfHtml } from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { namedRoots } from './preview-words.ts';
import { cleanContent, renderTemplate } from './render-template.ts';
import { practiceData, templateFacts } from './template-facts.ts';

export const adHocHandlers: readonly Handler[] = [
  handle(renderAdHoc, async ({ record, input, tx, actor, services }) => {
    if (!record.isActive) throw new Refused('templateDisabled');
    const facts = await templateFacts({ tx, actor, services }, input.fromModule, input.objectId);
    const known = { ...(await practiceData(tx, services, actor)), ...facts.data };
    const words = { subject: record.subject ?? '', content: asTemplateHtml(record.content) };
    const { subject, html, text } = await renderTemplate(services, words, known);
    const missing = namedRoots(words).filter((root) => !(root in known));
    const { destination } = facts;
    return { subject, content: html, text, destination, missing };
  }),
  handle(sendAdHoc, async ({ record, input, tx, actor, services }) => {
    if (!record.isActive) throw new Refused('templateDisabled');
    const { fromModule, objectId, to, subject } = input;
    const link = { module: fromModule, id: objectId };
    await linkedRecord(services, actor, link);
    const html = await cleanContent(services, input.content);
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
