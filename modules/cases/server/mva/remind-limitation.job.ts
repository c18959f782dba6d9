import { formatDate, html } from '#kernel/domain';
import { dueReminder, mvaType } from '../../domain/index.ts';
import { defineTeller, storedCase, todayOf } from '../engine/index.ts';
import { mvaMail } from './mva-prints.ts';

/** A claim on hold runs out too. */
const runningText = `select tenant_id as "tenantId", id from mva_claim
  where not is_closed and not is_deleted
    and limitation_date between $1::date - 1 and $1::date + interval '12 months 1 day'
  order by tenant_id, id`;

const claimText = `insert into mva_limitation_reminders (tenant_id, id, claim_id, limitation_date, months, told_name)
  values (current_tenant(), $1::uuid, $2::uuid, $3::date, $4, $5) on conflict do nothing returning id`;

const template = 'MvaLimitationReminder';

/** 12, 6, 3 and 1 months before, each once for each limitation date. */
export const remindLimitation = defineTeller({
  name: 'cases.remindLimitation',
  cron: '35 * * * *',
  text: runningText,
  async warningOf(tx, services, id) {
    const record = await storedCase(tx, mvaType, id);
    const day = record?.limitationDate ? String(record.limitationDate).slice(0, 10) : null;
    if (!record || !day || record.isClosed) return null;
    const months = dueReminder(day, await todayOf(tx, services));
    if (months === null) return null;
    return {
      type: mvaType,
      record,
      title: `${record.caseNo}: the limitation date is ${formatDate(day)}`,
      content: html`<b>${record.caseNo}</b> runs out on <b>${formatDate(day)}</b>.`,
      mail: { template, render: mvaMail, data: { caseId: id, template } },
      claim: { text: claimText, values: [id, day, months] },
    };
  },
});
