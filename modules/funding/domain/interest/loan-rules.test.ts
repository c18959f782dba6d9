import { describe, expect, test } from 'vitest';
import { moneyOf } from './accrual.ts';
import { eventsUntil } from './boundaries.ts';
import { paymentBeforeAdvance } from './check-loan-events.ts';
import { correctPostings } from './correct-postings.ts';
import { explainLoan } from './explain-loan.ts';
import { standardTerms } from './loan-terms.ts';
import type { Loan, LoanEvent, LoanTerms } from './loan-terms.ts';
import { payoutOn } from './payout.ts';
import { walkLoan } from './walk-loan.ts';

const at = (kind: LoanEvent['kind'], on: string, amount: string): LoanEvent => ({
  id: `${kind} ${on}`,
  kind,
  on,
  amount,
});

const aLoan = (terms: Partial<LoanTerms>, ...events: readonly LoanEvent[]): Loan => ({
  events,
  terms: { ...standardTerms, rates: [{ from: '2025-01-01', percent: '10' }], ...terms },
});

const year = at('advance', '2025-01-01', '3650.00');

test('on one day money is lent before it is paid back, whatever was written first', () => {
  const day = '2025-02-01';
  const events = [at('payment', day, '1.00'), at('advance', day, '2.00'), year];

  expect(eventsUntil(events, day).map(({ id }) => id)).toEqual([
    year.id,
    `advance ${day}`,
    `payment ${day}`,
  ]);
  expect(eventsUntil(events, '2025-01-31')).toEqual([year]);
});

describe('what a loan costs', () => {
  test('early settlement costs the least interest that was agreed', () => {
    const loan = aLoan({ minimumInterest: '100.00' }, year);
    expect(payoutOn(loan, '2025-01-11')).toMatchObject({
      interest: '10.00',
      minimumTopUp: '90.00',
      total: '3750.00',
    });
    expect(payoutOn(loan, '2026-01-01')).toMatchObject({
      interest: '365.00',
      minimumTopUp: '0.00',
    });
  });

  test('a settled loan that is paid its payout owes nothing, whatever was agreed', () => {
    const upfront = { basis: 'rate', termDays: 365, rebate: true } as const;
    for (const terms of [{ minimumInterest: '100.00' }, { timing: 'upfront' as const, upfront }]) {
      const loan = aLoan(terms, year);
      const { total } = payoutOn(loan, '2025-04-11');
      const settled = aLoan(
        terms,
        year,
        at('settle', '2025-04-11', '0.00'),
        at('payment', '2025-04-11', total),
      );
      expect(payoutOn(settled, '2025-04-11').total).toBe('0.00');
      expect(payoutOn(settled, '2026-04-11').total).toBe('0.00');
    }
  });

  test('the default rate holds from the day after the grace, and only where it is higher', () => {
    const late = { dueOn: '2025-01-10', graceDays: 5, defaultPercent: '20' };
    const percents = (terms: Partial<LoanTerms>) =>
      walkLoan(aLoan(terms, year), '2025-01-31').runs.map(({ from, percent }) => [from, percent]);
    expect(percents(late)).toEqual([
      ['2025-01-01', '10'],
      ['2025-01-16', '20'],
    ]);
    expect(percents({ ...late, defaultPercent: '5' })).toEqual([['2025-01-01', '10']]);
  });

  test('interest for a term that is over grows daily on what is left of that advance', () => {
    const loan = aLoan(
      { timing: 'upfront', upfront: { basis: 'rate', termDays: 100, rebate: true } },
      year,
      at('advance', '2025-03-01', '1000.00'),
    );
    const { runs } = walkLoan(loan, '2025-04-21');
    expect(runs).toMatchObject([{ from: '2025-04-11', balance: '3650.00', days: 10 }]);
    expect(payoutOn(loan, '2025-04-21').interest).toBe('137.40');
  });

  test('a fee per matter comes once, a fee per advance each time, both with GST', () => {
    const loan = aLoan(
      {
        gstPercent: '10',
        fees: [
          { time: 'perMatter', unit: '$', value: '200.00' },
          { time: 'perAdvance', unit: '%', value: '2' },
        ],
      },
      year,
      at('advance', '2025-02-01', '1000.00'),
    );
    expect(payoutOn(loan, '2025-02-01').fees).toBe('322.30');
  });

  test('a daily fee ends with the repayment of its advance, the oldest first', () => {
    const loan = aLoan(
      { rates: [], dayFees: [{ below: '2000.00', perDay: '1.00' }] },
      at('advance', '2025-01-01', '1000.00'),
      at('advance', '2025-01-11', '500.00'),
      at('payment', '2025-01-21', '1030.00'),
    );
    expect(payoutOn(loan, '2025-01-31')).toMatchObject({ principal: '500.00', fees: '10.00' });
  });

  test('what is paid too much is held as a credit', () => {
    const loan = aLoan({}, year, at('payment', '2025-01-11', '4000.00'));
    expect(walkLoan(loan, '2025-01-11').allocations).toMatchObject([
      { interest: '10.00', principal: '3650.00', unapplied: '340.00' },
    ]);
    expect(payoutOn(loan, '2025-06-01')).toMatchObject({
      credit: '0.00',
      total: '0.00',
      surplus: '340.00',
    });
  });

  test('what is held is paid back, and what is left of it stays', () => {
    const loan = aLoan(
      {},
      year,
      at('payment', '2025-01-11', '4000.00'),
      at('refund', '2025-02-01', '300.00'),
    );
    expect(payoutOn(loan, '2025-06-01')).toMatchObject({ total: '0.00', surplus: '40.00' });
    expect(walkLoan(loan, '2025-06-01').postings.at(-1)).toMatchObject({
      kind: 'refund',
      part: 'credit',
      amount: '300.00',
    });
  });

  test('a fee per matter in percent is of the approved limit, one per advance of that advance', () => {
    const fee = (time: 'perMatter' | 'perAdvance') =>
      payoutOn(
        aLoan(
          { rates: [], approvedLimit: '12000.00', fees: [{ time, unit: '%', value: '2.5' }] },
          at('advance', '2025-01-01', '1000.00'),
          at('advance', '2025-02-01', '1000.00'),
        ),
        '2025-02-01',
      ).fees;

    expect([fee('perMatter'), fee('perAdvance')]).toEqual(['300.00', '50.00']);
  });

  test('a write-off is taken off as a payment is, and named as what it is', () => {
    const loan = aLoan({}, year, at('writeOff', '2025-01-11', '60.00'));
    const rows = walkLoan(loan, '2025-01-11').postings.filter(({ kind }) => kind === 'writeOff');
    expect(rows.map(({ part, amount }) => [part, amount])).toEqual([
      ['interest', '-10.00'],
      ['principal', '-50.00'],
    ]);
  });
});

