import fc from 'fast-check';
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { addDays, addMoney } from '#kernel/domain';
import { moneyOf } from './accrual.ts';
import { explainBook } from './explain-loan.ts';
import { standardTerms } from './loan-terms.ts';
import type { Loan, LoanEvent, LoanPart } from './loan-terms.ts';
import { netOf, payoutOf } from './payout.ts';
import { walkLoan } from './walk-loan.ts';

const start = '2023-01-01';
const calendar = Array.from({ length: 300 }, (_, index) => addDays(start, index));
const dayAt = (index: number) => calendar[index] ?? start;
const cents = (value: Decimal) => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/** The plainest way: one day after the other, with nothing but a balance, a rate and a sum. */
function dayByDay({ terms, events }: Loan, asOf: string) {
  const owed = { principal: new Decimal(0), interest: new Decimal(0), fee: new Decimal(0) };
  let capitalised = new Decimal(0);
  let credit = new Decimal(0);
  let numerator = new Decimal(0);
  const basis = terms.dayCount === 'ACT/360' ? 36_000 : 36_500;
  const lent = events.filter(({ kind }) => kind === 'advance').map(({ on }) => on);
  const first = lent.toSorted()[0] ?? asOf;
  const lastGood = terms.dueOn === null ? asOf : addDays(terms.dueOn, terms.graceDays);
  const postInterest = () => {
    owed.interest = owed.interest.plus(cents(numerator.div(basis)));
    numerator = new Decimal(0);
  };
  for (const day of calendar) {
    if (day < first) continue;
    const isFirstOfMonth = day.endsWith('-01') && day > first;
    if (terms.interestKind === 'compound' && isFirstOfMonth) {
      postInterest();
      capitalised = capitalised.plus(owed.interest);
      owed.interest = new Decimal(0);
    }
    for (const { kind, on, amount } of events) {
      if (on !== day || kind !== 'advance') continue;
      owed.principal = owed.principal.plus(amount);
      for (const { unit, value } of terms.fees) {
        owed.fee = owed.fee.plus(
          unit === '$' ? value : cents(new Decimal(amount).times(value).div(100)),
        );
      }
    }
    for (const { kind, on, amount } of events) {
      if (on !== day || kind !== 'payment') continue;
      let left = new Decimal(amount);
      postInterest();
      for (const part of terms.allocationOrder) {
        if (left.isZero()) break;
        if (part === 'interest') {
          const old = Decimal.min(left, capitalised);
          capitalised = capitalised.minus(old);
          left = left.minus(old);
        }
        const paid = Decimal.min(left, owed[part]);
        owed[part] = owed[part].minus(paid);
        left = left.minus(paid);
      }
      credit = credit.plus(left);
    }
    if (day === asOf) break;
    const rate = terms.rates.filter(({ from }) => from <= day).at(-1)?.percent ?? '0';
    const late = day > lastGood;
    const percent = late ? Decimal.max(rate, terms.defaultPercent ?? '0') : new Decimal(rate);
    const base =
      terms.interestKind === 'compound' ? owed.principal.plus(capitalised) : owed.principal;
    numerator = numerator.plus(base.times(percent));
  }
  const interest = owed.interest.plus(capitalised).plus(cents(numerator.div(basis)));
  return {
    principal: owed.principal.toFixed(2),
    interest: interest.toFixed(2),
    fees: owed.fee.toFixed(2),
    total: owed.principal.plus(interest).plus(owed.fee).minus(credit).toFixed(2),
  };
}

const money = (max: number) => fc.integer({ min: 1, max }).map((value) => (value / 100).toFixed(2));
const orders: readonly LoanPart[][] = [
  ['fee', 'interest', 'principal'],
  ['interest', 'fee', 'principal'],
  ['principal', 'interest', 'fee'],
];

const event = fc.record({
  kind: fc.constantFrom('advance' as const, 'payment' as const),
  on: fc.integer({ min: 0, max: 200 }).map(dayAt),
  amount: money(900_000),
});

const loans: fc.Arbitrary<Loan> = fc
  .record({
    events: fc.array(event, { maxLength: 7 }),
    opening: money(2_000_000),
    rate: fc.integer({ min: 0, max: 4000 }).map((value) => (value / 100).toFixed(2)),
    later: fc.integer({ min: 0, max: 4000 }).map((value) => (value / 100).toFixed(2)),
    changesOn: fc.integer({ min: 1, max: 200 }).map(dayAt),
    interestKind: fc.constantFrom('simple' as const, 'compound' as const),
    dayCount: fc.constantFrom('ACT/365F' as const, 'ACT/360' as const),
    allocationOrder: fc.constantFrom(...orders),
    fee: fc.constantFrom(
      { unit: '$', value: '55.00' } as const,
      { unit: '%', value: '1.25' } as const,
    ),
    dueOn: fc.option(fc.integer({ min: 30, max: 200 }).map(dayAt)),
    graceDays: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ events, opening, rate, later, changesOn, fee, dueOn, ...terms }) => ({
    terms: {
      ...standardTerms,
      ...terms,
      dueOn,
      defaultPercent: '30',
      fees: [{ time: 'perAdvance', ...fee }],
      rates: [
        { from: start, percent: rate },
        { from: changesOn, percent: later },
      ],
    },
    events: [{ id: 'first', kind: 'advance', on: start, amount: opening } as LoanEvent].concat(
      events.map((row, index) => ({ id: `event ${index}`, ...row })),
    ),
  }));

test('[G-044] ten thousand loans equal a plain loop over their days', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 240 }).map(dayAt), (loan, asOf) => {
      const payout = payoutOf(loan, walkLoan(loan, asOf));
      const { principal, interest, fees } = payout;
      expect({ principal, interest, fees, total: netOf(payout) }).toEqual(dayByDay(loan, asOf));
      expect(Number(payout.total)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 10_000, seed: 44 },
  );
});

test('the posted rows add up to what is owed, and the explained days to what has grown', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 240 }).map(dayAt), (loan, asOf) => {
      const book = walkLoan(loan, asOf);
      const sumOf = (part: string) =>
        addMoney(
          ...book.postings
            .filter((row) => row.part === part && row.kind !== 'capitalised')
            .map(({ amount }) => amount),
        );
      expect(sumOf('principal')).toBe(moneyOf(book.principal));
      expect(sumOf('interest')).toBe(moneyOf(book.interestDue + book.capitalised));
      expect(sumOf('fee')).toBe(moneyOf(book.fees));
      expect(sumOf('credit')).toBe(moneyOf(-book.credit));
      const days = explainBook(loan, book).lines.filter((line) => line.kind === 'days');
      for (const [index, line] of days.entries()) {
        expect(line.to <= (days[index + 1]?.from ?? asOf)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a payout asked again later is the same, whatever happened since', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: 300 }).map(dayAt), (loan, asOf) => {
      const since = loan.events.filter(({ on }) => on <= asOf);
      expect(payoutOf(loan, walkLoan(loan, asOf))).toEqual(
        payoutOf(loan, walkLoan({ ...loan, events: since }, asOf)),
      );
    }),
    { numRuns: 500 },
  );
});
