import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../settlement/outcome.ts';
import { sharesOf } from './pay-dialog.tsx';

const lines = [
  { id: 'a', total: '100.00', paid: '0.00' },
  { id: 'b', total: '50.01', paid: '50.00' },
];

describe('the shares that the dialog shows', () => {
  test('are all that is open where nothing is typed, and add up to what is typed', () => {
    expect(sharesOf(lines, null).map(({ share }) => share)).toEqual(['100.00', '0.01']);
    expect(sharesOf(lines, '33.33').map(({ share }) => share)).toEqual(['33.33', '0.00']);
  });

  test('are none where more is typed than is open', () => {
    expect(sharesOf(lines, '100.02')).toEqual([]);
  });
});

describe('what settling would do', () => {
  test.each([
    ['100.00', {}, { kind: 'settled', amount: '100.00' }],
    ['120.00', {}, { kind: 'credit', amount: '20.00' }],
    ['90.00', {}, { kind: 'refused', amount: '10.00' }],
    ['90.00', { approval: true }, { kind: 'writtenOff', amount: '10.00' }],
    ['90.00', { isInvoiced: true }, { kind: 'invoiced', amount: '10.00' }],
  ])('is said for %s received', (received, typed, outcome) => {
    expect(outcomeOf('100.00', { received, ...typed })).toEqual(outcome);
  });

  test('is not guessed from half an amount', () => {
    expect(outcomeOf('100.00', { received: '9x' })).toBeNull();
  });
});
