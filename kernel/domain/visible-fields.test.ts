import { expect, test } from 'vitest';
import { defineResource, seenBy, text } from './index.ts';
import type { AnyResource } from './index.ts';

const note = defineResource({
  name: 'note',
  segment: 'notes',
  label: ['Note', 'Notes'],
  title: '{name}',
  fields: {
    name: text('Name'),
    inside: text('Inside story', { hiddenFrom: ['CASE_MANAGER'] }),
    extra: text('Extra', { feature: 'Extras' }),
  },
  verbs: { read: ['STAFF', 'CASE_MANAGER'] },
  list: { columns: ['name', 'inside', 'extra'], sort: 'name' },
  filters: ['inside'],
  detail: { Information: ['name', 'inside'] },
}) as AnyResource;

test('a field that is hidden from all roles of the actor does not exist for it', () => {
  const seen = seenBy({ roles: ['CASE_MANAGER'] }, note);

  expect(Object.keys(seen.fields)).toEqual(['name']);
  expect(seen.list.columns).toEqual(['name']);
  expect(seen.filters).toEqual([]);
  expect(seen.detail.Information).toEqual(['name']);
  expect(seenBy({ roles: ['CASE_MANAGER'] }, note)).toBe(seen);
});

test('who holds another role besides sees it', () => {
  expect(seenBy({ roles: ['CASE_MANAGER', 'STAFF'], features: ['Extras'] }, note)).toBe(note);
});

test('a field of a feature that the tenant does not have does not exist', () => {
  const { fields, list } = seenBy({ roles: ['STAFF'], features: ['Others'] }, note);

  expect(Object.keys(fields)).toEqual(['name', 'inside']);
  expect(list.columns).toEqual(['name', 'inside']);
});
