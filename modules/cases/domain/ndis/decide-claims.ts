import {
  accept,
  amountText,
  change,
  create,
  exact,
  formatMoney,
  refuse,
  toCents,
} from '#kernel/domain';
import type { NdisCancelReason } from './ndis-appointment-choices.ts';
import type { Creation, Decision, Money, PlainDate, Refused } from '#kernel/domain';
import { caseCharge } from '../engine/case-charge.resource.ts';
import { ndisClaimKinds } from './ndis-claim-choices.ts';
import type { NdisClaimKind } from './ndis-claim-choices.ts';
import type { NdisManagement, Remoteness } from './ndis-choices.ts';
import { ndisBudget } from './ndis-budget.resource.ts';
import { ndisClaim } from './ndis-claim.resource.ts';
import { priceLimitAt } from './price-limit.ts';
import { mostTravelMinutes } from './travel-cap.ts';
import type { PriceFacts } from './price-limit.ts';

export type PlanFacts = {
  readonly id: string;
  readonly planFrom: PlainDate | null;
  readonly planTo: PlainDate | null;
  readonly managementType: NdisManagement | null;
  readonly state: string | null;
  readonly remoteness: Remoteness;
  readonly companyId: string | null;
  readonly isClosed: boolean;
};

export type BudgetFacts = {
  readonly id: string;
  readonly supportCategoryId: string;
  readonly amount: Money;
  readonly usedAmount: Money;
};

export type ItemFacts = PriceFacts & {
  readonly unitCode: string;
  readonly id: string;
  readonly supportItemNumber: string;
  readonly name: string;
  readonly supportCategoryId: string | null;
  readonly categoryName: string | null;
  /** By the support catalogue; a service itself always may. */
  readonly allows: Partial<Record<NdisClaimKind, boolean>>;
};

export const mayClaim = ({ allows }: ItemFacts, kind: NdisClaimKind): boolean =>
  allows[kind] ?? true;

export type ClaimWish = {
  /** Of the row that it becomes. */
  readonly id: string;
  readonly chargeId: string;
  readonly kind: NdisClaimKind;
  readonly item: ItemFacts;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly quantity: string;
  /** Empty: the limit itself. */
  readonly unitPrice: Money | null;
  readonly appointmentId: string | null;
  readonly cancelReason: NdisCancelReason | null;
};

type Priced = ClaimWish & {
  readonly price: Money;
  readonly amount: Money;
  readonly budget: BudgetFacts;
};

function refuseDays({ planFrom, planTo }: PlanFacts, { from, to }: ClaimWish, today: PlainDate) {
  if (!planFrom || !planTo) return refuse('planDatesMissing');
  if (to < from) return refuse('claimEndsBeforeStart');
  if (to > today) return refuse('claimInFuture');
  if (from < planFrom || to > planTo)
    return refuse('claimOutsidePlan', { values: { from: planFrom, to: planTo } });
  return null;
}

const refuseKind = ({ kind, item }: ClaimWish) =>
  mayClaim(item, kind)
    ? null
    : refuse('claimKindNotAllowed', {
        values: { kind: ndisClaimKinds[kind], number: item.supportItemNumber },
      });

/** What an appointment came to is cut to it already; this is for who claims by hand. */
function refuseTravel({ remoteness }: PlanFacts, { kind, item, quantity }: ClaimWish) {
  const most = kind === 'travel' && item.unitCode === 'H' ? mostTravelMinutes(remoteness) : null;
  return most !== null && exact(quantity).times(60).gt(most)
    ? refuse('travelAboveCap', {
        values: { most: String(most), hours: exact(most).div(60).toFixed(2) },
      })
    : null;
}

/** The price that counts: never above the limit of the place. */
function priceOf(plan: PlanFacts, { item, unitPrice, quantity }: ClaimWish): Money | Refused {
  const limit = priceLimitAt(item, plan);
  const number = item.supportItemNumber;
  if (limit === null && item.priceType !== 'quotable')
    return refuse('claimLimitUnknown', { values: { number } });
  const price = unitPrice ?? limit;
  if (price === null) return refuse('claimPriceMissing', { values: { number } });
  if (limit !== null && exact(price).gt(limit))
    return refuse('claimAboveLimit', { values: { number, limit: amountText(limit) } });
  return exact(quantity).lte(0) ? refuse('claimWithoutQuantity') : price;
}

