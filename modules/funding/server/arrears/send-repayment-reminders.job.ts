import { addressOf, isReminderStopped } from '#billing/server';
import { isOfficeHour } from '#cases/domain';
import { tenantZone } from '#cases/server';
import { clockTimeIn, dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { acrossTenants, defineJob, systemContext, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideRepaymentReminder, dueReminderStep } from '../../domain/index.ts';
import type { ReminderStep, RepaymentInArrears } from '../../domain/index.ts';
import { keepArrears } from './keep-arrears.ts';
import { queueReminderMail } from './reminder-mail.ts';

const tenantsText = `select distinct tenant_id::text as "tenantId" from transaction_invoice
  where not is_deleted and (open_amount > 0 or days_past_due is not null)`;

const stepsText = `select level::int as level, days_overdue::int as "daysOverdue", template
  from repayment_reminder_rules where is_active and not is_deleted order by level`;

type Late = RepaymentInArrears & { readonly invoiceNo: string; readonly borrowerId: string };

const invoiceText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.status,
    i.borrower_id::text as "borrowerId", i.due_date::text as "dueDate", i.open_amount::text as open,
    coalesce(i.reminder_level, 0)::int as "reminderLevel", coalesce(i.is_disputed, false) as "isDisputed"
  from transaction_invoice i where not i.is_deleted`;

const lateText = `${invoiceText} and i.status in ('0', '2') and i.due_date < $1::date order by i.due_date, i.id`;
const lockedText = `${invoiceText} and i.id = $1::uuid for update`;

/** All that the borrower was asked for and that is due. */
const statementText = `select coalesce(sum(open_amount), 0)::numeric(18,2)::text as total
  from transaction_invoice where borrower_id = $1::uuid and status in ('0', '2')
    and due_date < $2::date and not is_deleted`;

/** The invoice is read again under its lock: what was paid meanwhile decides. */
async function remind(
  tx: Tx,
  services: Services,
  id: string,
  steps: readonly ReminderStep[],
  today: PlainDate,
): Promise<void> {
  const [one] = await tx.query<Late>(lockedText, [id]);
  const step = one && dueReminderStep(steps, one, today);
  if (!one || !step || (await isReminderStopped(tx, one.borrowerId, today))) return;
  const to = await addressOf(tx, one.borrowerId);
  if (!to) return;
  const [sum] = await tx.query<{ total: string }>(statementText, [one.borrowerId, today]);
  const statementTotal = sum?.total ?? one.open;
  const decision = decideRepaymentReminder({ invoice: one, step, to, today, statementTotal });
  await writeBySystem({ tx, services }, decision);
  const { invoiceNo } = one;
  const { template } = step;
  await queueReminderMail(tx, services, { id, invoiceNo, template, today, statementTotal, to });
}

type Due = {
  readonly today: PlainDate;
  readonly steps: readonly ReminderStep[];
  readonly ids: readonly string[];
};

/** Arrears are counted at any hour; nobody is written to at night. */
const dueIn = ({ db, now }: Services, tenantId: string): Promise<Due> =>
  db.transaction(systemContext(tenantId), async (tx) => {
    const zone = await tenantZone(tx);
    const today = dayIn(zone, now());
    await keepArrears(tx, today);
    const steps = await tx.query<ReminderStep>(stepsText);
    if (!steps.length || !isOfficeHour(clockTimeIn(now().toISOString(), zone)))
      return { today, steps, ids: [] };
    const rows = await tx.query<Late>(lateText, [today]);
    const due = rows.filter((one) => dueReminderStep(steps, one, today));
    return { today, steps, ids: due.map(({ id }) => id) };
  });

/** Every hour, so that a lost one costs nothing and every zone has its morning. */
export const sendRepaymentRemindersJob = defineJob({
  name: 'funding.sendRepaymentReminders',
  cron: '54 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: tenantsText }]);
    for (const { tenantId } of (found?.rows ?? []) as { tenantId: string }[]) {
      const { today, steps, ids } = await dueIn(services, tenantId);
      for (const id of ids) {
        signal.throwIfAborted();
        await services.db.transaction(systemContext(tenantId, `repayment-reminder:${id}`), (tx) =>
          remind(tx, services, id, steps, today),
        );
      }
    }
  },
});
