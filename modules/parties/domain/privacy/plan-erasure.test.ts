import { expect, test } from 'vitest';
import { planErasure } from './plan-erasure.ts';
import type { ErasureFacts, KeptForLaw } from './plan-erasure.ts';

const today = '2026-11-19';
const aCase = (facts: Partial<KeptForLaw> = {}): KeptForLaw => ({
  kind: 'case',
  name: 'IME-1',
  isOpen: false,
  lastDay: '2010-03-01',
  ...facts,
});
const planned = (facts: Partial<ErasureFacts>) =>
  planErasure({ kept: [], holds: [], dateOfBirth: '1980-05-05', ...facts }, today);

test('a person of whom nothing must be kept may be erased', () => {
  expect(planned({ kept: [aCase()] })).toEqual({ stays: [], mayBeErased: true });
});

test('a hold stands before all else and names its reason, however old the records are', () => {
  expect(planned({ kept: [aCase()], holds: ['Matter 12 of 2026'] })).toMatchObject({
    stays: [{ why: 'Matter 12 of 2026', until: null, isInTheWay: true }],
    mayBeErased: false,
  });
});

test('an open case and money that is not settled are in the way', () => {
  const open = [aCase({ isOpen: true }), aCase({ kind: 'money', name: 'INV-1', isOpen: true })];

  expect(planned({ kept: open })).toMatchObject({
    stays: [{ what: 'IME-1', why: 'The case is open.' }, { what: 'INV-1' }],
    mayBeErased: false,
  });
});

test('health records stay for seven years after the last service, to the day', () => {
  expect(planned({ kept: [aCase({ lastDay: '2019-11-20' })] })).toMatchObject({
    stays: [{ until: '2026-11-20' }],
    mayBeErased: false,
  });
  expect(planned({ kept: [aCase({ lastDay: '2019-11-19' })] }).mayBeErased).toBe(true);
  expect(planned({ kept: [aCase({ lastDay: '2020-02-29' })] }).stays).toMatchObject([
    { until: '2027-02-28' },
  ]);
});

test('those of a child stay until 25, also when seven years are over; an adult is no child', () => {
  const kept = [aCase({ lastDay: '2010-03-01' })];

  expect(planned({ kept, dateOfBirth: '2004-06-01' })).toMatchObject({
    stays: [{ until: '2029-06-01' }],
    mayBeErased: false,
  });
  expect(planned({ kept, dateOfBirth: '1992-03-01' }).mayBeErased).toBe(true);
  expect(planned({ kept, dateOfBirth: null }).mayBeErased).toBe(true);
});

test('settled money stays for seven years, and is in nobody’s way', () => {
  const kept = [aCase({ kind: 'money', name: 'INV-1', lastDay: '2024-01-01' })];

  expect(planned({ kept })).toMatchObject({
    stays: [{ what: 'INV-1', until: '2031-01-01', isInTheWay: false }],
    mayBeErased: true,
  });
});
