import { expect, test } from 'vitest';
import { loadOrder } from './load-order.ts';

test('a table is loaded after every table it refers to', () => {
  const order = loadOrder(
    ['cases', 'companies', 'links', 'people'],
    [
      { from: 'cases', to: 'people' },
      { from: 'people', to: 'companies' },
      { from: 'links', to: 'cases' },
      { from: 'companies', to: 'not saved' },
    ],
  );

  expect(order).toEqual(['companies', 'people', 'cases', 'links']);
});

test('circles and tables that refer to themselves end', () => {
  const order = loadOrder(
    ['a', 'b', 'c'],
    [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
      { from: 'c', to: 'c' },
    ],
  );

  expect(order.toSorted()).toEqual(['a', 'b', 'c']);
});
