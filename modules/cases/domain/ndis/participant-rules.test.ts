import { describe, expect, test } from 'vitest';
import { dueRestraintWarning } from './due-restraint-warning.ts';
import { ndisNumberFormats } from './ndis-number.ts';
import { priceLimitAt } from './price-limit.ts';
import { authorityState, refuseRestraint } from './restraint-authority.ts';
import { isShortNotice } from './short-notice.ts';
import { whoReads, whoSigns } from './who-acts.ts';

const { ndisNumber, ndisRegistration } = ndisNumberFormats;

describe('an NDIS number', () => {
  test.each(['430 123 456', '430-123-456', '430123456'])('%s is one', (text) => {
    expect(ndisNumber.read(text)).toBe('430123456');
  });

  test.each(['43012345', '4301234567', '530123456', '43012345a', ''])('%s is none', (text) => {
    expect(ndisNumber.read(text)).toBeNull();
  });

  test('is shown in three groups; a registration number has ten digits', () => {
    expect(ndisNumber.show('430123456')).toBe('430 123 456');
    expect(ndisRegistration.read('4050 012 345')).toBe('4050012345');
    expect(ndisRegistration.read('430123456')).toBeNull();
  });
});

describe('short notice', () => {
  test.each([
    ['2026-06-08', 7, false],
    ['2026-06-09', 7, true],
    ['2026-06-16', 7, true],
    ['2026-06-13', 2, false],
    ['2026-06-14', 2, true],
    ['2026-06-15', 0, false],
  ])('of an appointment on 16 June, told on %s with %i clear days agreed: %s', (...row) => {
    const [told, days, isShort] = row;

    expect(isShortNotice(told, '2026-06-16', days)).toBe(isShort);
  });
});

describe('the price limit', () => {
  const item = {
    priceType: 'priceLimited',
    priceLimit: '193.99',
    zones: { NT: '200.00', remote: '271.59', veryRemote: '290.99' },
  };

  test.each([
    ['NSW', 'national', '193.99'],
    [null, 'national', '193.99'],
    ['NT', 'national', '200.00'],
    ['NT', 'remote', '271.59'],
    ['WA', 'veryRemote', '290.99'],
  ] as const)('in %s, %s, is %s', (state, remoteness, limit) => {
    expect(priceLimitAt(item, { state, remoteness })).toBe(limit);
  });

  test('a far place without a price of its own has that of its state, then the national one', () => {
    const zones = { NT: '200.00' };

    expect(priceLimitAt({ ...item, zones }, { state: 'NT', remoteness: 'remote' })).toBe('200.00');
    expect(priceLimitAt({ ...item, zones: {} }, { state: 'NT', remoteness: 'remote' })).toBe(
      '193.99',
    );
  });

  test('[E-087] a quotable support has none, and one of unit price $1 costs a dollar', () => {
    const place = { state: 'NSW', remoteness: 'national' } as const;

    expect(priceLimitAt({ ...item, priceType: 'quotable' }, place)).toBeNull();
    expect(priceLimitAt({ ...item, priceType: 'unitPriceOne' }, place)).toBe('1.00');
  });
});

describe('the authority of a chemical restraint', () => {
  const authority = {
    authorisedBy: 'Office of the Public Guardian',
    authorisedFrom: '2026-01-01',
    authorisedTo: '2026-06-30',
  };

  test.each([
    ['2026-05-30', 'valid'],
    ['2026-05-31', 'endsSoon'],
    ['2026-06-30', 'endsSoon'],
    ['2026-07-01', 'expired'],
  ])('on %s is %s', (today, state) => {
    expect(authorityState(authority, today)).toBe(state);
  });

  test.each(['authorisedBy', 'authorisedFrom', 'authorisedTo'])('without %s is none', (key) => {
    expect(refuseRestraint({ ...authority, [key]: null }, '2026-02-01')).toMatchObject({
      code: 'restraintWithoutAuthority',
    });
  });

  test('one that has ended is refused with its day', () => {
    expect(refuseRestraint(authority, '2026-07-01')).toMatchObject({
      code: 'restraintAuthorityExpired',
      values: { day: '2026-06-30' },
    });
    expect(refuseRestraint(authority, '2026-06-30')).toBeNull();
  });
});

describe('the end of an authority', () => {
  test.each([
    ['2026-05-16', null],
    ['2026-05-17', 30],
    ['2026-06-02', 14],
    ['2026-06-10', 7],
    ['2026-06-15', 1],
    ['2026-06-16', 1],
    ['2026-06-17', -1],
    ['2026-07-16', -1],
    ['2026-07-17', null],
  ])('on 16 June is told of on %s: %s', (today, days) => {
    expect(dueRestraintWarning('2026-06-16', today)).toBe(days);
  });
});

describe('[G-019] for a participant', () => {
  const participant = { name: 'Sam Rivers', email: 'sam@rivers.example' };
  const nominee = (nomineeType: string, nomineeEmail: string | null = 'jo@rivers.example') => ({
    nomineeType,
    nomineeName: 'Jo Rivers',
    nomineeEmail,
  });

  test.each([
    ['plan', 'Jo Rivers', 'Jo Rivers'],
    ['guardian', 'Jo Rivers', 'Jo Rivers'],
    ['correspondence', 'Sam Rivers', 'Jo Rivers'],
    ['none', 'Sam Rivers', 'Sam Rivers'],
  ])('with a nominee of the kind %s, %s signs and %s reads', (kind, signs, reads) => {
    expect(whoSigns(nominee(kind), participant)?.name).toBe(signs);
    expect(whoReads(nominee(kind), participant)?.name).toBe(reads);
  });

  test('whoever has no address is passed over', () => {
    expect(whoReads(nominee('plan', null), participant)?.name).toBe('Sam Rivers');
    expect(whoReads(nominee('none'), { ...participant, email: null })).toBeNull();
  });
});
