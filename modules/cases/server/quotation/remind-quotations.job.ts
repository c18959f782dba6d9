import { queueMail } from '#correspondence/server';
import { clockTimeIn, dayIn } from '#kernel/domain';
import { acrossTenants, defineJob, newId, systemContext } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { isDue, isOfficeHour, isWaiting, otType } from '../../domain/index.ts';
import type { Rule } from '../../domain/index.ts';
import { storedCase, tenantZone } from '../engine/index.ts';
import { quotationMail } from './quotation-mail.ts';
import { lockQuotation, readShownQuotation } from './quotation-rows.ts';

type QuotationRule = Pick<Rule, 'id' | 'days' | 'side'> & { readonly tenantId: string };

const rulesText = `select tenant_id as "tenantId", id, days::int as days, side from reminder_rules
  where what = 'quotationExpires' and sent_by = 'mail' and is_active and not is_deleted
  order by tenant_id, id`;

/** More than any rule reaches; whether one is due is decided for each. */
const waitingText = `select id from ot_quotations
  where status in ('sent', 'underReview') and valid_until between $1::date - 100 and $1::date + 100
    and not is_deleted order by id limit 1000`;

/** The row comes with the mail or neither does, and of two workers one writes it. */
const claimText = `insert into case_reminders (tenant_id, id, case_id, rule_id, occasion, what, sent_by, destination)
  values (current_tenant(), $1::uuid, $2::uuid, $3::uuid, $4, 'quotationExpires', 'mail', $5)
  on conflict do nothing returning id`;

/** Once for each rule and sending: a quotation that is sent anew is reminded of anew. */
async function remind(tx: Tx, services: Services, id: string, rule: QuotationRule, today: string) {
  const [quotation, shown] = [await lockQuotation(tx, id), await readShownQuotation(tx, id)];
  if (!quotation?.validUntil || !quotation.sendingKey || !shown?.sentTo) return;
  if (!isWaiting(quotation) || !isDue(rule, quotation.validUntil, today)) return;
  const { otId, sendingKey } = quotation;
  const record = await storedCase(tx, otType, otId);
  if (!record || record.isOnHold) return;
  const claim = [newId(), otId, rule.id, sendingKey, shown.sentTo];
  const [claimed] = await tx.query(claimText, claim);
  if (!claimed) return;
  await queueMail(tx, services, {
    ...quotationMail({ quotationId: id, template: 'OtQuotationReminder', sendingKey }),
    to: shown.sentTo,
    subject: `Quotation ${shown.quotationNo ?? ''}`,
    fromModule: otType.key,
    objectId: otId,
    objectName: record.caseNo,
  });
}

async function remindOfTenant(
  services: Services,
  tenantId: string,
  rules: readonly QuotationRule[],
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  const { zone, ids } = await db.transaction(systemContext(tenantId), async (tx) => ({
    zone: await tenantZone(tx),
    ids: (await tx.query<{ id: string }>(waitingText, [now()])).map(({ id }) => id),
  }));
  if (!isOfficeHour(clockTimeIn(now().toISOString(), zone))) return;
  const today = dayIn(zone, now());
  for (const id of ids) {
    for (const rule of rules) {
      signal.throwIfAborted();
      await db.transaction(systemContext(tenantId, `quotation:${id}`), (tx) =>
        remind(tx, services, id, rule, today),
      );
    }
  }
}

/** Before a quotation that nobody answered expires, its reader is asked once more. */
export const remindQuotations = defineJob({
  name: 'remind-ot-quotations',
  cron: '25 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: rulesText }]);
    const rules = (found?.rows ?? []) as QuotationRule[];
    for (const [tenantId, own] of Map.groupBy(rules, (rule) => rule.tenantId)) {
      await remindOfTenant(services, tenantId, own, signal);
    }
  },
});
