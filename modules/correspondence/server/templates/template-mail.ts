import type { Services, Tx } from '#kernel/server';
import {
  secretLinkPlaceholder,
  templateDefault,
  withoutMarks,
  withoutSecretLink,
} from '../../domain/index.ts';
import type { MailContent } from '../mail-renderers.ts';
import type { RenderedTemplate } from './engine/template-order.ts';
import { renderForReader } from './render-template.ts';
import { practiceData } from './template-facts.ts';
import { wordsInLanguage } from './words-in-language.ts';
import { templateWords } from './template-words.ts';

/** The words of a mail that leaves by itself: those of the tenant, else of the host, else ours. */
export async function templateMail(
  tx: Tx,
  services: Services,
  key: string,
  data: Readonly<Record<string, unknown>>,
  /** What the reader speaks, where that is known. */
  language: string | null = null,
): Promise<RenderedTemplate> {
  const own = language ? await wordsInLanguage(tx, key, { language, channel: 'email' }) : null;
  const words = own ?? (await templateWords(tx, key));
  const known = { ...(await practiceData(tx, services, null)), ...data };
  const rendered = await renderForReader({ tx, services }, words, known);
  return templateDefault(key)?.kind === 'document' ? unmarked(rendered) : rendered;
}

/** A paper is looked at before it is used, and its lines are filled in by hand. */
const unmarked = ({ subject, html, text }: RenderedTemplate): RenderedTemplate => ({
  subject: withoutMarks(subject),
  html: withoutMarks(html),
  text: withoutMarks(text),
});

/** Of a mail whose link opens something without a sign-in: the template never sees the link itself. */
export async function templateMailWithSecretLink(
  tx: Tx,
  services: Services,
  key: string,
  { link, ...data }: Readonly<Record<string, unknown>> & { readonly link: string },
): Promise<MailContent> {
  const words = await templateMail(tx, services, key, { ...data, link: secretLinkPlaceholder });
  return { ...words, subject: withoutSecretLink(words.subject), secretLink: link };
}
