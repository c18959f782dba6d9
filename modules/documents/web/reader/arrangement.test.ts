import { expect, test } from 'vitest';
import {
  arrangementOf,
  chosenPart,
  isArranged,
  leaveOutChosen,
  moveChosen,
  splitParts,
  toggle,
  turnChosen,
  wholePart,
} from './arrangement.ts';

const chosen = (...keys: number[]) => keys.reduce(toggle, arrangementOf(5));
const order = (given: ReturnType<typeof chosen>) => given.sheets.map(({ page }) => page);

test('chosen pages move together and stop at the end', () => {
  expect(order(moveChosen(chosen(1, 2), 1))).toEqual([1, 4, 2, 3, 5]);
  expect(order(moveChosen(chosen(1, 2), -1))).toEqual([2, 3, 1, 4, 5]);
  expect(order(moveChosen(chosen(0), -1))).toEqual([1, 2, 3, 4, 5]);
});

test('pages are left out, but never all of them', () => {
  expect(order(leaveOutChosen(chosen(0, 4)))).toEqual([2, 3, 4]);
  expect(order(leaveOutChosen(chosen(0, 1, 2, 3, 4)))).toHaveLength(5);
});

test('turning goes round, and only the chosen turn', () => {
  const left = turnChosen(chosen(1), -90);

  expect(left.sheets.map(({ turn }) => turn)).toEqual([0, 270, 0, 0, 0]);
  expect(isArranged(left, 5)).toBe(true);
  expect(isArranged(turnChosen(left, 90), 5)).toBe(false);
});

test('each chosen page begins a new file; chosen pages alone become one', () => {
  const pages = (parts: ReturnType<typeof splitParts>) =>
    parts.map((part) => part.pages.map(({ page }) => page));

  expect(pages(splitParts(chosen(2, 4)))).toEqual([[1, 2], [3, 4], [5]]);
  expect(pages(chosenPart(chosen(1, 3)))).toEqual([[2, 4]]);
  expect(pages(wholePart(chosen(1)))).toEqual([[1, 2, 3, 4, 5]]);
});
