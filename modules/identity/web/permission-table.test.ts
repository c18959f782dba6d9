import type { AbilityRow } from '#kernel/domain';
import { expect, test } from 'vitest';
import { changesIn, isFound, permissionLines } from './permission-table.ts';

const row = (ability: string): AbilityRow => ({ ability, roles: ['STAFF'], features: [] });
const lines = permissionLines(
  ['zebra.list', 'zebra.applyStripes', 'apple.read', 'apple.export'].map(row),
);
const [apple, zebra] = lines;

test('[B-126] things stand in the order of their names, their usual permissions in columns', () => {
  expect(lines.map(({ label }) => label)).toEqual(['Apple', 'Zebra']);
  expect(Object.keys(apple?.columns ?? {})).toEqual(['read', 'export']);
  expect(zebra?.others.map(({ ability }) => ability)).toEqual(['zebra.applyStripes']);
});

test('a line says how much of it was changed', () => {
  const changes = { granted: ['zebra.applyStripes'], revoked: ['zebra.list', 'apple.read'] };

  expect(zebra && changesIn(zebra, changes)).toEqual({ granted: 1, revoked: 1 });
});

test('a line is found by its name and by what else can be done', () => {
  expect(lines.filter((line) => isFound(line, 'STRIPES'))).toEqual([zebra]);
  expect(lines.filter((line) => isFound(line, ' apple '))).toEqual([apple]);
});
