import { describe, expect, test } from 'vitest';
import { brokenCheck } from './broken-check.ts';
import { date, dateTime, decimal, money, number, percent, text } from './field.ts';
import type { Field, Fields } from './field.ts';
import { defineModule } from './module.ts';
import { checkCreate, checkUpdate } from './record-schema.ts';
import { defineRefusals } from './refusals.ts';
import { register } from './registry.ts';
import { defineResource } from './resource.ts';
import type { ResourceInput } from './resource.ts';

const define = (fields: Fields, checks: NonNullable<ResourceInput['checks']>) =>
  defineResource<Fields>({
    name: 'gadget',
    segment: 'gadgets',
    label: ['Gadget', 'Gadgets'],
    title: '{low}',
    fields,
    checks,
    verbs: {},
    list: { columns: ['low'], sort: 'low' },
    detail: {},
  });

const pair = (field: Field, op: '>' | '>=' | '<' | '<=') =>
  define({ low: field, high: field }, { rule: { field: 'high', op, than: 'low', refusal: 'odd' } });

describe('a rule between two fields', () => {
  test.each<[Field, string | number, string | number]>([
    [date('Day'), '2026-02-28', '2026-03-01'],
    [dateTime('Moment'), '2026-03-01T10:00:00+11:00', '2026-03-01T00:00:00Z'],
    [number('Figure'), 9, 10],
    [money('Amount'), '9.50', '10'],
    [percent('Share'), '9.5', '10'],
    [decimal('Rate', { scale: 20 }), '0.09999999999999999999', '0.1'],
  ])('%j are compared by their meaning, not their letters', (field, low, high) => {
    for (const op of ['>', '>=', '<', '<='] as const) {
      const kept = (values: object) => brokenCheck(pair(field, op), { ...values }) === undefined;

      expect(kept({ low, high })).toBe(op.startsWith('>'));
      expect(kept({ low: high, high: low })).toBe(op.startsWith('<'));
      expect(kept({ low, high: low })).toBe(op.endsWith('='));
    }
  });

  test('nothing on one side breaks nothing', () => {
    const resource = pair(date('Day'), '>');

    expect(brokenCheck(resource, { low: '2026-01-01', high: null })).toBeUndefined();
    expect(brokenCheck(resource, { high: '2026-01-01' })).toBeUndefined();
  });

  test('only two fields of one ordered kind can be compared, each rule with its own refusal', () => {
    const rule = { field: 'high', op: '>', than: 'low', refusal: 'odd' } as const;
    const refuse = (fields: Fields, checks: NonNullable<ResourceInput['checks']> = { rule }) =>
      expect(() => define(fields, checks)).toThrow('gadget.checks');

    refuse({ low: text('Low'), high: text('High') });
    refuse({ low: date('Low'), high: number('High') });
    refuse({ low: date('Low') });
    refuse({ low: date('Low'), high: date('High') }, { rule, again: { ...rule, op: '>=' } });
  });
});

describe('the shared schema', () => {
  const resource = pair(date('Day'), '>=');
  register([
    defineModule({
      name: 'test',
      resources: [resource],
      refusals: defineRefusals({ odd: { status: 422, field: 'high', message: 'Too early.' } }),
    }),
  ]);
  const today = '2026-03-10';
  const broken = {
    ok: false,
    refusal: 'odd',
    errors: [{ message: 'Too early.', members: ['high'] }],
  };

  test('a new record that breaks the rule gets its sentence at its field', () => {
    expect(checkCreate(resource, { low: '2026-03-02', high: '2026-03-01' }, today)).toEqual(broken);
    expect(checkCreate(resource, { low: '2026-03-01', high: '2026-03-01' }, today).ok).toBe(true);
  });

  test('a wrong field is told first', () => {
    const checked = checkCreate(resource, { low: '2026-03-02', high: 'soon' }, today);

    expect(checked).toMatchObject({ ok: false, errors: [{ members: ['high'] }] });
    expect(checked).not.toHaveProperty('refusal');
  });

  test('a change is judged beside what stays as it is stored', () => {
    expect(checkUpdate(resource, { high: '2026-03-01' }, today, { low: '2026-03-02' })).toEqual(
      broken,
    );
    expect(checkUpdate(resource, { high: '2026-03-01' }, today).ok).toBe(true);
  });
});
