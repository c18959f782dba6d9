import { addDays } from '#kernel/domain';
import type { Money, PlainDate } from '#kernel/domain';
import { centsOf, moneyOf, percentOf, roundAccrual, simpleInterest } from './accrual.ts';
import type { Cents } from './accrual.ts';
import { dayRuns, yearParts } from './day-count.ts';
import type { LoanEvent, LoanPart, LoanTerms } from './loan-terms.ts';
import { agreedRateOn } from './rate-on.ts';
import { missingInterest, rebateOn } from './settlement.ts';
import { chargeFee, countDayFees, post, postDayFees, postInterest } from './walk.ts';
import type { Walk } from './walk.ts';

/** The price of money for the whole term, charged on the first day. */
function upfrontInterest(terms: LoanTerms, on: PlainDate, amount: Cents): Cents {
  if (terms.timing !== 'upfront' || !terms.upfront) return 0n;
  const percent = agreedRateOn(terms, on);
  const { basis, termDays } = terms.upfront;
  if (basis === 'flat') return percentOf(amount, percent);
  const runs = dayRuns(terms.dayCount, on, addDays(on, termDays));
  return roundAccrual(simpleInterest(amount, percent, yearParts(runs)));
}

/** Of the first band that the amount is below; above all bands there is none. */
function dayFeeOf({ dayFees }: LoanTerms, amount: Cents): Cents {
  const band = dayFees
    .toSorted((one, other) => (centsOf(one.below) < centsOf(other.below) ? -1 : 1))
    .find(({ below }) => amount < centsOf(below));
  return band ? centsOf(band.perDay) : 0n;
}

function advance(walk: Walk, { id, on, amount: money }: LoanEvent): void {
  const { terms, lots } = walk;
  const amount = centsOf(money);
  const isFirst = lots.length === 0;
  const upfront = upfrontInterest(terms, on, amount);
  countDayFees(walk, on);
  lots.push({
    eventId: id,
    on,
    amount,
    left: amount,
    upfrontInterest: upfront,
    termEndsOn: terms.upfront ? addDays(on, terms.upfront.termDays) : null,
    perDay: dayFeeOf(terms, amount),
  });
  walk.principal += amount;
  post(walk, { on, kind: 'advance', part: 'principal', amount, eventId: id });
  walk.interestDue += upfront;
  walk.interestCharged += upfront;
  post(walk, { on, kind: 'upfrontInterest', part: 'interest', amount: upfront, eventId: id });
  for (const { time, unit, value } of terms.fees) {
    if (time === 'perMatter' && !isFirst) continue;
    const { approvedLimit } = terms;
    const of = time === 'perMatter' && approvedLimit !== null ? centsOf(approvedLimit) : amount;
    const fee = unit === '%' ? percentOf(of, value) : centsOf(value);
    chargeFee(walk, { on, kind: 'fee', amount: fee, eventId: id });
  }
}

const least = (one: Cents, other: Cents): Cents => (one < other ? one : other);

function takeFees(walk: Walk, money: Cents): Cents {
  const paid = least(money, walk.fees);
  walk.fees -= paid;
  return paid;
}

/** The oldest interest first: what was added to the balance, then what was posted. */
function takeInterest(walk: Walk, money: Cents): Cents {
  const added = least(money, walk.capitalised);
  const due = least(money - added, walk.interestDue);
  walk.capitalised -= added;
  walk.interestDue -= due;
  return added + due;
}

function takePrincipal(walk: Walk, money: Cents): Cents {
  let left = money;
  for (const lot of walk.lots) {
    const paid = least(left, lot.left);
    lot.left -= paid;
    left -= paid;
  }
  walk.principal -= money - left;
  return money - left;
}

const takers = { fee: takeFees, interest: takeInterest, principal: takePrincipal } as const;

/** Takes money off what is owed, part by part, and says what is left of it. */
function takeOff(walk: Walk, { id, on }: LoanEvent, money: Cents, as: 'payment' | 'writeOff') {
  let left = money;
  const paid: Record<LoanPart, Money> = { fee: '0.00', interest: '0.00', principal: '0.00' };
  for (const part of walk.terms.allocationOrder) {
    if (left === 0n) break;
    const taken = takers[part](walk, left);
    left -= taken;
    paid[part] = moneyOf(taken);
    post(walk, { on, kind: as, part, amount: -taken, eventId: id });
  }
  return { left, paid };
}

/** What has grown until then is fixed first, whichever part the money goes to. */
function allocate(walk: Walk, event: LoanEvent): void {
  const { id, kind, on, amount } = event;
  postDayFees(walk, on);
  postInterest(walk, on);
  const as = kind === 'writeOff' ? kind : 'payment';
  const { left, paid } = takeOff(walk, event, centsOf(amount), as);
  walk.credit += left;
  post(walk, { on, kind: 'payment', part: 'credit', amount: -left, eventId: id });
  walk.allocations.push({ eventId: id, on, ...paid, unapplied: moneyOf(left) });
}

/** Money that is held pays first, so that the payout alone leaves nothing that earns interest. */
function useCredit(walk: Walk, event: LoanEvent): void {
  const { id, on } = event;
  const { left } = takeOff(walk, event, walk.credit, 'payment');
  const used = walk.credit - left;
  walk.credit = left;
  post(walk, { on, kind: 'payment', part: 'credit', amount: used, eventId: id });
}

/** What a payout says about rebate and least interest becomes rows of the journal. */
function settle(walk: Walk, event: LoanEvent): void {
  const { id, on } = event;
  postDayFees(walk, on);
  postInterest(walk, on);
  const rebate = rebateOn(walk.terms, walk, on);
  const missing = missingInterest(walk.terms, walk, walk.interestCharged - rebate);
  walk.interestDue += missing;
  walk.interestCharged += missing - rebate;
  post(walk, { on, kind: 'leastInterest', part: 'interest', amount: missing, eventId: id });
  const taken = takeInterest(walk, rebate);
  walk.credit += rebate - taken;
  post(walk, { on, kind: 'rebate', part: 'interest', amount: -taken, eventId: id });
  post(walk, { on, kind: 'rebate', part: 'credit', amount: taken - rebate, eventId: id });
  useCredit(walk, event);
  walk.isSettled = true;
}

/** Money that is held leaves again: nothing of what is owed changes. */
function payBack(walk: Walk, { id, on, amount }: LoanEvent): void {
  walk.credit -= centsOf(amount);
  post(walk, { on, kind: 'refund', part: 'credit', amount: centsOf(amount), eventId: id });
}

export function applyEvent(walk: Walk, event: LoanEvent): void {
  const { id, kind, on, amount } = event;
  if (kind === 'advance') advance(walk, event);
  else if (kind === 'settle') settle(walk, event);
  else if (kind === 'refund') payBack(walk, event);
  else if (kind === 'fee') {
    chargeFee(walk, { on, kind, amount: centsOf(amount), eventId: id });
  } else allocate(walk, event);
}
