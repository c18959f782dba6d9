import { defineReminders } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { decideReminder, dueReminder, invoice } from '../../domain/index.ts';
import type { DunningRule, OverdueInvoice } from '../../domain/index.ts';
import { addressOf } from '../sending/address-of.ts';
import { queueInvoiceMail } from '../sending/invoice-mail.ts';
import { stopsOfCompanies } from './reminder-stops.ts';

const rulesText = `select level::int as level, days_overdue::int as "daysOverdue", template
  from invoice_reminder_rules where is_active and not is_deleted order by level`;

/** Overdue, and the last rung was not sent: an invoice that went through the ladder is not looked at again. */
const overdueText = `select i.tenant_id as "tenantId", i.id from invoices i
  join (select tenant_id, max(level) as top from invoice_reminder_rules
    where is_active and not is_deleted group by tenant_id) r on r.tenant_id = i.tenant_id
  where coalesce(i.reminder_level, 0) < r.top and i.status in ('0', '2') and i.due_date < $1::date
    and not i.is_deleted
  order by i.due_date, i.id`;

const readText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.company_id::text as "companyId",
    i.status, i.due_date::text as "dueDate", i.open_amount::text as open,
    coalesce(i.reminder_level, 0)::int as "reminderLevel",
    (i.last_reminder_at at time zone $2)::date::text as "lastReminderOn",
    coalesce(i.is_reminder_stopped, false) as "isReminderStopped"
  from invoices i where i.id = any ($1::uuid[]) and not i.is_deleted order by i.due_date, i.id`;

type Overdue = OverdueInvoice & { readonly invoiceNo: string; readonly companyId: string };

/** Of what is overdue, by the ladder of the practice; what was paid meanwhile decides. */
export const invoiceReminders = defineReminders({
  kind: 'invoiceOverdue',
  on: invoice,
  candidates: (_from, until) => ({ text: overdueText, values: [until] }),
  rules: (tx: Tx) => tx.query<DunningRule>(rulesText),
  async read({ tx, zone, isLocked }, ids) {
    const text = `${readText}${isLocked ? ' for update' : ''}`;
    const rows = await tx.query<Overdue>(text, [ids, zone]);
    const stopOfCompany = await stopsOfCompanies(
      tx,
      rows.map(({ companyId }) => companyId),
    );
    return rows.map((row) => ({
      ...row,
      stopOfCompany,
      fromModule: moduleNameOf(invoice),
      objectId: row.id,
      objectName: row.invoiceNo,
    }));
  },
  due(one, today, rules) {
    const rule = dueReminder(rules, { ...one, isReminderStopped: false }, today);
    return rule
      ? [{ step: String(rule.level), occasion: 'once', stepName: `Level ${rule.level}`, rule }]
      : [];
  },
  stopWhen: ({ isReminderStopped, companyId, stopOfCompany }, today) =>
    isReminderStopped
      ? 'The reminders of this invoice are stopped.'
      : stopOfCompany(companyId, today),
  async recipients({ tx, facts: { companyId } }) {
    const to = await addressOf(tx, companyId);
    return to ? [{ way: 'mail', to }] : [];
  },
  send: ({ tx, services, facts: { id, invoiceNo }, step: { rule } }, to) =>
    queueInvoiceMail(tx, services, { invoiceId: id, invoiceNo, template: rule.template, to }),
  figures: ({ facts: { open } }) => Promise.resolve({ amount: open }),
  then: ({ services, facts, step: { rule } }) =>
    Promise.resolve(decideReminder(facts.id, rule.level, services.now().toISOString())),
});
