import { describe, expect, test } from 'vitest';
import {
  everyVariable,
  exampleData,
  holeIn,
  missingIn,
  needsOf,
  templateDefaults,
} from '../../../domain/index.ts';
import { writeTemplate } from './write-template.ts';

const mails = templateDefaults.filter(({ kind }) => kind === 'mail');

function write(subject: string, content: string, data: Readonly<Record<string, unknown>>) {
  const reply = writeTemplate({ work: 'render', subject, content, data });
  if (!('rendered' in reply)) throw new Error(JSON.stringify(reply));
  return reply.rendered;
}

/** A record that says what the template needs, and nothing else. */
function minimal(needs: readonly string[]): Record<string, unknown> {
  const root = (path: string) => path.split('.')[0] ?? '';
  const roots = new Set(needs.map(root));
  const wanted = everyVariable.filter(
    ({ path, kind }) => needs.includes(path) || (kind === 'flag' && roots.has(root(path))),
  );
  return exampleData(wanted.map((one) => (one.kind === 'flag' ? { ...one, example: false } : one)));
}

describe('every mail template', () => {
  test.each(mails.map((one) => [one.key, one] as const))(
    '%s has no hole where the record says no more than it needs',
    (_, { subject, content }) => {
      const words = write(subject, content, minimal(needsOf(subject, content)));

      expect(missingIn(words.subject, words.text)).toEqual([]);
      expect(holeIn(words.subject, words.text)).toBe(null);
      expect(`${words.subject}\n${words.text}`).not.toMatch(
        /[^\s] {2,}\S| [,.;:]( |$)|,\s*,|\(\s*\)/m,
      );
    },
  );

  test.each(mails.map((one) => [one.key, one] as const))(
    '%s names all that it needs where the record says nothing',
    (_, { subject, content }) => {
      const words = write(subject, content, {});
      const missing = missingIn(words.subject, words.text, words.html);

      expect(missing).toEqual(expect.arrayContaining([...needsOf(subject, content)]));
    },
  );
});

describe('a missing value', () => {
  test('is marked where it is reached, and nowhere else', () => {
    const content =
      '<p>{% if case.claimNo %}{{ client.title }}{% else %}{{ client.fullName }}{% endif %}</p>';

    expect(write('For {{ case.caseNo | upcase }}', content, {})).toMatchObject({
      subject: 'For ⟦case.caseNo⟧',
      text: '⟦client.fullName⟧\n',
    });
  });

  test('is a blank text and an empty list too, and not a no', () => {
    const content =
      '<p>{{ a.name }}{{ a.is }}</p>{% for line in lines %}<p>{{ line.text }}</p>{% endfor %}';
    const words = write('', content, { a: { name: '  ', is: false }, lines: [{ text: null }] });

    expect(missingIn(words.text)).toEqual(['a.name', 'line.text']);
    expect(missingIn(write('', content, { a: { name: 'x' } }).text)).toEqual(['a.is', 'lines']);
  });

  test('a fault keeps the place that the person wrote it at', () => {
    const content = '<p>{{ client.fullName }} {% if %}</p>';

    expect(writeTemplate({ work: 'render', subject: '', content, data: {} })).toMatchObject({
      fault: { line: 1, column: 31 },
    });
  });
});
