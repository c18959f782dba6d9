import type { salePeriods } from './sale-target.resource.ts';

type Named = { readonly id: string } | null;

export type CountableTarget = {
  readonly id: string;
  readonly period: keyof typeof salePeriods;
  readonly staff: Named;
  readonly saleType: Named;
};

/** The year holds its quarters, the practice its people, all sales every type of sale. */
function includes(one: CountableTarget, other: CountableTarget): boolean {
  const hasAll = (wide: Named, narrow: Named) => wide === null || wide.id === narrow?.id;
  return (
    one.id !== other.id &&
    (one.period === 'year' || one.period === other.period) &&
    hasAll(one.staff, other.staff) &&
    hasAll(one.saleType, other.saleType)
  );
}

/** The targets of a financial year that are part of no other, so that a sum counts each once. */
export const countedTargets = <T extends CountableTarget>(targets: readonly T[]): T[] =>
  targets.filter((target) => !targets.some((other) => includes(other, target)));
