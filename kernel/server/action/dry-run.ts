import type { Context } from '../db/context.ts';
import type { Database, Tx } from '../db/database.ts';
import { modulesOf } from '../composed-modules.ts';
import { defineExtensionPoint } from '../extension-point.ts';
import type { StoredEvent } from '../jobs/definitions.ts';
import { newId } from '../resource/ids.ts';
import type { Services } from '../services.ts';

/** A call with this header is done, tells what it has done, and is undone. */
export const dryRunHeader = 'x-dry-run';

/** What a module tells of a transaction that is about to be undone, under its own name. */
export type DryRunTeller = {
  readonly name: string;
  tell(tx: Tx, services: Services): Promise<unknown>;
};

export const dryRunPoint = defineExtensionPoint<DryRunTeller>('kernel.dryRun');

class Undone extends Error {}

/** The time of an id comes first: none that is made from now on is smaller. */
const lowestId = (): string => `${newId().slice(0, 14)}7000-8000-000000000000`;

const eventsText = `select id, tenant_id as "tenantId", type, payload from events
  where tenant_id = current_tenant() and id >= $1::uuid and id <> all ($2::uuid[])
    and xmin = pg_current_xact_id()::xid
  order by id`;

const mostRounds = 5;

const reacting = new WeakSet<Tx>();

/** Tried out: what would follow from an event by itself, and is no part of the call. */
export const isReaction = (tx: Tx): boolean => reacting.has(tx);

/** Reactions that say so happen at once; what they emit is reacted to in the next round. */
async function react(tx: Tx, services: Services, since: string): Promise<void> {
  const subscriptions = modulesOf(services).flatMap((module) => module.subscriptions ?? []);
  const seen: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const events = await tx.query<StoredEvent>(eventsText, [since, seen]);
    if (!events.length) return;
    for (const event of events) {
      seen.push(event.id);
      for (const one of subscriptions)
        if (one.inDryRun && one.event === event.type) await one.handle(event, tx, services);
    }
  }
}

/** Everything that `work` does must be in its transaction; only actions that say so come here. */
export async function dryRun(
  services: Services,
  database: Database,
  context: Context,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  const told: Record<string, unknown> = {};
  try {
    await database.transaction(context, async (tx) => {
      const since = lowestId();
      await work(tx);
      reacting.add(tx);
      await react(tx, services, since);
      for (const { name, tell } of dryRunPoint.of(services)) told[name] = await tell(tx, services);
      throw new Undone('A dry run is never kept');
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return told;
}
