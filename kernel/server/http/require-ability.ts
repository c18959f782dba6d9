import type { Actor } from '#kernel/domain';
import { can } from '#kernel/domain';
import { Refused } from '../refused.ts';

export function requireAbility(actor: Actor, ability: string): void {
  if (!can(actor, ability)) throw new Refused('notPermitted');
}
