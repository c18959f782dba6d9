import { addressOf, stopsOfCompanies } from '#billing/server';
import { defineReminders } from '#correspondence/server';
import { moduleNameOf } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { decideRepaymentReminder, dueReminderStep, repaymentInvoice } from '../../domain/index.ts';
import type { ReminderStep, RepaymentInArrears } from '../../domain/index.ts';
import { queueReminderMail } from './reminder-mail.ts';

const stepsText = `select level::int as level, days_overdue::int as "daysOverdue", template
  from repayment_reminder_rules where is_active and not is_deleted order by level`;

/** Late, and the last step was not sent. */
const lateText = `select i.tenant_id as "tenantId", i.id from transaction_invoice i
  join (select tenant_id, max(level) as top from repayment_reminder_rules
    where is_active and not is_deleted group by tenant_id) r on r.tenant_id = i.tenant_id
  where coalesce(i.reminder_level, 0) < r.top and i.status in ('0', '2') and i.open_amount > 0
    and i.due_date < $1::date and not i.is_deleted
  order by i.due_date, i.id`;

const readText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.status,
    i.borrower_id::text as "borrowerId", i.due_date::text as "dueDate", i.open_amount::text as open,
    coalesce(i.reminder_level, 0)::int as "reminderLevel", coalesce(i.is_disputed, false) as "isDisputed"
  from transaction_invoice i where i.id = any ($1::uuid[]) and not i.is_deleted
  order by i.due_date, i.id`;

/** All that the borrower was asked for and that is due. */
const statementText = `select coalesce(sum(open_amount), 0)::numeric(18,2)::text as total
  from transaction_invoice where borrower_id = $1::uuid and status in ('0', '2')
    and due_date < $2::date and not is_deleted`;

type Late = RepaymentInArrears & { readonly invoiceNo: string; readonly borrowerId: string };

async function statementTotalOf(tx: Tx, { borrowerId, open }: Late, today: PlainDate) {
  const [sum] = await tx.query<{ total: string }>(statementText, [borrowerId, today]);
  return sum?.total ?? open;
}

/** Of what a borrower is late with, by the ladder of the lender; what was paid meanwhile decides. */
export const repaymentReminders = defineReminders({
  kind: 'repaymentOverdue',
  on: repaymentInvoice,
  candidates: (_from, until) => ({ text: lateText, values: [until] }),
  rules: (tx: Tx) => tx.query<ReminderStep>(stepsText),
  async read({ tx, isLocked }, ids) {
    const rows = await tx.query<Late>(`${readText}${isLocked ? ' for update' : ''}`, [ids]);
    const stopOfCompany = await stopsOfCompanies(
      tx,
      rows.map(({ borrowerId }) => borrowerId),
    );
    return rows.map((row) => ({
      ...row,
      stopOfCompany,
      fromModule: moduleNameOf(repaymentInvoice),
      objectId: row.id,
      objectName: row.invoiceNo,
    }));
  },
  due(one, today, steps) {
    const rung = dueReminderStep(steps, { ...one, isDisputed: false }, today);
    return rung
      ? [{ step: String(rung.level), occasion: 'once', stepName: `Step ${rung.level}`, rung }]
      : [];
  },
  stopWhen: ({ isDisputed, borrowerId, stopOfCompany }, today) =>
    isDisputed ? 'The borrower disputes the invoice.' : stopOfCompany(borrowerId, today),
  async recipients({ tx, facts: { borrowerId } }) {
    const to = await addressOf(tx, borrowerId);
    return to ? [{ way: 'mail', to }] : [];
  },
  async send({ tx, services, facts, step: { rung }, today }, to) {
    const statementTotal = await statementTotalOf(tx, facts, today);
    const { id, invoiceNo } = facts;
    const { template } = rung;
    await queueReminderMail(tx, services, { id, invoiceNo, template, today, statementTotal, to });
  },
  async figures({ tx, facts, today }) {
    return { amount: facts.open, totalAmount: await statementTotalOf(tx, facts, today) };
  },
  then: ({ facts, step: { rung }, today }) =>
    Promise.resolve(decideRepaymentReminder(facts.id, rung.level, today)),
});
