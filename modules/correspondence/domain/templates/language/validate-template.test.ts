import { describe, expect, test } from 'vitest';
import { variablesFor } from '../variables/subjects.ts';
import { readPlainCondition, writeCondition } from './condition.ts';
import { validateTemplate } from './validate-template.ts';

const problems = (source: string) =>
  validateTemplate(source, variablesFor('invoice')).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

describe('[G-151] [C-358] checking a template', () => {
  test('known variables, filters, conditions and repeats are right', () => {
    const source = [
      '<p>Dear {{ client.firstName | default: "colleague" | upcase }}</p>',
      '{% if client.email and invoice.total != "0" %}<p>{{ client.email }}</p>{% elsif company %}x{% else %}y{% endif %}',
      '{% for line in invoice.lines %}{{ forloop.index }} {{ line.amount }}{% endfor %}',
      '{% unless invoice.lines.size > 3 %}few{% endunless %}',
    ].join('\n');

    expect(problems(source)).toEqual([]);
  });

  test.each([
    [
      'a\n  {{ client.fulName }}',
      '2:3 Unknown variable "client.fulName". Did you mean "client.fullName"?',
    ],
    ['{{ planet }}', '1:1 Unknown variable "planet".'],
    ['{{ client }}', '1:1 "client" is a group; choose one of its variables.'],
    ['{{ client.email | evil }}', '1:1 Unknown filter "evil".'],
    ['{{ client.email', '1:1 The closing }} is missing.'],
    ['<p>{% if client.email </p>', '1:4 The closing %} is missing.'],
    ['x\n{% if client.email %}y', '2:1 "if" is never closed with "endif".'],
    ['{% endfor %}', '1:1 "endfor" closes nothing.'],
    ['{% if client.email %}{% endfor %}{% endif %}', '1:22 "endfor" closes nothing.'],
    [
      '{% if client.email %}{% else %}{% elsif company %}{% endif %}',
      '1:32 "elsif" stands behind an "else".',
    ],
    [
      '{% unless company %}{% else %}{% else %}{% endunless %}',
      '1:31 "else" stands behind an "else".',
    ],
    ['{% include "x" %}', '1:1 Unknown tag "include".'],
    ['{% for i in (1..9) %}{% endfor %}', '1:1 A repeat is written as "for row in list".'],
    ['{% for a in client.email %}{% endfor %}', '1:1 "client.email" is no list.'],
    ['{% if == %}{% endif %}', '1:1 "==" is not expected in the condition.'],
    ['{{ client["constructor"] }}', '1:1 A variable is expected here.'],
    ['{{ line.amount }}', '1:1 Unknown variable "line.amount".'],
  ])('%j is named with line and column', (source, problem) => {
    expect(problems(source)).toContain(problem);
  });

  test('what a repeat names is unknown after its end', () => {
    const source = '{% for line in invoice.lines %}{% endfor %}\n{{ line.amount }}';

    expect(problems(source)).toEqual(['2:1 Unknown variable "line.amount".']);
  });
});

describe('conditions in plain words', () => {
  test.each([
    'client.email',
    'client.email == nil',
    'fee == "none"',
    'fee != "x"',
    'fee contains "$"',
    'appointment.isAtCentre == true',
    'appointment.isAtCentre != true',
  ])('%s can be read and written again', (text) => {
    const plain = readPlainCondition(text);

    expect(plain && writeCondition(plain)).toBe(text);
  });

  test('what the settings cannot say is left as it is written', () => {
    expect(readPlainCondition('a and b')).toBeNull();
  });
});
