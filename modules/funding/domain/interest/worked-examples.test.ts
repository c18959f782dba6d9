import { describe, expect, test } from 'vitest';
import { exact } from '#kernel/domain';
import { accrualOfCents, accrualText, moneyOf, roundAccrual } from './accrual.ts';
import { dayRuns, daysOf, yearParts, YEAR_PARTS } from './day-count.ts';
import type { DayCount } from './day-count.ts';
import { instalmentsOf } from './instalments.ts';
import { standardTerms } from './loan-terms.ts';
import type { FeeTerm, Loan, LoanEvent, LoanPart, LoanTerms } from './loan-terms.ts';
import { payoutOn } from './payout.ts';
import { walkLoan } from './walk-loan.ts';
import examples from './worked-examples.json' with { type: 'json' };

const advance = (on: string, amount: string): LoanEvent => ({
  id: `advance ${on}`,
  kind: 'advance',
  on,
  amount,
});

const aLoan = (events: readonly LoanEvent[], terms: Partial<LoanTerms>): Loan => ({
  events,
  terms: { ...standardTerms, ...terms },
});

const dated = (from: string, percent: string) => ({ rates: [{ from, percent }] });

describe('the worked examples of interest, to the cent', () => {
  test.each(examples.dayCount)('[G-044] days from $from to $to', ({ from, to, yearFraction }) => {
    for (const [dayCount, { dec12 }] of Object.entries(yearFraction)) {
      const parts = yearParts(dayRuns(dayCount as DayCount, from, to));
      expect([dayCount, exact(parts).div(YEAR_PARTS).toFixed(12)]).toEqual([dayCount, dec12]);
    }
  });

  test.each(examples.simpleDaily)('[G-044] $id: $note', (example) => {
    const { principal, ratePct, from, to, dayCount } = example;
    const terms = { ...dated(from, ratePct), dayCount: dayCount as DayCount };
    const loan = aLoan([advance(from, principal)], terms);
    const book = walkLoan(loan, to);

    expect(accrualText(book.accrued)).toBe(example.interestUnrounded);
    expect(moneyOf(roundAccrual(book.accrued))).toBe(example.interest);
    expect(payoutOn(loan, to).total).toBe(example.totalDue);
    expect(daysOf(dayRuns(dayCount as DayCount, from, to))).toBe(example.days);
  });

  const compounding = {
    DAILY: 'daily',
    'MONTHLY-CALENDAR': 'monthlyCalendar',
    'MONTHLY-ANNIVERSARY': 'monthlyAnniversary',
  } as const;

  test.each(examples.compound)('[G-044] $id: compound $compounding', (example) => {
    const { from, to, principal, ratePct } = example;
    const loan = aLoan([advance(from, principal)], {
      ...dated(from, ratePct),
      interestKind: 'compound',
      compounding: compounding[example.compounding as keyof typeof compounding],
    });
    const book = walkLoan(loan, to);

    expect(payoutOn(loan, to).interest).toBe(example.interest);
    if (example.interestUnrounded) {
      expect(accrualText(book.accrued)).toBe(example.interestUnrounded);
    }
    const rows = book.runs.map((run) => ({
      from: run.from,
      to: run.to,
      days: run.days,
      opening: run.balance,
      interest: moneyOf(roundAccrual(run.accrual)),
    }));
    if (example.schedule) expect(rows).toEqual(example.schedule);
  });

  test.each(examples.upfront)('[G-044] $id: interest for the term, $basis', (example) => {
    const { advanceDate, principal, ratePct, termDays, rebateAllowed, settlementDate } = example;
    const loan = aLoan([advance(advanceDate, principal)], {
      ...dated(advanceDate, ratePct),
      timing: 'upfront',
      upfront: {
        basis: example.basis === 'FLAT' ? 'flat' : 'rate',
        termDays,
        rebate: rebateAllowed,
      },
    });
    const { total, rebate } = payoutOn(loan, settlementDate);

    expect(total).toBe(example.payout);
    expect(rebate.replace('-', '')).toBe(example.rebateOnEarlySettlement ?? '0.00');
    expect(moneyOf(walkLoan(loan, advanceDate).interestDue)).toBe(example.upfrontInterest);
  });

  test.each(examples.facility)('[G-044] $id: several advances of a facility', (example) => {
    const { fees, advances, repayments, rates, asOf, expected } = example;
    const perAdvance: FeeTerm[] = fees.perAdvance
      ? [{ time: 'perAdvance', unit: fees.perAdvance[0] as '$', value: fees.perAdvance[1] ?? '0' }]
      : [];
    const payments = repayments.map(({ date, amount }) => ({
      id: `payment ${date}`,
      kind: 'payment' as const,
      on: date,
      amount,
    }));
    const loan = aLoan(
      [...advances.map(({ date, amount }) => advance(date, amount)), ...payments],
      {
        rates: rates.map(({ from, ratePct }) => ({ from, percent: ratePct })),
        fees: perAdvance,
        allocationOrder: example.allocationOrder as LoanPart[],
      },
    );
    const book = walkLoan(loan, asOf);
    const grown = book.accrued + accrualOfCents(book.interestDue);

    expect(
      book.postings.filter(({ kind }) => kind === 'fee').map(({ on, amount }) => [on, amount]),
    ).toEqual(expected.feesCharged.map(([on, , amount]) => [on, amount]));
    expect(
      book.allocations.map(({ on, fee, interest, principal, unapplied }) => [
        on,
        { fee, interest, principal },
        unapplied,
      ]),
    ).toEqual(
      expected.allocations.map(({ date, allocation, unapplied }) => [date, allocation, unapplied]),
    );
    expect({
      principalOutstanding: moneyOf(book.principal),
      accruedInterestUnrounded: accrualText(grown),
      accruedInterest: moneyOf(roundAccrual(grown)),
      feesOutstanding: moneyOf(book.fees),
      payout: payoutOn(loan, asOf).total,
    }).toEqual({
      principalOutstanding: expected.principalOutstanding,
      accruedInterestUnrounded: expected.accruedInterestUnrounded,
      accruedInterest: expected.accruedInterest,
      feesOutstanding: expected.feesOutstanding,
      payout: expected.payout,
    });
  });

  test.each(examples.bandedDailyFee)('a daily fee by bands for $invoice', (example) => {
    const bands = [{ below: '1000.00', perDay: '0.50' }];
    for (let dollars = 1; dollars < 10; dollars += 1) {
      bands.push({ below: `${dollars + 1}000.00`, perDay: `${dollars}.00` });
    }
    const loan = aLoan([advance(example.paid, example.invoice)], {
      dayFees: bands,
      gstPercent: '10',
    });
    expect(payoutOn(loan, example.repaid).total).toBe(example.repayment);
  });

  test('equal instalments, the last with what rounding left', () => {
    const { principal, ratePct, rows } = examples.instalments;
    const days = [rows[0]?.from ?? '', ...rows.map(({ to }) => to)];
    const plan = instalmentsOf({ principal, percent: ratePct, dayCount: 'ACT/365F', days });
    expect(plan).toEqual(
      rows.map(({ installment, ...row }) => ({ ...row, instalment: installment })),
    );
  });
});
