import type { Actor, Reason } from '#kernel/domain';
import { whyNot } from '#kernel/domain';
import { Refused } from '../refused.ts';
import { lacksScope } from './key-calls.ts';

/** An actor lives for two seconds and never changes: what it was asked once need not be asked again. */
const answers = new WeakMap<Actor, Map<string, Reason | null>>();

export function requireAbility(actor: Actor, ability: string): void {
  const known = answers.get(actor) ?? new Map<string, Reason | null>();
  answers.set(actor, known);
  const found = known.get(ability);
  const reason = found === undefined ? whyNot(actor, ability) : found;
  known.set(ability, reason);
  if (reason?.by === 'key') throw lacksScope(reason.name || null);
  if (reason) throw new Refused('notPermitted');
}
