import { clockTimeIn, dayIn } from '#kernel/domain';
import { acrossTenants, defineJob, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isOfficeHour, isReminderDue, mnType } from '../../domain/index.ts';
import { storedCase, tenantZone } from '../engine/index.ts';
import { lockOpinion } from './opinion-rows.ts';
import { remindSpecialist } from './remind-specialist.ts';

const tenantsText = `select distinct tenant_id as "tenantId" from mn_opinions
  where status = 'poAsked' and due_on <= $1::date + 3 and not is_deleted`;

const waitingText = `select id from mn_opinions
  where status = 'poAsked' and due_on <= $1::date + 3 and not is_deleted order by id limit 1000`;

async function remindOne(services: Services, tenantId: string, id: string, today: string) {
  const context = systemContext(tenantId, `opinion:${id}`);
  await services.db.transaction(context, async (tx) => {
    const opinion = await lockOpinion(tx, id);
    if (!opinion || !isReminderDue(opinion, today)) return;
    const record = await storedCase(tx, mnType, opinion.medNegId);
    if (!record || record.isOnHold || mnType.closed.includes(record.step)) return;
    await remindSpecialist({ tx, services }, record, id, today);
  });
}

async function remindOfTenant(services: Services, tenantId: string, signal: AbortSignal) {
  const { db, now } = services;
  const { zone, ids } = await db.transaction(systemContext(tenantId), async (tx) => ({
    zone: await tenantZone(tx),
    ids: (await tx.query<{ id: string }>(waitingText, [now()])).map(({ id }) => id),
  }));
  if (!isOfficeHour(clockTimeIn(now().toISOString(), zone))) return;
  for (const id of ids) {
    signal.throwIfAborted();
    await remindOne(services, tenantId, id, dayIn(zone, now()));
  }
}

/** Before a free opinion is due and while it is late, its specialist is asked once more. */
export const remindOpinionsJob = defineJob({
  name: 'remind-preliminary-opinions',
  cron: '35 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: tenantsText, values: [services.now()] },
    ]);
    for (const { tenantId } of (found?.rows ?? []) as { tenantId: string }[]) {
      await remindOfTenant(services, tenantId, signal);
    }
  },
});
