import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateTemplate, variablesFor } from '../../../domain/index.ts';
import { writeTemplate } from './write-template.ts';

const variables = variablesFor('invoice');

const values = [
  '{{ client.email }}',
  '{{client.email|upcase}}',
  '{{- invoice.total -}}',
  "{{ 'x' }}",
  '{{ 1.5 }}',
  "{{ client.email | default: '-' | truncate: 5 }}",
  '{{ client.email | default: }}',
  '{{ client.email | evil }}',
  "{{ '}}' }}",
  '{{ line.amount }}',
  '{{ forloop.index }}',
  "{% include 'x' %}",
  '{{',
  '%}',
  '<p>\n',
];
const middles = ['{% else %}', "{% elsif invoice.total != '0' %}", '{% elsif client.email and %}'];
const blocks = [
  ['{% if client.email %}', '{% endif %}'],
  ["{%- if invoice.total > 3 and company contains 'a' -%}", '{%- endif -%}'],
  ['{% unless client.email == nil %}', '{% endunless %}'],
  ['{% for line in invoice.lines %}', '{% endfor %}'],
  ['{% raw %}', '{% endraw %}'],
  ['{% if client.email %}', '{% endfor %}'],
] as const;

const inside = fc.array(fc.constantFrom(...values.slice(0, 6), ...middles), { maxLength: 4 });
const block = fc
  .tuple(fc.constantFrom(...blocks), inside)
  .map(([[open, close], body]) => open + body.join('') + close);
const template = fc
  .array(fc.oneof(fc.constantFrom(...values), block), { maxLength: 4 })
  .map((parts) => parts.join(''));

test('[C-358] what the check lets through the engine can read', () => {
  let passed = 0;

  fc.assert(
    fc.property(template, (content) => {
      if (validateTemplate(content, variables).length) return;
      passed += 1;
      const reply = writeTemplate({ work: 'render', subject: '', content, data: {} });
      expect(reply, content).toHaveProperty('rendered');
    }),
    { numRuns: 3000 },
  );

  expect(passed).toBeGreaterThan(200);
});
