import { queueMail } from '#correspondence/server';
import { formatDate, html } from '#kernel/domain';
import { acrossTenants, defineJob, newId, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import { dueReminder, mvaType } from '../../domain/index.ts';
import { personToTell, storedCase, todayOf } from '../engine/index.ts';
import { mvaMail } from './mva-prints.ts';

type Claim = { readonly tenantId: string; readonly id: string };

/** A day more on both sides: the clock of the practice decides below. A claim on hold runs out too. */
const runningText = `select tenant_id as "tenantId", id from mva_claim
  where not is_closed and not is_deleted
    and limitation_date between $1::date - 1 and $1::date + interval '12 months 1 day'
  order by tenant_id, id`;

/** The row comes with the message or neither does, and of two workers one writes it. */
const claimText = `insert into mva_limitation_reminders (tenant_id, id, claim_id, limitation_date, months, told_name)
  values (current_tenant(), $1::uuid, $2::uuid, $3::date, $4, $5) on conflict do nothing returning id`;

async function remind(tx: Tx, services: Services, id: string): Promise<void> {
  const record = await storedCase(tx, mvaType, id);
  const day = record?.limitationDate ? String(record.limitationDate).slice(0, 10) : null;
  if (!record || !day || record.isClosed) return;
  const months = dueReminder(day, await todayOf(tx, services));
  if (months === null) return;
  const person = await personToTell(tx, record);
  const [first] = await tx.query(claimText, [newId(), id, day, months, person?.name ?? null]);
  if (!first || !person) return;
  const title = `${record.caseNo}: the limitation date is ${formatDate(day)}`;
  const about = { fromModule: mvaType.key, objectId: id };
  await notify(tx, services, {
    ...about,
    recipientIds: [person.id],
    title,
    content: html`<b>${record.caseNo}</b> runs out on <b>${formatDate(day)}</b>.`.markup,
    type: 'Action Required',
    objectReferenceName: record.caseNo,
  });
  if (!person.email) return;
  await queueMail(tx, services, {
    ...about,
    to: person.email,
    subject: title,
    templateKey: 'MvaLimitationReminder',
    objectName: record.caseNo,
    render: mvaMail,
    data: { caseId: id, template: 'MvaLimitationReminder' },
  });
}

/** 12, 6, 3 and 1 months before, each once for each limitation date. */
export const remindLimitation = defineJob({
  name: 'cases.remindLimitation',
  cron: '35 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [
      { text: runningText, values: [services.now().toISOString().slice(0, 10)] },
    ]);
    for (const { tenantId, id } of (found?.rows ?? []) as Claim[]) {
      signal.throwIfAborted();
      await services.db.transaction(systemContext(tenantId, `limitation:${id}`), (tx) =>
        remind(tx, services, id),
      );
    }
  },
});
