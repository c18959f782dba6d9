import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';

/** A system that repeats what it told does so within days. */
const forgetText = `delete from webhook_deliveries where received_at < now() - interval '30 days'`;

export const forgetDeliveries = defineJob({
  name: 'platform.forgetDeliveries',
  cron: '55 16 * * *',
  async run(_data, { hostDb }) {
    await hostDb.batch(systemContext(hostTenantId), [{ text: forgetText }]);
  },
});
