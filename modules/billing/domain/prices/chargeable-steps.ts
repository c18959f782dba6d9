import { chargeKindOf, standingSteps } from '#cases/domain';
import type { CaseType, LoggedStep } from '#cases/domain';
import type { RuleKind } from './price-choices.ts';

export type StepAt = LoggedStep & { readonly at: string };
export type ChargeableStep = { readonly kind: RuleKind; readonly at: string };

/** The first step of each kind that was not undone: it is charged once in the life of a case. */
export function chargeableSteps(type: CaseType, log: readonly StepAt[]): readonly ChargeableStep[] {
  const found = new Map<string, ChargeableStep>();
  for (const { move, to, at } of standingSteps(log).toReversed()) {
    const row = type.workflow.moves[move];
    const kind = row && chargeKindOf(type, row, to);
    if (kind && kind !== 'loading' && !found.has(kind)) found.set(kind, { kind, at });
  }
  return [...found.values()];
}

/** The moves of a type after which something may be charged. */
export const chargeableMoves = ({ workflow }: CaseType): readonly string[] =>
  Object.entries(workflow.moves).flatMap(([name, { charges }]) => (charges ? [name] : []));
