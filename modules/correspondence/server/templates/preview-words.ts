import {
  exampleData,
  labelOfPath,
  missingIn,
  placesOf,
  readCondition,
  readRepeat,
  readValue,
  readerOf,
  templateDefault,
  variablesFor,
} from '../../domain/index.ts';
import { senderOf } from '../sender-of.ts';
import { renderForReader } from './render-template.ts';
import type { TemplateWords } from './render-template.ts';
import { practiceData, templateFacts } from './template-facts.ts';
import type { FactsCall } from './template-facts.ts';
import { subjectOf } from './template-words.ts';

type Of = { readonly module?: string | null; readonly id?: string | null };

/** All that a template names. */
function namedPaths({ subject, content }: TemplateWords): readonly string[] {
  return [...placesOf(subject), ...placesOf(content)].flatMap(({ kind, inner }) => {
    if (kind === 'value') return readValue(inner).paths;
    const [, tag, rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(inner) ?? [];
    if (tag === 'for') return [readRepeat(rest)?.list ?? ''];
    return tag === 'if' || tag === 'elsif' || tag === 'unless' ? readCondition(rest).paths : [];
  });
}

/** What the marks in the words stand for. */
export const missingPaths = (words: TemplateWords, labels: readonly string[]) =>
  labels.map((label) => ({
    label,
    path: namedPaths(words).find((path) => labelOfPath(path) === label) ?? '',
  }));

const namedRoots = (words: TemplateWords): readonly string[] =>
  [...new Set(namedPaths(words).map((path) => path.split('.')[0] ?? ''))].filter(Boolean);

/** With a record its facts, and examples where it says nothing; without one examples only. */
export async function previewWords(
  call: FactsCall,
  key: string,
  words: TemplateWords,
  { module, id }: Of,
) {
  const { tx, services, actor } = call;
  const audience = templateDefault(key)?.audience ?? null;
  const facts = module && id ? await templateFacts(call, module, id) : null;
  const known = { ...(await practiceData(tx, services, actor)), ...facts?.data };
  const examples = exampleData(variablesFor(subjectOf(key)));
  const rendered = await renderForReader(call, words, { ...examples, ...known });
  const { from } = await senderOf(tx, services.config);
  return {
    sender: from,
    destination: facts && audience ? (readerOf(audience, facts)?.email ?? null) : null,
    subject: rendered.subject,
    body: rendered.html,
    text: rendered.text,
    missing: missingIn(rendered.subject, rendered.text),
    examples: namedRoots(words).filter((root) => root in examples && !(root in known)),
  };
}
