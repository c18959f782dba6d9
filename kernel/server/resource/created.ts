import type { Actor } from '#kernel/domain';
import type { RecordFacts } from '../action/handle.ts';
import type { Tx } from '../db/database.ts';
import type { ServerModule, Services } from '../services.ts';

export type Created = {
  /** The transaction of the create: what is done here happens with the record or not at all. */
  readonly tx: Tx;
  readonly record: RecordFacts;
  readonly actor: Actor;
  readonly services: Services;
  readonly modules: readonly ServerModule[];
};

/** What follows when somebody adds a record of a resource. */
export type Reaction = (created: Created) => Promise<void>;

/** Null where nobody reacts: such a create needs no transaction of its own. */
export function reactionsTo(
  resource: string,
  services: Services,
  modules: readonly ServerModule[],
): ((tx: Tx, actor: Actor, json: string) => Promise<void>) | null {
  const reactions = modules.flatMap((module) => module.created?.[resource] ?? []);
  if (!reactions.length) return null;
  return async (tx, actor, json) => {
    const record = JSON.parse(json) as RecordFacts;
    for (const react of reactions) await react({ tx, record, actor, services, modules });
  };
}
