import { addDays, exact } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { monthsAfter } from '../portfolio/months-after.ts';
import type { CovenantKind } from './covenant-kinds.ts';

export type CovenantTerm = {
  readonly id: string;
  readonly kind: CovenantKind;
  readonly bound: string;
};

export type CovenantLoan = {
  readonly id: string;
  readonly loanNo: string;
  readonly claimantName: string | null;
  readonly openedOn: PlainDate;
  readonly principal: Money;
};

/** Of an agreement with the loans that run under it. */
export type CovenantFacts = {
  readonly today: PlainDate;
  readonly facilityLimit: Money;
  readonly drawn: Money;
  readonly loans: readonly CovenantLoan[];
};

export type BreachingLoan = {
  readonly id: string;
  readonly loanNo: string;
  readonly claimantName: string | null;
  /** In the measure of the covenant. */
  readonly figure: string;
};

export type CovenantTest = {
  readonly isMet: boolean;
  /** What stands against the bound. */
  readonly figure: string;
  readonly loans: readonly BreachingLoan[];
};

type Outcome = CovenantTest;

const rounded = (share: ReturnType<typeof exact>): string => share.toDecimalPlaces(2).toString();

/** Without a limit anything that is drawn is all of it. */
const shareOf = (amount: Money, limit: Money): ReturnType<typeof exact> => {
  if (exact(amount).isZero()) return exact(0);
  return exact(limit).isZero() ? exact(100) : exact(amount).times(100).div(limit);
};

const named = ({ id, loanNo, claimantName }: CovenantLoan, figure: string): BreachingLoan => ({
  id,
  loanNo,
  claimantName,
  figure,
});

function testMatterShare({ facilityLimit, loans }: CovenantFacts, bound: string): Outcome {
  const shares = loans
    .map((loan) => ({ loan, share: shareOf(loan.principal, facilityLimit) }))
    .toSorted((one, other) => other.share.comparedTo(one.share));
  const above = shares.filter(({ share }) => share.greaterThan(bound));
  return {
    isMet: above.length === 0,
    figure: rounded(shares[0]?.share ?? exact(0)),
    loans: above.map(({ loan, share }) => named(loan, rounded(share))),
  };
}

function testDrawnShare({ facilityLimit, drawn }: CovenantFacts, bound: string): Outcome {
  const share = shareOf(drawn, facilityLimit);
  return { isMet: !share.greaterThan(bound), figure: rounded(share), loans: [] };
}

/** Whole months that have passed since the day; the last day of a short month completes one. */
export function monthsSince(day: PlainDate, today: PlainDate): number {
  const whole =
    (Number(today.slice(0, 4)) - Number(day.slice(0, 4))) * 12 +
    Number(today.slice(5, 7)) -
    Number(day.slice(5, 7));
  return Math.max(0, monthsAfter(day, whole) <= today ? whole : whole - 1);
}

/** A loan that has nothing drawn grows no older. One that is exactly as old as allowed is met. */
function testLoanAge({ today, loans }: CovenantFacts, bound: string): Outcome {
  const drawn = loans.filter(({ principal }) => exact(principal).greaterThan(0));
  const oldest = drawn.reduce((most, { openedOn }) => (openedOn < most ? openedOn : most), today);
  const lastDay = addDays(monthsAfter(today, -Number(bound)), -1);
  const above = drawn
    .filter(({ openedOn }) => openedOn <= lastDay)
    .toSorted((one, other) => (one.openedOn < other.openedOn ? -1 : 1));
  return {
    isMet: above.length === 0,
    figure: String(monthsSince(oldest, today)),
    loans: above.map((loan) => named(loan, String(monthsSince(loan.openedOn, today)))),
  };
}

function testOpenMatters({ loans }: CovenantFacts, bound: string): Outcome {
  const open = loans.filter(({ principal }) => exact(principal).greaterThan(0)).length;
  return { isMet: !exact(open).lessThan(bound), figure: String(open), loans: [] };
}

const tests = {
  matterPercent: testMatterShare,
  drawnPercent: testDrawnShare,
  loanMonths: testLoanAge,
  openMatters: testOpenMatters,
} as const satisfies Readonly<
  Record<CovenantKind, (facts: CovenantFacts, bound: string) => Outcome>
>;

export const testCovenant = (
  facts: CovenantFacts,
  { kind, bound }: Pick<CovenantTerm, 'kind' | 'bound'>,
): CovenantTest => tests[kind](facts, bound);
