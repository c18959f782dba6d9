import { missingIn, readerOf } from '../../domain/index.ts';
import type { Audience } from '../../domain/index.ts';
import { senderOf } from '../sender-of.ts';
import { missingPaths } from './preview-words.ts';
import { renderForReader } from './render-template.ts';
import type { TemplateWords } from './render-template.ts';
import { practiceData, templateFacts } from './template-facts.ts';
import type { Beside, FactsCall } from './template-facts.ts';

type Of = { readonly module: string; readonly id: string; readonly beside?: Beside };

/** What may be sent: the record alone speaks; where it says nothing, a mark says what is missing. */
export async function filledWords(
  call: FactsCall,
  words: TemplateWords,
  of: Of,
  audience: Audience | null,
) {
  const { tx, services, actor } = call;
  const facts = await templateFacts(call, of.module, of.id, of.beside);
  // A reader who signs in finds the record there, where nobody minted a link of its own.
  const link = `${services.config.publicUrl}${facts.opens[''] ?? ''}`;
  const known = { link, ...(await practiceData(tx, services, actor)), ...facts.data };
  const { subject, html, text } = await renderForReader(call, words, known);
  const { from } = await senderOf(tx, services.config);
  const destination = audience ? (readerOf(audience, facts)?.email ?? null) : facts.destination;
  const labels = missingIn(subject, text);
  const missing = missingPaths(words, labels).map(({ path, label }) => ({
    label,
    opens: facts.opens[path.split('.')[0] ?? ''] ?? facts.opens[''] ?? null,
  }));
  return { sender: from, destination, subject, body: html, text, missing };
}
