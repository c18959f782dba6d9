import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import type { Loan } from '../interest/loan-terms.ts';
import { payoutOn } from '../interest/payout.ts';
import { agreedRateOn } from '../interest/rate-on.ts';
import { loanAges } from './age-buckets.ts';
import type { ExpectedReturn } from './forecast.ts';
import { figuresOf } from './loan-figures.ts';
import type { PortfolioRow, Stress } from './portfolio-actions.ts';
import { raisesRates, settlementDay, withRaisedRates } from './stress-loan.ts';

/** A loan that ran on the day, with the terms that it had then. */
export type LoanOfDay = Omit<PortfolioRow, 'principal' | 'accrued' | 'payout'> & {
  readonly agreementId: string;
  readonly loan: Loan;
};

/** What had not happened by then is left out. */
export const asItWasOn = (loan: Loan, day: PlainDate): Loan => ({
  ...loan,
  events: loan.events.filter(({ on }) => on <= day),
});

export function rowOn({ loan, agreementId: _of, ...row }: LoanOfDay, day: PlainDate): PortfolioRow {
  const { principal, interest, fees, payout } = figuresOf(asItWasOn(loan, day), day);
  return { ...row, principal, accrued: addMoney(interest, fees), payout };
}

export function returnOn({ loan, expectedOn }: LoanOfDay, day: PlainDate, stress: Stress) {
  const known = asItWasOn(loan, day);
  const on = settlementDay(expectedOn, day, stress);
  const counted = raisesRates(stress) ? withRaisedRates(known, day) : known;
  return { on, amount: payoutOn(counted, on ?? day).total } satisfies ExpectedReturn;
}

const sum = (amounts: readonly Money[]): Money => addMoney('0', ...amounts);

const isLate = ({ dueOn, payout }: PortfolioRow, day: PlainDate): boolean =>
  dueOn !== null && dueOn < day && exact(payout).greaterThan(0);

function parts(
  rows: readonly PortfolioRow[],
  keyOf: (row: PortfolioRow) => string | null,
  labelOf: (row: PortfolioRow) => string,
) {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, mine]) => ({
      key,
      label: mine[0] ? labelOf(mine[0]) : '',
      loans: mine.length,
      payout: sum(mine.map(({ payout }) => payout)),
    }))
    .toSorted((one, other) => exact(other.payout).comparedTo(one.payout));
}

/** By principal, of those that have a rate. */
function weightedPercent(
  loans: readonly LoanOfDay[],
  rows: readonly PortfolioRow[],
  day: PlainDate,
) {
  const weights = rows.map(({ principal }, at) => ({
    principal: exact(principal),
    percent: loans[at] ? agreedRateOn(loans[at].loan.terms, day) : '0',
  }));
  const whole = weights.reduce((all, { principal }) => all.plus(principal), exact(0));
  if (whole.isZero()) return null;
  const interest = weights.reduce(
    (all, { principal, percent }) => all.plus(principal.times(percent)),
    exact(0),
  );
  return interest.div(whole).toFixed(2);
}

/** The sums of a past day, from loans that were counted one by one. */
export function sumsOn(loans: readonly LoanOfDay[], rows: readonly PortfolioRow[], day: PlainDate) {
  const late = rows.filter((row) => isLate(row, day));
  const within = (from: PlainDate | null, to: PlainDate | null) =>
    rows.filter(
      ({ openedOn }) => (from === null || openedOn >= from) && (to === null || openedOn <= to),
    );
  return {
    countedTo: day,
    loans: rows.length,
    drawn: sum(rows.map(({ principal }) => principal)),
    accrued: sum(rows.map(({ accrued }) => accrued)),
    payout: sum(rows.map(({ payout }) => payout)),
    weightedPercent: weightedPercent(loans, rows, day),
    arrears: { loans: late.length, payout: sum(late.map(({ payout }) => payout)) },
    ages: loanAges(day).map(({ from, to }) => {
      const mine = within(from, to);
      return { loans: mine.length, payout: sum(mine.map(({ payout }) => payout)) };
    }),
    firms: parts(
      rows,
      ({ borrowerId }) => borrowerId,
      ({ borrower }) => borrower,
    ),
    fundingTypes: parts(
      rows,
      ({ fundingType }) => fundingType,
      ({ fundingType }) => fundingType ?? '',
    ),
    caseTypes: parts(
      rows,
      ({ caseType }) => caseType,
      ({ caseType }) => caseType ?? '',
    ),
  };
}

/** What may still be lent under agreements, by the loans of the day. */
export const undrawnOn = (
  agreements: readonly { readonly id: string; readonly facilityLimit: Money }[],
  loans: readonly LoanOfDay[],
  rows: readonly PortfolioRow[],
): Money => {
  const drawn = Map.groupBy(
    rows.map(({ principal }, at) => ({ principal, of: loans[at]?.agreementId ?? '' })),
    ({ of }) => of,
  );
  return sum(
    agreements.map(({ id, facilityLimit }) => {
      const mine = sum((drawn.get(id) ?? []).map(({ principal }) => principal));
      const left = exact(facilityLimit).minus(mine);
      return toCents(left.isNegative() ? exact(0) : left);
    }),
  );
};
