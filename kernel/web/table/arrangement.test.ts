import { describe, expect, test } from 'vitest';
import {
  arrange,
  draggedOver,
  moved,
  readStored,
  toStored,
  withAllHidden,
  withColumn,
} from './arrangement.ts';
import type { Column } from './column.ts';

const column = (key: string, isShown = true): Column<object> => ({
  key,
  title: key.toUpperCase(),
  isShown,
  render: () => key,
  text: () => key,
});
const columns = [column('name'), column('city'), column('phone', false)];
const shown = (stored: Parameters<typeof arrange>[1]) =>
  arrange(columns, stored)
    .filter(({ isHidden }) => !isHidden)
    .map(({ key }) => key);

describe('the arrangement of a table', () => {
  test('[B-038] [K-024] as made it shows its own columns, 200 wide', () => {
    expect(shown([])).toEqual(['name', 'city']);
    expect(arrange(columns, []).map(({ width }) => width)).toEqual([200, 200, 200]);
  });

  test('[B-132] the order, visibility and width of the user stand', () => {
    const stored = [
      { name: 'phone', hidden: false, width: 320 },
      { name: 'name', hidden: false },
      { name: 'city', hidden: true },
    ];

    expect(shown(stored)).toEqual(['phone', 'name']);
    expect(arrange(columns, stored)[0]?.width).toBe(320);
    expect(toStored(arrange(columns, stored), columns)).toEqual(stored);
  });

  test('a stored column that is unknown is skipped, a new one comes at the end', () => {
    expect(shown([{ name: 'gone', hidden: false }])).toEqual(['name', 'city']);
    expect(shown([{ name: 'phone', hidden: false }])).toEqual(['phone', 'name', 'city']);
    expect(shown([{ name: 'constructor', hidden: false }])).toEqual(['name', 'city']);
  });

  test('a width that cannot be used is made one that can', () => {
    const width = (given: number) =>
      arrange(columns, [{ name: 'name', hidden: false, width: given }])[0]?.width;

    expect([width(1), width(99_999)]).toEqual([64, 1200]);
  });

  test('what a stranger stored is read as far as it can be', () => {
    expect(readStored({ columns: [null, 3, { name: 'city', hidden: 1, width: 'wide' }] })).toEqual([
      { name: 'city', hidden: false },
    ]);
    expect([readStored(null), readStored({ columns: 'all' }), readStored([])]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('[B-038] a column that is dropped on another takes its place', () => {
    const placed = arrange(columns, []);
    const keys = placed.map(({ key }) => key);
    const [first = '', second = ''] = keys;

    const dragged = draggedOver(placed, second, first).map(({ key }) => key);

    expect(dragged).toEqual([second, first, ...keys.slice(2)]);
  });

  test('[B-038] Show All, Hide All, one column, and a new order', () => {
    const placed = arrange(columns, []);

    expect(withAllHidden(placed, true).every(({ isHidden }) => isHidden)).toBe(true);
    expect(withAllHidden(placed, false).some(({ isHidden }) => isHidden)).toBe(false);
    expect(withColumn(placed, 'city', { isHidden: true })[1]?.isHidden).toBe(true);
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });
});
