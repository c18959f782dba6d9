import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { exampleData, validateTemplate, variablesFor } from '../../domain/index.ts';
import { cleanContent, renderTemplate } from './render-template.ts';
import type { TemplateWords } from './render-template.ts';
import { subjectOf } from './template-words.ts';

type Problem = {
  readonly part: 'subject' | 'content';
  readonly message: string;
  readonly line: number;
  readonly column: number;
};

/** G-151: each with its line and column. */
export function problemsOf(key: string, { subject, content }: TemplateWords): readonly Problem[] {
  const variables = variablesFor(subjectOf(key));
  // The tracking shows every subject, and a link in it would be read there.
  const inSubject = variables.filter(({ path }) => path !== 'link');
  return [
    ...validateTemplate(subject, inSubject).map((one) => ({ part: 'subject', ...one }) as const),
    ...validateTemplate(content, variables).map((one) => ({ part: 'content', ...one }) as const),
  ];
}

const fields = { subject: 'subject', content: 'templateContent' } as const;

/** What may be kept: without faults, without foreign markup, and filled once with the examples. */
export async function acceptableWords(
  services: Services,
  key: string,
  given: TemplateWords,
): Promise<TemplateWords> {
  const problems = problemsOf(key, given);
  const [first] = problems;
  if (first) {
    throw new Refused('templateMalformed', {
      values: { ...first },
      validationErrors: problems.map(({ part, message, line, column }) => ({
        message: `Line ${line}, column ${column}: ${message}`,
        members: [fields[part]],
      })),
    });
  }
  const content = await cleanContent(services, given.content);
  await renderTemplate(services, given, exampleData(variablesFor(subjectOf(key))));
  return { subject: given.subject, content };
}
