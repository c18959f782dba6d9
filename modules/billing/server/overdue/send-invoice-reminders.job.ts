import { clockTimeIn, dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { isOfficeHour } from '#cases/domain';
import { tenantZone } from '#cases/server';
import { decideReminder, dueReminder, isStopped } from '../../domain/index.ts';
import type { DunningRule, OverdueInvoice } from '../../domain/index.ts';
import { addressOf } from '../sending/address-of.ts';
import { queueInvoiceMail } from '../sending/invoice-mail.ts';

const rulesText = `select tenant_id as "tenantId", level::int as level, days_overdue::int as "daysOverdue", template
  from invoice_reminder_rules where is_active and not is_deleted order by tenant_id, level`;

type Overdue = OverdueInvoice & {
  readonly invoiceNo: string;
  readonly companyId: string;
  readonly isStopKnown: boolean;
  readonly stopUntil: PlainDate | null;
};

const invoiceText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.company_id::text as "companyId", i.status,
    i.due_date::text as "dueDate", i.open_amount::text as open, coalesce(i.reminder_level, 0)::int as "reminderLevel",
    (i.last_reminder_at at time zone $1)::date::text as "lastReminderOn",
    coalesce(i.is_reminder_stopped, false) as "isReminderStopped",
    s.id is not null as "isStopKnown", s.until::text as "stopUntil"
  from invoices i left join reminder_stops s on s.company_id = i.company_id and not s.is_deleted
  where not i.is_deleted`;

const overdueText = `${invoiceText} and i.status in ('0', '2') and i.due_date < $2::date order by i.due_date, i.id`;
const lockedText = `${invoiceText} and i.id = $2::uuid for update of i`;

type Day = { readonly zone: string; readonly today: PlainDate };

const reminderFor = (rules: readonly DunningRule[], one: Overdue, today: PlainDate) =>
  isStopped(one.isStopKnown ? { until: one.stopUntil } : null, today)
    ? null
    : dueReminder(rules, one, today);

/** The invoice is read again under its lock: what was paid meanwhile decides. */
async function remind(
  tx: Tx,
  services: Services,
  id: string,
  rules: readonly DunningRule[],
  { zone, today }: Day,
): Promise<void> {
  const [one] = await tx.query<Overdue>(lockedText, [zone, id]);
  const rule = one && reminderFor(rules, one, today);
  const to = one && (await addressOf(tx, one.companyId));
  if (!one || !rule || !to) return;
  const now = services.now().toISOString();
  await writeBySystem({ tx, services }, decideReminder({ invoice: one, rule, to, today, now }));
  await queueInvoiceMail(tx, services, {
    invoiceId: id,
    invoiceNo: one.invoiceNo,
    template: rule.template,
    to,
  });
}

/** Nobody is written to at night. */
const dueIn = ({ db, now }: Services, tenantId: string, rules: readonly DunningRule[]) =>
  db.transaction(systemContext(tenantId), async (tx) => {
    const zone = await tenantZone(tx);
    const today = dayIn(zone, now());
    if (!isOfficeHour(clockTimeIn(now().toISOString(), zone))) return { zone, today, ids: [] };
    const rows = await tx.query<Overdue>(overdueText, [zone, today]);
    const due = rows.filter((one) => reminderFor(rules, one, today));
    return { zone, today, ids: due.map(({ id }) => id) };
  });

/** Every hour, so that a lost one costs nothing and every zone has its morning. */
export const sendInvoiceRemindersJob = defineJob({
  name: 'billing.sendInvoiceReminders',
  cron: '50 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: rulesText }]);
    const rules = (found?.rows ?? []) as (DunningRule & { tenantId: string })[];
    for (const [tenantId, own] of Map.groupBy(rules, (rule) => rule.tenantId)) {
      const { ids, ...day } = await dueIn(services, tenantId, own);
      for (const id of ids) {
        signal.throwIfAborted();
        await services.db.transaction(systemContext(tenantId, `reminder:${id}`), (tx) =>
          remind(tx, services, id, own, day),
        );
      }
    }
  },
});
