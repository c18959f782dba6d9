import { acrossTenants } from '../db/context.ts';
import { defineJob } from './definitions.ts';
import { deadLetterQueue, schema } from './queues.ts';

/** Delivered events are of no use after a quarter; one whose delivery is a dead letter is kept. */
export const forgetEvents = defineJob({
  name: 'events.forget',
  cron: '20 16 * * *',
  async run(_data, { hostDb }, signal) {
    let forgotten = batch;
    while (forgotten === batch && !signal.aborted) {
      const [result] = await hostDb.batch(acrossTenants, [{ text: deleteText }]);
      forgotten = result?.count ?? 0;
    }
  },
});

const batch = 5000;

const deleteText = `delete from events e using (
    select tenant_id, id from events
    where occurred_at < now() - interval '90 days' and not exists (
      select from ${schema}.job where name = '${deadLetterQueue}' and data ->> 'eventId' = events.id::text)
    limit ${batch}
  ) old
  where e.tenant_id = old.tenant_id and e.id = old.id`;
