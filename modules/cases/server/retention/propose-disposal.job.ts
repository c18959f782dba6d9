import { clearOthers, keepActionOpen } from '#correspondence/server';
import { usersInRole } from '#identity/server';
import { acrossTenants, defineJob, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { todayOf } from '#platform/server';
import { overdueText } from '../../domain/index.ts';
import { overdueCases } from './retention-facts.ts';

const prefix = 'retention ';
/** More are not told: somebody of them will look. */
const mostTold = 20;

const tenantsText = `select id::text as id from platform_tenants where is_active order by id`;

/** It proposes only: what goes is chosen by a person, and agreed to by a second one. */
export async function proposeDisposal(tx: Tx, services: Services): Promise<void> {
  const due = (await overdueCases(tx, services)).filter(({ mayGo }) => mayGo);
  const people = due.length ? (await usersInRole(tx, 'ADMIN_STAFF')).slice(0, mostTold) : [];
  await clearOthers(
    tx,
    services,
    prefix,
    people.map((id) => prefix + id),
  );
  const dueDate = await todayOf(tx, services);
  for (const assignedUserId of people)
    await keepActionOpen(tx, services, {
      key: prefix + assignedUserId,
      title: overdueText(due.length),
      note: 'Settings, Retention: what would go, and what keeps the others. Nothing goes by itself.',
      assignedUserId,
      dueDate,
      objectReferenceName: 'Retention',
    });
}

export const proposeDisposalJob = defineJob({
  name: 'cases.proposeDisposal',
  cron: '20 18 * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: tenantsText }]);
    for (const { id } of (found?.rows ?? []) as { id: string }[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(id, 'retention'), (tx) =>
        proposeDisposal(tx, services),
      );
    }
  },
});
