import { expect, test } from 'vitest';
import { visibleTenantId, restOf, shiftOf, slotAt } from './tab-slots.ts';

test.each([
  [0, 70, 0],
  [0, 90, 1],
  [0, 9999, 3],
  [2, -170, 1],
  [2, -9999, 0],
])('[B-065] a tab at %s that moved %s px would stand at %s', (from, moved, slot) =>
  expect(slotAt(from, moved, 4)).toBe(slot),
);

test('[B-065] those between make room, the others stay', () => {
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 0, 2))).toEqual([0, -160, -160, 0]);
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 3, 1))).toEqual([0, 160, 160, 0]);
  expect([0, 1, 2, 3].map((index) => shiftOf(index, 1, 1))).toEqual([0, 0, 0, 0]);
});

test('[B-065] a tab does not leave the bar, and rests where it belongs', () => {
  expect([
    visibleTenantId(1, -500, 4),
    visibleTenantId(1, 100, 4),
    visibleTenantId(1, 900, 4),
  ]).toEqual([-160, 100, 320]);
  expect(restOf(0, 1, 190)).toBe(30);
});
