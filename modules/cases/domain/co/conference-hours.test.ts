import { describe, expect, test } from 'vitest';
import type { ConferenceKind } from './co-choices.ts';
import { billedTime, priceForTime } from './conference-hours.ts';

const from = '2030-01-08T00:00:00Z';
const after = (minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

describe('the hours of a conference', () => {
  test.each<[ConferenceKind, number, number, string]>([
    ['teleconference', 1, 0, '0.50'],
    ['teleconference', 30, 0, '0.50'],
    ['teleconference', 31, 0, '1.00'],
    ['teleconference', 50, 20, '1.50'],
    ['conclave', 61, 0, '2.00'],
    ['court', 20, 0, '4.00'],
    ['court', 235, 10, '8.00'],
  ])('%s of %i minutes with %i of preparation are %s', (kind, met, preparationMinutes, hours) => {
    expect(billedTime(kind, { from, to: after(met), preparationMinutes }).hours).toBe(hours);
  });

  test('cost the price of half an hour as often as they have half hours, to the cent', () => {
    const price = { description: 'Call', amount: '380.05', hasGst: true, payeeAmount: null };
    const billed = billedTime('teleconference', { from, to: after(70), preparationMinutes: 0 });

    expect(priceForTime(price, billed)).toEqual({
      description: 'Call: 1.50 hours',
      amount: '1140.15',
      hasGst: true,
      payeeAmount: null,
    });
  });
});