describe('what is entered for a day that has passed', () => {
  test('reverses what no longer holds and leaves the rest', () => {
    const payment = at('payment', '2025-03-01', '500.00');
    const before = walkLoan(aLoan({}, year, payment), '2025-06-30');
    const missed = at('payment', '2025-02-01', '100.00');
    const after = walkLoan(aLoan({}, year, missed, payment), '2025-06-30');
    const { reverse, post } = correctPostings(before.postings, after.postings);

    expect(reverse.map(({ on, kind }) => [on, kind])).toEqual([
      ['2025-03-01', 'interest'],
      ['2025-03-01', 'payment'],
      ['2025-03-01', 'payment'],
    ]);
    expect(post.every(({ on }) => on >= '2025-02-01')).toBe(true);
    const kept = before.postings.filter((row) => !reverse.includes(row));
    const owed = [...kept, ...post]
      .filter(({ part, kind }) => part === 'principal' && kind !== 'capitalised')
      .reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n);
    expect(moneyOf(owed)).toBe(moneyOf(after.principal));
  });

  test('a payment before the first advance is found', () => {
    const early = at('payment', '2024-12-31', '10.00');
    expect(paymentBeforeAdvance([year, early])).toBe(early);
    expect(paymentBeforeAdvance([early])).toBe(early);
    expect(paymentBeforeAdvance([year, at('payment', '2025-01-01', '10.00')])).toBeUndefined();
  });
});

test('every line of an explanation can be checked by hand', () => {
  const loan = aLoan({}, year, at('payment', '2025-01-31', '1000.00'));
  const { lines, payout, accrued } = explainLoan(loan, '2025-02-10');
  expect(
    lines.map((line) =>
      line.kind === 'days'
        ? `${line.balance} x ${line.percent} % x ${line.fraction} = ${line.interest}`
        : `${line.on} ${line.what} ${line.part} ${line.amount}`,
    ),
  ).toEqual([
    '2025-01-01 Advance principal 3650.00',
    '3650.00 x 10 % x 30/365 = 30.0000000000',
    '2025-01-31 Interest interest 30.00',
    '2025-01-31 Payment interest -30.00',
    '2025-01-31 Payment principal -970.00',
    '2680.00 x 10 % x 10/365 = 7.3424657534',
  ]);
  expect([accrued, payout.total]).toEqual(['7.3424657534', '2687.34']);
});
