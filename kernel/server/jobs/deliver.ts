import type { DomainEvent } from '#kernel/domain';
import type { Context } from '../db/context.ts';
import type { Services } from '../services.ts';
import type { StoredEvent, Subscription } from './definitions.ts';

/** What a delivery job carries: no payload, so no business data waits outside the tenant's wall. */
export type Delivery = Omit<Context, 'requestId'> & { readonly eventId: string };

type Row = { type: string; payload: DomainEvent };

/**
 * The mark and the effect commit together, so a repeated delivery finds the mark and does nothing.
 * Two at once: the second waits on the mark of the first.
 */
export async function deliver(
  subscription: Subscription,
  { eventId, ...context }: Delivery,
  services: Services,
): Promise<void> {
  const { tenantId } = context;
  await services.db.transaction({ ...context, requestId: `event:${eventId}` }, async (tx) => {
    const [row] = await tx.query<Row>(
      'select type, payload from events where tenant_id = $1 and id = $2',
      [tenantId, eventId],
    );
    if (!row) throw new Error(`Event ${eventId} does not exist`);
    const marked = await tx.query(
      `insert into event_deliveries (tenant_id, event_id, subscriber) values ($1, $2, $3)
       on conflict do nothing returning event_id`,
      [tenantId, eventId, subscription.name],
    );
    if (!marked.length) return;
    const event: StoredEvent = {
      id: eventId,
      tenantId,
      type: row.type,
      payload: row.payload,
    };
    await subscription.handle(event, tx, services);
  });
}
