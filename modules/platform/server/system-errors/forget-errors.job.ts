import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';

/** Resolved ones are kept for a month, others until they have been silent for a quarter. */
const forgetText = `delete from system_errors
  where resolved_at < now() - interval '30 days' or last_seen < now() - interval '90 days'`;

export const forgetErrors = defineJob({
  name: 'platform.forgetErrors',
  cron: '50 16 * * *',
  async run(_data, { hostDb }) {
    await hostDb.batch(systemContext(hostTenantId), [{ text: forgetText }]);
  },
});
