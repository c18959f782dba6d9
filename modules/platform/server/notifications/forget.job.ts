import { defineJob, systemContext } from '#kernel/server';
import { hostTenantId } from '../../domain/index.ts';

const batch = 5000;

/** A year is long enough to find an old notification; an unread one stays as long again. */
const forgetText = `delete from notifications n using (
    select tenant_id, id from notifications
    where sent_time < now() - interval '1 year'
      and (read_time is not null or sent_time < now() - interval '2 years')
    limit ${batch}
  ) old
  where n.tenant_id = old.tenant_id and n.id = old.id`;

export const forgetNotifications = defineJob({
  name: 'platform.forgetNotifications',
  cron: '40 16 * * *',
  async run(_data, { hostDb }, signal) {
    let forgotten = batch;
    while (forgotten === batch && !signal.aborted) {
      const [result] = await hostDb.batch(systemContext(hostTenantId), [{ text: forgetText }]);
      forgotten = result?.count ?? 0;
    }
  },
});
