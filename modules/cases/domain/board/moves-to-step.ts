import { can, permits } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { CaseRecord, CaseType } from '../engine/case-type.ts';

type Axes = Pick<CaseRecord, 'id' | 'step' | 'billingStatus' | 'isOnHold'>;

export type StepMove = { readonly name: string; readonly label: string; readonly to: string };

/** The moves by which this person can bring the case to the step; undo is no way forward. */
export const movesToStep = (
  type: CaseType,
  actor: Actor,
  record: Axes,
  step: string,
): readonly StepMove[] => stepMoves(type, actor, record).filter(({ to }) => to === step);

/** Every step that can be reached from here, with the move that leads there. */
export function stepMoves(type: CaseType, actor: Actor, record: Axes): readonly StepMove[] {
  const { workflow, resource } = type;
  return Object.entries(workflow.moves).flatMap(([name, row]) => {
    if (!row.who || name === 'undo' || !permits(workflow, record, name)) return [];
    if (!can(actor, `${resource.name}.${name}`)) return [];
    const ends = row.axes.step?.steps[record.step] ?? [];
    return ends.filter((to) => to !== record.step).map((to) => ({ name, label: row.label, to }));
  });
}

/** Why a card does not go to a column, in words that name what is possible. */
export function whyNotThere(type: CaseType, actor: Actor, record: Axes, step: string): string {
  const { states } = type.workflow.axes.step ?? { states: {} as Record<string, string> };
  const words = (key: string) => states[key] ?? key;
  if (record.isOnHold) return 'This case is on hold. Take it off hold first.';
  const ends = [...new Set(stepMoves(type, actor, record).map(({ to }) => words(to)))];
  const possible = ends.length ? ` It can go to ${ends.join(', ')}.` : ' You cannot move it.';
  return `A case at ${words(record.step)} does not go to ${words(step)}.${possible}`;
}
