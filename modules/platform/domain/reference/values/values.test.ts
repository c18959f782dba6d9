import { expect, test } from 'vitest';
import { lookupCategories } from '../lookup-categories.ts';
import { parentCategory } from '../lookup-categories.ts';
import { startValues } from './index.ts';

test('[E-096] every list is filled', () => {
  const filled = new Set(startValues.map(({ type }) => type));

  expect([...filled].toSorted()).toEqual(Object.keys(lookupCategories).toSorted());
});

test('no list holds a value twice, wherever it belongs', () => {
  const keys = startValues.map(({ type, label }) => `${type} ${label.toLowerCase()}`);

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('a value belongs to one of the list above it, and to no other', () => {
  for (const { type, parent } of startValues.filter((value) => value.parent)) {
    const above = startValues.filter((value) => value.type === parentCategory[type]);
    expect(above.map(({ label }) => label)).toContain(parent);
  }
});

test('[B-193] a list has one default at most', () => {
  const defaults = startValues.filter(({ isDefault }) => isDefault).map(({ type }) => type);

  expect(new Set(defaults).size).toBe(defaults.length);
});
