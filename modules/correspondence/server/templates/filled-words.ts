import { senderOf } from '../sender-of.ts';
import { namedRoots } from './preview-words.ts';
import { renderTemplate } from './render-template.ts';
import type { TemplateWords } from './render-template.ts';
import { practiceData, templateFacts } from './template-facts.ts';
import type { Beside, FactsCall } from './template-facts.ts';

type Of = { readonly module: string; readonly id: string; readonly beside?: Beside };

/** What may be sent: the record alone speaks, and what it does not say stays empty. */
export async function filledWords(call: FactsCall, words: TemplateWords, of: Of) {
  const { tx, services, actor } = call;
  const facts = await templateFacts(call, of.module, of.id, of.beside);
  const known = { ...(await practiceData(tx, services, actor)), ...facts.data };
  const { subject, html, text } = await renderTemplate(services, words, known);
  const { from } = await senderOf(tx, services.config);
  const missing = namedRoots(words).filter((root) => !(root in known));
  return { sender: from, destination: facts.destination, subject, body: html, text, missing };
}
