import { addMoney, formatMoney } from '#kernel/domain';
import type { Currency } from '#kernel/domain';
import type { PaceOutcome } from '../../domain/index.ts';
import type { PlannedBudget, PlannedCase } from './use-time-budget.ts';

export type BudgetRow = { readonly plan: PlannedCase; readonly budget: PlannedBudget };

export const outlooks = [
  ['all', 'All'],
  ['runsOut', 'Runs out early'],
  ['underused', 'Much will be left'],
  ['onTrack', 'On track'],
] as const;

export type Outlook = (typeof outlooks)[number][0];

const urgency: readonly PaceOutcome[] = ['runsOut', 'underused', 'onTrack', 'notBegun', 'ended'];

const allRows = (items: readonly PlannedCase[]): readonly BudgetRow[] =>
  items.flatMap((plan) => plan.budgets.map((budget) => ({ plan, budget })));

/** The first to run out stands first. */
export function chosenRows(
  items: readonly PlannedCase[],
  outlook: Outlook,
  words: string,
): readonly BudgetRow[] {
  const wanted = words.trim().toLowerCase();
  return allRows(items)
    .filter(({ budget }) => outlook === 'all' || budget.outcome === outlook)
    .filter(({ plan: { participant, caseNo }, budget: { category } }) =>
      `${participant} ${caseNo} ${category}`.toLowerCase().includes(wanted),
    )
    .toSorted(
      (one, other) =>
        urgency.indexOf(one.budget.outcome) - urgency.indexOf(other.budget.outcome) ||
        (one.budget.runsOutOn ?? '').localeCompare(other.budget.runsOutOn ?? ''),
    );
}

export function timeBudgetTotals(items: readonly PlannedCase[], currency: Currency) {
  const rows = allRows(items);
  const sum = (of: (budget: PlannedBudget) => string) =>
    formatMoney(addMoney(...rows.map(({ budget }) => of(budget))), currency);
  const count = (outlook: Outlook) =>
    rows.filter(({ budget }) => outlook === 'all' || budget.outcome === outlook).length;
  return {
    figures: [
      ['Participants', String(items.length)],
      ['Planned', sum(({ amount }) => amount)],
      ['Used', sum(({ used }) => used)],
      ['Left', sum(({ left }) => left)],
    ] as const,
    counts: Object.fromEntries(outlooks.map(([key]) => [key, count(key)])) as Record<
      Outlook,
      number
    >,
  };
}
