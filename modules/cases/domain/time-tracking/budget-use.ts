import { exact } from '#kernel/domain';

export type Budget = { readonly hours: string | null; readonly amount: string | null };
export type TimeSpent = { readonly minutes: number; readonly amount: string };

export type BudgetUse = {
  /** Of the figure that is nearer to its end. */
  readonly percent: number;
  readonly level: 'ok' | 'near' | 'over';
};

/** From here on whoever works on the case is warned. */
const warnsAt = 80;

const shareOf = (used: string | number, of: string | null): number | null =>
  of === null || exact(of).lessThanOrEqualTo(0)
    ? null
    : exact(used).times(100).dividedBy(of).floor().toNumber();

/** Null where no budget was agreed. */
export function budgetUse(budget: Budget | null, spent: TimeSpent): BudgetUse | null {
  if (!budget) return null;
  const hours = exact(spent.minutes).dividedBy(60).toString();
  const shares = [shareOf(hours, budget.hours), shareOf(spent.amount, budget.amount)].filter(
    (share) => share !== null,
  );
  if (!shares.length) return null;
  const percent = Math.max(...shares);
  const isOver = percent > 100 || (percent === 100 && exceeds(budget, hours, spent.amount));
  return { percent, level: isOver ? 'over' : percent >= warnsAt ? 'near' : 'ok' };
}

/** A hundred per cent and a cent rounds to a hundred, and is over all the same. */
const exceeds = (budget: Budget, hours: string, amount: string): boolean =>
  (budget.hours !== null && exact(hours).greaterThan(budget.hours)) ||
  (budget.amount !== null && exact(amount).greaterThan(budget.amount));