function priced(
  plan: PlanFacts,
  budgets: readonly BudgetFacts[],
  wish: ClaimWish,
  today: PlainDate,
): Priced | Refused {
  const refused = refuseDays(plan, wish, today) ?? refuseKind(wish) ?? refuseTravel(plan, wish);
  if (refused) return refused;
  const price = priceOf(plan, wish);
  if (typeof price !== 'string') return price;
  const { supportCategoryId, categoryName, supportItemNumber } = wish.item;
  const budget = budgets.find((one) => one.supportCategoryId === supportCategoryId);
  if (!budget)
    return refuse('claimWithoutBudget', {
      values: { category: categoryName ?? supportItemNumber },
    });
  return { ...wish, price, amount: toCents(exact(wish.quantity).times(price)), budget };
}

type Spent = { readonly budget: BudgetFacts; readonly used: Money; readonly category: string };

/** What each budget stands at once all lines are written. */
function spentBy(lines: readonly Priced[]): readonly Spent[] {
  const byBudget = Map.groupBy(lines, ({ budget }) => budget);
  return [...byBudget].map(([budget, own]) => ({
    budget,
    used: toCents(own.reduce((sum, { amount }) => sum.plus(amount), exact(budget.usedAmount))),
    category: own[0]?.item.categoryName ?? '',
  }));
}

function overdrawn(spent: readonly Spent[]): Refused | null {
  const over = spent.find(({ budget, used }) => exact(used).gt(budget.amount));
  if (!over) return null;
  const { amount, usedAmount } = over.budget;
  const left = amountText(toCents(exact(amount).minus(usedAmount)));
  return refuse('claimOverBudget', { values: { left, category: over.category } });
}

function writesOf(plan: PlanFacts, line: Priced, today: PlainDate): readonly Creation[] {
  const { id, kind, item, from, to, quantity, price, amount, budget, chargeId } = line;
  const isRequest = plan.managementType === 'ndia';
  const charge = create(caseCharge, {
    id: chargeId,
    caseId: plan.id,
    kind: 'service',
    move: 'claim',
    description: `${item.supportItemNumber} ${item.name}`.slice(0, 190),
    chargedOn: today,
    companyId: plan.companyId,
    amount,
    hasGst: false,
    priceRule: `${quantity} at ${formatMoney(price)}, delivered ${from}`,
  });
  const claim = create(ndisClaim, {
    id,
    ndisId: plan.id,
    kind,
    appointmentId: line.appointmentId,
    budgetId: budget.id,
    serviceItemId: item.id,
    supportNumber: item.supportItemNumber,
    deliveredFrom: from,
    deliveredTo: to,
    quantity,
    unitPrice: price,
    amount,
    cancelReason: line.cancelReason,
    status: isRequest ? 'toClaim' : 'charged',
    chargeId: isRequest ? null : chargeId,
  });
  return isRequest ? [claim] : [charge, claim];
}

/**
 * All lines or none: within the plan, at prices within their limits, and within what the budgets
 * have left. The budgets were locked by whoever read them, so that two claims never share a dollar.
 */
export function decideClaims(
  plan: PlanFacts,
  budgets: readonly BudgetFacts[],
  wishes: readonly ClaimWish[],
  today: PlainDate,
): Decision {
  if (plan.isClosed) return refuse('participantClosed');
  if (!plan.managementType) return refuse('managementMissing');
  if (!wishes.length) return refuse('nothingToClaim');
  const lines: Priced[] = [];
  for (const wish of wishes) {
    const line = priced(plan, budgets, wish, today);
    if ('kind' in line && line.kind === 'refused') return line;
    lines.push(line as Priced);
  }
  const spent = spentBy(lines);
  return accept(
    overdrawn(spent),
    lines.map((line) => writesOf(plan, line, today)),
    spent.map(({ budget, used }) => change(ndisBudget, budget.id, { usedAmount: used })),
  );
}
