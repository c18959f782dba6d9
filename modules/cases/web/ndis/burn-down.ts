import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { PlannedBudget } from './use-time-budget.ts';

export type Point = readonly [x: number, y: number];

type Plan = { readonly planFrom: PlainDate; readonly planTo: PlainDate };

/** Shares of the plan's time and of the budget that is left: both from 0 to 1. */
export function burnDown(
  { planFrom, planTo }: Plan,
  { amount, used, points, runsOutOn, projected }: PlannedBudget,
  today: PlainDate,
) {
  const days = Math.max(1, daysBetween(planFrom, planTo));
  const money = Number(amount) || 1;
  const xOf = (day: PlainDate) => Math.min(1, Math.max(0, daysBetween(planFrom, day) / days));
  const leftOf = (spent: number) => Math.max(0, (money - spent) / money);
  const now: Point = [xOf(today), leftOf(Number(used))];
  const past = points.filter(({ on }) => on < today);
  const left: readonly Point[] = [
    [0, 1],
    ...past.map(({ on, used: spent }): Point => [xOf(on), leftOf(Number(spent))]),
    now,
  ];
  const end: Point = runsOutOn ? [xOf(runsOutOn), 0] : [1, leftOf(Number(projected))];
  return { left, ahead: today < planTo ? [now, end] : [] };
}
