import type { Tx } from '#kernel/server';
import { caseTypeNames } from '#cases/domain';
import type { ReportGrouping, RevenueRow } from '../../domain/index.ts';
import type { AskedReport } from './asked-report.ts';

const columns: Readonly<Record<ReportGrouping, string>> = {
  company: 'i.company_id::text',
  caseType: 'i.case_type',
  specialist: 'i.specialist_id::text',
};

/** The name of a group, of whichever kind it is. */
export const groupNames: Readonly<Record<ReportGrouping, string>> = {
  company: '(select c.name from party_companies c where c.id = t.key::uuid)',
  caseType: 't.key',
  specialist: '(select s.titled_name from party_specialists s where s.id = t.key::uuid)',
};

const narrowedText = `($3::uuid is null or i.company_id = $3::uuid)
  and ($4::uuid is null or i.specialist_id = $4::uuid) and ($5::text is null or i.case_type = $5::text)`;

const text = (by: ReportGrouping) => `with invoiced as (
    select ${columns[by]} as key, to_char(i.invoice_date, 'YYYY-MM') as month, sum(i.subtotal) as amount
    from invoices i where i.status <> '6' and not i.is_deleted
      and i.invoice_date between $1::date and $2::date and ${narrowedText} group by 1, 2),
  credited as (
    select ${columns[by]} as key, sum(n.subtotal) as amount
    from credit_notes n join invoices i on i.tenant_id = n.tenant_id and i.id = n.invoice_id
    where not n.is_deleted and n.credit_date between $1::date and $2::date and ${narrowedText} group by 1)
  select t.key, ${groupNames[by]} as label,
    coalesce((select json_object_agg(m.month, m.amount::text) from invoiced m
      where m.key is not distinct from t.key), '{}') as months,
    coalesce((select n.amount from credited n where n.key is not distinct from t.key), 0)::numeric(18,2)::text
      as credited
  from (select key from invoiced union select key from credited) t order by 2 nulls last, 1`;

/** People read the name of a case type, not its key. */
export const typeName = (by: ReportGrouping, label: string | null): string | null =>
  by === 'caseType' && label !== null
    ? ((caseTypeNames as Readonly<Record<string, string>>)[label] ?? label)
    : label;

export async function revenueRows(tx: Tx, asked: AskedReport): Promise<readonly RevenueRow[]> {
  const { by, period, narrowed } = asked;
  const rows = await tx.query<RevenueRow>(text(by), [
    period.from,
    period.to,
    narrowed.companyId,
    narrowed.specialistId,
    narrowed.caseType,
  ]);
  return rows.map((row) => ({ ...row, label: typeName(by, row.label) }));
}
