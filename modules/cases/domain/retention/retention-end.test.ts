import type { PlainDate } from '#kernel/domain';
import { expect, test } from 'vitest';
import { retentionEnd, retentionOf } from './retention-end.ts';
import type { RetentionFacts } from './retention-end.ts';

const rule = { years: 7, childUntil: 25 };
const day = (text: string) => text as PlainDate;
const closed = (on: string) => ({ isClosed: true, closedOn: day(on) });
const born = (on: string | null) => ({ dateOfBirth: on ? day(on) : null });
const today = day('2026-11-19');

const aCase = (facts: Partial<RetentionFacts> = {}): RetentionFacts => ({
  ...closed('2019-11-19'),
  ...born('1970-01-01'),
  holds: [],
  money: [],
  openWork: [],
  ...facts,
});

test('a case is kept for the years of its rule after it closed', () => {
  expect(retentionEnd(closed('2019-03-05'), rule, born(null))).toBe('2026-03-05');
  expect(retentionEnd(closed('2019-03-05'), { ...rule, years: 12 }, born(null))).toBe('2031-03-05');
});

test('closed on a leap day, it ends on the last of February where there is none', () => {
  expect(retentionEnd(closed('2020-02-29'), rule, born(null))).toBe('2027-02-28');
  expect(retentionEnd(closed('2020-02-29'), { ...rule, years: 8 }, born(null))).toBe('2028-02-29');
});

test('of a child it is kept until 25, if that is later', () => {
  expect(retentionEnd(closed('2019-03-05'), rule, born('2010-06-01'))).toBe('2035-06-01');
  expect(retentionEnd(closed('2019-03-05'), rule, born('2001-03-06'))).toBe('2026-03-06');
  expect(
    retentionEnd(closed('2019-03-05'), { years: 30, childUntil: 25 }, born('2010-06-01')),
  ).toBe('2049-03-05');
});

test('on the birthday of 18 the claimant is no child any more, also one born on a leap day', () => {
  expect(retentionEnd(closed('2019-03-05'), rule, born('2001-03-05'))).toBe('2026-03-05');
  expect(retentionEnd(closed('2018-02-27'), rule, born('2000-02-29'))).toBe('2025-02-28');
  expect(retentionEnd(closed('2018-02-28'), { ...rule, years: 1 }, born('2000-02-29'))).toBe(
    '2019-02-28',
  );
});

test('an open case has no end, also one that was opened again', () => {
  expect(retentionEnd({ isClosed: false, closedOn: day('2001-01-01') }, rule, born(null))).toBe(
    null,
  );
  const reopened = aCase({ isClosed: false });
  expect(retentionOf(reopened, rule, today)).toMatchObject({ isOver: false, mayGo: false });
});

test('its time is over on the last day, not before', () => {
  expect(retentionOf(aCase(), rule, today)).toMatchObject({ isOver: true, mayGo: true });
  expect(retentionOf(aCase(closed('2019-11-20')), rule, today)).toMatchObject({
    keptUntil: '2026-11-20',
    isOver: false,
    mayGo: false,
  });
});

test('money that is not settled and work that is open keep it; settled money only stays behind', () => {
  const owing = { name: 'INV-1', isOpen: true };
  const settled = { name: 'INV-2', isOpen: false };

  const kept = retentionOf(aCase({ money: [settled, owing], openWork: ['Ring'] }), rule, today);
  const free = retentionOf(aCase({ money: [settled] }), rule, today);

  expect(kept).toMatchObject({ isOver: true, mayGo: false });
  expect(kept.stays.map(({ what, isInTheWay }) => [what, isInTheWay])).toEqual([
    ['INV-1', true],
    ['Ring', true],
    ['INV-2', false],
  ]);
  expect(free).toMatchObject({ mayGo: true, stays: [{ what: 'INV-2', isInTheWay: false }] });
});

test('a hold wins over all else, and says why', () => {
  const held = aCase({ holds: ['Matter 9 of 2026'], money: [{ name: 'INV-1', isOpen: true }] });

  const { mayGo, stays } = retentionOf(held, rule, today);

  expect(mayGo).toBe(false);
  expect(stays[0]).toEqual({ what: 'On hold', why: 'Matter 9 of 2026', isInTheWay: true });
});
