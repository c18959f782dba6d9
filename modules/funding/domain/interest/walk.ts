import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  accrualOfCents,
  compoundInterest,
  moneyOf,
  percentOf,
  roundAccrual,
  simpleInterest,
} from './accrual.ts';
import type { Cents } from './accrual.ts';
import { dayRuns, daysOf, fractionText, yearParts } from './day-count.ts';
import type { InterestRun, LoanBook, LoanPosting, Lot } from './loan-book.ts';
import type { LoanTerms } from './loan-terms.ts';
import { rateOn } from './rate-on.ts';

/** A loan on its way through its days. */
export type Walk = { -readonly [Key in keyof Omit<LoanBook, 'asOf'>]: LoanBook[Key] } & {
  readonly terms: LoanTerms;
  readonly runs: InterestRun[];
  readonly postings: LoanPosting[];
  readonly allocations: LoanBook['allocations'][number][];
  readonly lots: Lot[];
  /** The run that goes on. */
  open: { from: PlainDate; base: Cents; percent: string } | null;
  /** Until when daily fees are counted. */
  feesUntil: PlainDate;
};

export const startWalk = (terms: LoanTerms, first: PlainDate): Walk => ({
  terms,
  runs: [],
  postings: [],
  allocations: [],
  lots: [],
  principal: 0n,
  capitalised: 0n,
  interestDue: 0n,
  accrued: 0n,
  interestCharged: 0n,
  fees: 0n,
  dayFees: 0n,
  credit: 0n,
  isSettled: false,
  open: null,
  feesUntil: first,
});

export function post(
  walk: Walk,
  row: Omit<LoanPosting, 'amount' | 'eventId'> & { amount: Cents; eventId?: string },
): void {
  const { amount, eventId = null, ...rest } = row;
  if (amount !== 0n) walk.postings.push({ ...rest, amount: moneyOf(amount), eventId });
}

const isDailyCompound = ({ interestKind, timing, compounding }: LoanTerms): boolean =>
  interestKind === 'compound' && timing === 'daily' && compounding === 'daily';

/** What earns interest from this day on. */
function baseOn({ terms, lots, principal, capitalised, interestDue }: Walk, day: PlainDate): Cents {
  if (terms.timing === 'upfront') {
    return lots
      .filter(({ termEndsOn }) => termEndsOn !== null && termEndsOn <= day)
      .reduce((sum, { left }) => sum + left, 0n);
  }
  if (terms.interestKind === 'simple') return principal;
  return principal + capitalised + (isDailyCompound(terms) ? interestDue : 0n);
}

/** Counts the run that goes on until before the day. */
export function closeRun(walk: Walk, day: PlainDate): void {
  const { open, terms } = walk;
  walk.open = null;
  if (!open || open.from >= day) return;
  const runs = dayRuns(terms.dayCount, open.from, day);
  const accrual = isDailyCompound(terms)
    ? compoundInterest(accrualOfCents(open.base) + walk.accrued, open.percent, runs)
    : simpleInterest(open.base, open.percent, yearParts(runs));
  walk.accrued += accrual;
  walk.runs.push({
    from: open.from,
    to: day,
    balance: moneyOf(open.base),
    percent: open.percent,
    days: daysOf(runs),
    fraction: fractionText(runs),
    accrual,
  });
}

/** A run is broken only where its balance or its rate changes: `30/360` counts whole runs. */
export function openRun(walk: Walk, day: PlainDate): void {
  const next = { from: day, base: baseOn(walk, day), percent: rateOn(walk.terms, day) };
  if (walk.open?.base === next.base && walk.open.percent === next.percent) return;
  closeRun(walk, day);
  walk.open = next.base > 0n ? next : null;
}

/** Interest becomes a fixed amount; what is below a cent is dropped. */
export function postInterest(walk: Walk, day: PlainDate): void {
  closeRun(walk, day);
  const amount = roundAccrual(walk.accrued);
  walk.accrued = 0n;
  walk.interestDue += amount;
  walk.interestCharged += amount;
  post(walk, { on: day, kind: 'interest', part: 'interest', amount });
}

export function capitalise(walk: Walk, day: PlainDate): void {
  postInterest(walk, day);
  post(walk, { on: day, kind: 'capitalised', part: 'interest', amount: walk.interestDue });
  walk.capitalised += walk.interestDue;
  walk.interestDue = 0n;
}

export function countDayFees(walk: Walk, day: PlainDate): void {
  const days = BigInt(daysBetween(walk.feesUntil, day));
  for (const { left, perDay } of walk.lots) if (left > 0n) walk.dayFees += perDay * days;
  walk.feesUntil = day;
}

export function chargeFee(
  walk: Walk,
  row: { on: PlainDate; kind: 'fee' | 'dayFee'; amount: Cents; eventId?: string },
): void {
  const gst = percentOf(row.amount, walk.terms.gstPercent);
  walk.fees += row.amount + gst;
  post(walk, { ...row, part: 'fee' });
  post(walk, { ...row, kind: 'gst', part: 'fee', amount: gst });
}

export function postDayFees(walk: Walk, day: PlainDate): void {
  countDayFees(walk, day);
  const amount = walk.dayFees;
  walk.dayFees = 0n;
  chargeFee(walk, { on: day, kind: 'dayFee', amount });
}
