import type { Actor } from '#kernel/domain';
import { can } from '#kernel/domain';
import { Refused } from '../refused.ts';

/** An actor lives for two seconds and never changes: what it was asked once need not be asked again. */
const answers = new WeakMap<Actor, Map<string, boolean>>();

export function requireAbility(actor: Actor, ability: string): void {
  const known = answers.get(actor) ?? new Map<string, boolean>();
  answers.set(actor, known);
  const answer = known.get(ability) ?? can(actor, ability);
  known.set(ability, answer);
  if (!answer) throw new Refused('notPermitted');
}
