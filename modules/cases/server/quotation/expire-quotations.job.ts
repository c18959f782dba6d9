import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { decideEnd, hasExpired } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';
import { quotationInCase } from './quotation-in-case.ts';
import { lockQuotation } from './quotation-rows.ts';

type Due = { readonly tenantId: string; readonly id: string };

/** A day is over at other times in other places: the tenant's own clock decides below. */
const dueText = `select tenant_id as "tenantId", id from ot_quotations
  where status in ('sent', 'underReview') and valid_until < ($1::timestamptz at time zone 'UTC' + interval '14 hours')::date
    and not is_deleted limit 1000`;

/** Answered or revised meanwhile: then there is nothing to end. */
const expire = (services: Services, { tenantId, id }: Due): Promise<void> =>
  services.db.transaction(systemContext(tenantId, `quotation:${id}`), async (tx) => {
    const quotation = await lockQuotation(tx, id);
    if (!quotation || !hasExpired(quotation, await todayOf(tx, services))) return;
    const given = await quotationInCase(tx, services, quotation);
    const note = 'Nobody answered the quotation in time.';
    await writeBySystem({ tx, services }, decideEnd(given, 'expire', note));
  });

/** The link stops working with its last day; this tells the lists and leads the case back. */
export const expireQuotations = defineJob({
  name: 'expire-ot-quotations',
  cron: '7 * * * *',
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
