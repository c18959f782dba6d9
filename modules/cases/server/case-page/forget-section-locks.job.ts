import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** Rows of a process that was killed. */
export const forgetSectionLocks = defineJob({
  name: 'cases.forgetSectionLocks',
  cron: '*/10 * * * *',
  async run(_data, { hostDb }) {
    await hostDb.batch(systemContext(hostTenantId), [
      { text: `delete from section_locks where seen_at < now() - interval '10 minutes'` },
    ]);
  },
});
