import type { Actor, AnyResource } from '#kernel/domain';
import type { Statement, StatementResult } from '../db/batch.ts';
import { contextOf } from '../db/context.ts';
import type { Services } from '../services.ts';

/** Runs statements together: directly in one round trip, or inside an open transaction. */
export type Executor = {
  batch(statements: readonly Statement[]): Promise<StatementResult[]>;
};

/** Host tables are worked on as `caseway_host`, and only by host users. */
export const databaseFor = (services: Services, actor: Actor, resource?: AnyResource) =>
  resource?.tenancy === 'host' && actor.isHost ? services.hostDb : services.db;

export function directly(
  services: Services,
  actor: Actor,
  resource?: AnyResource,
  requestId?: string,
): Executor {
  const database = databaseFor(services, actor, resource);
  const context = contextOf(actor, requestId);
  return { batch: (statements) => database.batch(context, statements) };
}
