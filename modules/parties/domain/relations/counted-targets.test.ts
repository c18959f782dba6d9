import { expect, test } from 'vitest';
import { countedTargets } from './counted-targets.ts';
import type { CountableTarget } from './counted-targets.ts';

const target = (
  id: string,
  period: CountableTarget['period'],
  staff: string | null = null,
  saleType: string | null = null,
): CountableTarget => ({
  id,
  period,
  staff: staff ? { id: staff } : null,
  saleType: saleType ? { id: saleType } : null,
});
const counted = (...targets: CountableTarget[]) => countedTargets(targets).map(({ id }) => id);

test('a quarter within a year of the same person is not counted again', () => {
  expect(counted(target('year', 'year', 'ana'), target('q1', 'q1', 'ana'))).toEqual(['year']);
});

test('a quarter of somebody without a target for the year counts beside the year of another', () => {
  expect(counted(target('year', 'year', 'ana'), target('q1', 'q1', 'ben'))).toEqual(['year', 'q1']);
});

test('the target of the practice holds those of its people, in its own period only', () => {
  expect(
    counted(target('all', 'q1'), target('ana', 'q1', 'ana'), target('later', 'q2', 'ana')),
  ).toEqual(['all', 'later']);
});

test('a target for every type of sale holds those of one type', () => {
  expect(
    counted(
      target('all', 'q1', 'ana'),
      target('one', 'q1', 'ana', 'ime'),
      target('x', 'q1', 'ben', 'ime'),
    ),
  ).toEqual(['all', 'x']);
});

test('four quarters alone are all counted', () => {
  const quarters = (['q1', 'q2', 'q3', 'q4'] as const).map((period) => target(period, period));

  expect(counted(...quarters)).toEqual(['q1', 'q2', 'q3', 'q4']);
});
