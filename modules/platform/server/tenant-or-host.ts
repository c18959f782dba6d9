import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services, Statement, StatementResult } from '#kernel/server';

/** Own tenant only, unless the host asks: then null stands for every tenant. */
export const visibleTenantId = (actor: Actor): string | null =>
  actor.isHost ? null : actor.tenantId;

/** Runs as whoever may see that far; `$1` of a statement is usually `visibleTenantId(actor)`. */
export const batchAsTenantOrHost = (
  { db, hostDb }: Services,
  actor: Actor,
  statements: readonly Statement[],
): Promise<StatementResult[]> => (actor.isHost ? hostDb : db).batch(contextOf(actor), statements);

/** What reaches beyond a tenant, whatever the role. */
export function mustBeHost(actor: Actor): void {
  if (!actor.isHost) throw new Refused('notPermitted');
}
