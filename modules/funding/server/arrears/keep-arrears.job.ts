import { tenantZone } from '#cases/server';
import { dayIn } from '#kernel/domain';
import { acrossTenants, defineJob, systemContext } from '#kernel/server';
import { keepArrears } from './keep-arrears.ts';

const tenantsText = `select distinct tenant_id::text as "tenantId" from transaction_invoice
  where not is_deleted and (open_amount > 0 or days_past_due is not null)`;

/** Every hour, so that every zone has its figures with the morning. */
export const keepArrearsJob = defineJob({
  name: 'funding.keepArrears',
  cron: '12 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: tenantsText }]);
    for (const { tenantId } of (found?.rows ?? []) as { tenantId: string }[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(tenantId, 'arrears'), async (tx) =>
        keepArrears(tx, dayIn(await tenantZone(tx), services.now())),
      );
    }
  },
});
