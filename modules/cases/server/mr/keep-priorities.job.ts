import { accept, change } from '#kernel/domain';
import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { mri, priorityOf } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';
import { storedItem } from './record-rows.ts';

/** Whether or not the practice has a rule for reminders: what waits becomes more urgent by itself. */
const waitingText = `select i.tenant_id as "tenantId", i.id from medical_record_items i
  join clinical_records r on r.tenant_id = i.tenant_id and r.id = i.mr_id
    and not r.is_on_hold and not r.is_closed and not r.is_deleted
  where i.status = 'requested' and i.due_date <= $1::date + 100 and not i.is_deleted
  order by i.tenant_id, i.id`;

const lockText = `select id from medical_record_items where id = $1::uuid for update`;

type Waiting = { readonly tenantId: string; readonly id: string };

const keepPriority = (services: Services, { tenantId, id }: Waiting): Promise<void> =>
  services.db.transaction(systemContext(tenantId, `record-priority:${id}`), async (tx) => {
    await tx.query(lockText, [id]);
    const item = await storedItem(tx, id);
    if (!item) return;
    const { status, dueDate } = item;
    const priority = priorityOf({ status, dueDate: dueDate ?? null }, await todayOf(tx, services));
    if (priority === item.priority) return;
    await writeBySystem({ tx, services }, accept(change(mri, id, { priority })));
  });

/** The priority of a request follows its due day and the day at the practice. */
export const keepRecordPriorities = defineJob({
  name: 'cases.keepRecordPriorities',
  cron: '40 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: waitingText, values: [services.now()] },
    ]);
    for (const waiting of (found?.rows ?? []) as Waiting[]) {
      signal.throwIfAborted();
      await keepPriority(services, waiting);
    }
  },
});
