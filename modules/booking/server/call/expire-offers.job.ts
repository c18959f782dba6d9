import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { decideExpiry, hasRunOut } from '../../domain/index.ts';
import type { CallFacts } from '../../domain/index.ts';
import { lockKeptSlots } from './kept-slots.ts';

type Due = { readonly tenantId: string; readonly id: string };

const dueText = `select tenant_id as "tenantId", id from calls
  where status = 'offered' and offered_until <= $1::timestamptz and not is_deleted limit 1000`;

const callText = `select c.id, c.status, c.owner_id as "ownerId", c.offer_id as "offerId",
    c.offered_until as "offeredUntil", c.offer_answers as "offerAnswers"
  from calls c where c.id = $1::uuid and c.status = 'offered' for update`;

/** Answered, withdrawn or sent again meanwhile: then there is nothing to end. */
const expire = (services: Services, { tenantId, id }: Due): Promise<void> =>
  services.db.transaction(systemContext(tenantId, `offer:${id}`), async (tx) => {
    const [call] = await tx.query<CallFacts>(callText, [id]);
    if (!call || !hasRunOut(call, services.now().toISOString())) return;
    await writeBySystem({ tx, services }, decideExpiry(call, await lockKeptSlots(tx, id)));
  });

/** The link stops working with its last minute; this frees the slots and tells the officer's screen. */
export const expireOffers = defineJob({
  name: 'expire-offers',
  cron: '* * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: dueText, values: [services.now()] },
    ]);
    for (const due of (found?.rows ?? []) as Due[]) {
      signal.throwIfAborted();
      await expire(services, due);
    }
  },
});
