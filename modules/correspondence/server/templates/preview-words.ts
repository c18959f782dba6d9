import {
  exampleData,
  placesOf,
  readCondition,
  readRepeat,
  readValue,
  variablesFor,
} from '../../domain/index.ts';
import { senderOf } from '../sender-of.ts';
import { renderTemplate } from './render-template.ts';
import type { TemplateWords } from './render-template.ts';
import { practiceData, templateFacts } from './template-facts.ts';
import type { FactsCall } from './template-facts.ts';
import { subjectOf } from './template-words.ts';

type Of = { readonly module?: string | null; readonly id?: string | null };

/** The first words of what a template names: `client` of `client.fullName`. */
export function namedRoots({ subject, content }: TemplateWords): readonly string[] {
  const paths = [...placesOf(subject), ...placesOf(content)].flatMap(({ kind, inner }) => {
    if (kind === 'value') return readValue(inner).paths;
    const [, tag, rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(inner) ?? [];
    if (tag === 'for') return [readRepeat(rest)?.list ?? ''];
    return tag === 'if' || tag === 'elsif' || tag === 'unless' ? readCondition(rest).paths : [];
  });
  return [...new Set(paths.map((path) => path.split('.')[0] ?? ''))].filter(Boolean);
}

/** With a record its facts, and examples where it says nothing; without one examples only. */
export async function previewWords(
  call: FactsCall,
  key: string,
  words: TemplateWords,
  { module, id }: Of,
) {
  const { tx, services, actor } = call;
  const facts = module && id ? await templateFacts(call, module, id) : null;
  const known = { ...(await practiceData(tx, services, actor)), ...facts?.data };
  const examples = exampleData(variablesFor(subjectOf(key)));
  const rendered = await renderTemplate(services, words, { ...examples, ...known });
  const { from } = await senderOf(tx, services.config);
  return {
    sender: from,
    destination: facts?.destination ?? null,
    subject: rendered.subject,
    body: rendered.html,
    text: rendered.text,
    examples: namedRoots(words).filter((root) => root in examples && !(root in known)),
  };
}
