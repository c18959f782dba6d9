import { describe, expect, test } from 'vitest';
import { decideOrderOfDays } from './order-of-days.ts';

const days = { accidentDate: '2026-03-01', lodgedOn: '2026-04-01', settledOn: null };

describe('facts lie in the order of life', () => {
  test('a settlement before the claim was lodged is refused, and both days are named', () => {
    expect(decideOrderOfDays('MVA', days, { ...days, settledOn: '2026-03-15' })).toMatchObject({
      code: 'daysOutOfOrder',
      field: 'settledOn',
      values: {
        later: expect.stringContaining('15 Mar 2026'),
        earlier: expect.stringContaining('01 Apr 2026'),
      },
    });
  });

  test('the day that is moved is named, not the one that stood there', () => {
    expect(decideOrderOfDays('MVA', days, { ...days, accidentDate: '2026-04-02' })).toMatchObject({
      field: 'accidentDate',
    });
  });

  test('the same day is in order, and what stood there so stays', () => {
    const wrong = { ...days, lodgedOn: '2026-02-01' };

    expect(decideOrderOfDays('MVA', days, { ...days, settledOn: '2026-04-01' })).toMatchObject({
      kind: 'accepted',
    });
    expect(decideOrderOfDays('MVA', wrong, wrong)).toMatchObject({ kind: 'accepted' });
  });
});
