import { describe, expect, test } from 'vitest';
import { decideOrderOfDays, orderOfDays } from './order-of-days.ts';

const days = { accidentDate: '2026-03-01', lodgedOn: '2026-04-01', settledOn: null };

const [, claim = {}] = orderOfDays.MVA;

describe('facts lie in the order of life', () => {
  test('a settlement before the claim was lodged is refused, and both days are named', () => {
    expect(decideOrderOfDays(claim, days, { ...days, settledOn: '2026-03-15' })).toMatchObject({
      code: 'daysOutOfOrder',
      field: 'settledOn',
      values: {
        later: expect.stringContaining('15 Mar 2026'),
        earlier: expect.stringContaining('01 Apr 2026'),
      },
    });
  });

  test('the day that is moved is named, not the one that stood there', () => {
    expect(decideOrderOfDays(claim, days, { ...days, accidentDate: '2026-04-02' })).toMatchObject({
      field: 'accidentDate',
    });
  });

  test('the same day is in order, and what stood there so stays', () => {
    const wrong = { ...days, lodgedOn: '2026-02-01' };

    expect(decideOrderOfDays(claim, days, { ...days, settledOn: '2026-04-01' })).toMatchObject({
      kind: 'accepted',
    });
    expect(decideOrderOfDays(claim, wrong, wrong)).toMatchObject({ kind: 'accepted' });
  });

  test('whoever was born after it is not the claimant: the claimant is named', () => {
    const [injury = {}] = orderOfDays.IME;
    const known = { bornOn: '1980-05-01', dateOfInjury: '2020-01-10', requestedOn: null };

    expect(decideOrderOfDays(injury, known, { ...known, bornOn: '2021-01-01' })).toMatchObject({
      code: 'daysOutOfOrder',
      field: 'clientId',
    });
    expect(decideOrderOfDays(injury, null, { ...known, requestedOn: '2020-01-09' })).toMatchObject({
      field: 'requestedOn',
    });
  });
});
