import { acrossTenants, defineJob } from '#kernel/server';
import { closeDay } from './close-day.ts';

const tenantsText = `select distinct tenant_id as "tenantId" from disbursement_funding
  where status <> 'cancelled' and not is_deleted`;

/** Every hour: a tenant is done once in a day of its own zone, and a lost hour costs nothing. */
export const loanDayEndJob = defineJob({
  name: 'funding.loanDayEnd',
  cron: '12 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: tenantsText }]);
    for (const { tenantId } of (found?.rows ?? []) as { tenantId: string }[]) {
      const done = await closeDay(services, tenantId, signal);
      if (done) services.log.info({ tenantId, ...done }, 'loans are counted to the day');
    }
  },
});
