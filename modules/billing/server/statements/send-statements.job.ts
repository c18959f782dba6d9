import { clockTimeIn, dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { acrossTenants, defineJob, newId, systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { isOfficeHour } from '#correspondence/domain';
import { tenantZone } from '#cases/server';
import { isStatementDue, openTotal } from '../../domain/index.ts';
import type { StatementTerms } from '../../domain/index.ts';
import { statementOfCompany } from './read-statements.ts';
import { queueStatement } from './statement-mail.ts';

const tenantsText = `select distinct tenant_id as "tenantId" from invoices
  where open_amount > 0 and not is_deleted`;

/** Companies that owe something, with the days that were agreed. */
const companiesText = `select c.id::text as "companyId", c.invoice_email as email, c.statement_day as company,
    (select b.statement_day from billing_setting b where b.company_id = c.id and b.service_type is null
      and b.effective_from <= $1::date and not b.is_deleted
      order by b.effective_from desc limit 1) as "companyTerms",
    (select b.statement_day from billing_setting b where b.company_id is null and b.service_type is null
      and b.effective_from <= $1::date and not b.is_deleted
      order by b.effective_from desc limit 1) as practice
  from party_company_accounts c
  where c.invoice_email is not null and exists (select from invoices i
    where i.company_id = c.id and i.open_amount > 0 and not i.is_deleted)
  order by c.id`;

type Company = StatementTerms & { readonly companyId: string; readonly email: string };

/** The row comes with the mail or neither does, and of two workers one writes it. */
const claimText = `insert into sent_statements (tenant_id, id, company_id, statement_date, open, sent_to)
  values (current_tenant(), $1::uuid, $2::uuid, $3::date, $4::numeric, $5) on conflict do nothing returning id`;

async function sendOne(
  services: Services,
  tenantId: string,
  { companyId, email }: Company,
  today: PlainDate,
): Promise<void> {
  await services.db.transaction(systemContext(tenantId, `statement:${companyId}`), async (tx) => {
    const statement = await statementOfCompany(tx, companyId, today);
    if (!statement.rows.length) return;
    const values = [newId(), companyId, today, openTotal(statement), email];
    const [claimed] = await tx.query<{ id: string }>(claimText, values);
    if (claimed) await queueStatement(tx, services, statement, email);
  });
}

/** Nobody is written to at night. */
const dueToday = ({ db, now }: Services, tenantId: string) =>
  db.transaction(systemContext(tenantId), async (tx) => {
    const zone = await tenantZone(tx);
    const today = dayIn(zone, now());
    if (!isOfficeHour(clockTimeIn(now().toISOString(), zone))) return { today, companies: [] };
    const companies = await tx.query<Company>(companiesText, [today]);
    return { today, companies: companies.filter((terms) => isStatementDue(terms, today)) };
  });

/** Every hour, so that a lost one costs nothing and every zone has its morning. */
export const sendStatementsJob = defineJob({
  name: 'billing.sendStatements',
  cron: '35 * * * *',
  async run(_data, services, signal) {
    const [found] = await services.hostDb.batch(acrossTenants, [{ text: tenantsText }]);
    for (const { tenantId } of (found?.rows ?? []) as { tenantId: string }[]) {
      const { today, companies } = await dueToday(services, tenantId);
      for (const company of companies) {
        signal.throwIfAborted();
        await sendOne(services, tenantId, company, today);
      }
    }
  },
});
