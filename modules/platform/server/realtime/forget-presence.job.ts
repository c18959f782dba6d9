import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';

/** Rows of a process that was killed. */
export const forgetPresence = defineJob({
  name: 'platform.forgetPresence',
  cron: '*/10 * * * *',
  async run(_data, { hostDb }) {
    await hostDb.batch(systemContext(hostTenantId), [
      { text: `delete from presence where seen_at < now() - interval '10 minutes'` },
    ]);
  },
});
