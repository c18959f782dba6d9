import { randomUUIDv7 } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { DomainEvent } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import type { Subscription } from './definitions.ts';
import type { Delivery } from './deliver.ts';
import { queueOf } from './queues.ts';
import { sendIn } from './send.ts';

const insertText = `insert into events (tenant_id, id, type, payload, user_id)
  values ($1, $2, $3, $4, $5)`;

/** D15: the event and its deliveries exist exactly when the business change does. */
export async function emit(
  boss: PgBoss,
  subscriptions: readonly Subscription[],
  tx: Tx,
  events: readonly DomainEvent[],
): Promise<void> {
  if (!events.length) return;
  const { requestId: _, ...by } = tx.context;
  const stored = events.map((event) => ({ id: randomUUIDv7(), event }));
  const inserts = stored.map(({ id, event }) => ({
    text: insertText,
    values: [by.tenantId, id, event.type, event, by.userId ?? null],
  }));
  await sendIn(boss, tx, inserts, async (send) => {
    for (const { id, event } of stored) {
      const delivery: Delivery = { ...by, eventId: id };
      for (const subscription of subscriptions) {
        if (subscription.event === event.type) await send(queueOf(subscription), delivery);
      }
    }
  });
}
