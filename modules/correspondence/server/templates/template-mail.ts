import type { Services, Tx } from '#kernel/server';
import type { RenderedTemplate } from './engine/template-order.ts';
import { renderTemplate } from './render-template.ts';
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
  return renderTemplate(services, words, { ...(await practiceData(tx, services, null)), ...data });
}
