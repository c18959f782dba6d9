import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { removeDueText } from './due-files.ts';

/** What the rule says goes by itself. The clean-up takes the bytes a month later. */
export const retentionJob = defineJob({
  name: 'files.retention',
  cron: '40 3 * * *',
  async run(_data, { hostDb, now, log }, signal) {
    for (;;) {
      const [found] = await hostDb.batch(systemContext(hostTenantId), [
        { text: removeDueText, values: [now(), true, null] },
      ]);
      const row = found?.rows[0] as { files: number } | undefined;
      const files = row?.files ?? 0;
      if (files) log.info({ files }, 'files were removed whose time is over');
      if (!files || signal.aborted) return;
    }
  },
});
