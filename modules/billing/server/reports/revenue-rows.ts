import type { Tx } from '#kernel/server';
import { caseTypeNames } from '#cases/domain';
import type { ReportGrouping, RevenueRow } from '../../domain/index.ts';
import type { AskedReport } from './asked-report.ts';

const columns: Readonly<Record<ReportGrouping, string>> = {
  company: 'i.company_id',
  caseType: 'i.case_type',
  specialist: 'i.specialist_id',
};

/** The name of a group, of whichever kind it is. */
export const groupNames: Readonly<Record<ReportGrouping, string>> = {
  company: '(select c.name from party_companies c where c.id = t.key::uuid)',
  caseType: 't.key',
  specialist: '(select s.titled_name from party_specialists s where s.id = t.key::uuid)',
};

const narrowedText = `($3::uuid is null or i.company_id = $3::uuid)
  and ($4::uuid is null or i.specialist_id = $4::uuid) and ($5::text is null or i.case_type = $5::text)`;

/** Sums first, words afterwards: a text for each of many invoices costs more than adding them up. */
const text = (by: ReportGrouping) => `with summed as (
    select ${columns[by]} as key, date_trunc('month', i.invoice_date::timestamp) as month,
      sum(i.subtotal) as amount
    from invoices i where i.status <> '6' and not i.is_deleted
      and i.invoice_date between $1::date and $2::date and ${narrowedText} group by 1, 2),
  invoiced as (
    select coalesce(key::text, '') as key,
      json_object_agg(to_char(month, 'YYYY-MM'), amount::text) as months
    from summed group by 1),
  credited as (
    select coalesce(${columns[by]}::text, '') as key, sum(n.subtotal) as amount
    from credit_notes n join invoices i on i.tenant_id = n.tenant_id and i.id = n.invoice_id
    where not n.is_reversed and not n.is_deleted and n.credit_date between $1::date and $2::date and ${narrowedText} group by 1)
  select t.key, ${groupNames[by]} as label, t.months, t.credited
  from (select nullif(coalesce(a.key, b.key), '') as key, coalesce(a.months, '{}') as months,
      coalesce(b.amount, 0)::numeric(18,2)::text as credited
    from invoiced a full join credited b on b.key = a.key) t order by 2 nulls last, 1`;

/** The newest credit notes of one group, as many as a person is shown. */
export async function revenueCredits(tx: Tx, asked: AskedReport, key: string | null) {
  const { by, period, narrowed } = asked;
  const from = `credit_notes n join invoices i on i.tenant_id = n.tenant_id and i.id = n.invoice_id
    where not n.is_reversed and not n.is_deleted and n.credit_date between $1::date and $2::date
      and ${narrowedText} and ${columns[by]}::text is not distinct from $6::text`;
  const rows = await tx.query<{ readonly id: string; readonly count: number }>(
    `select n.id::text as id, (count(*) over ())::int as count from ${from}
      order by n.credit_date desc, n.id limit 100`,
    [period.from, period.to, narrowed.companyId, narrowed.specialistId, narrowed.caseType, key],
  );
  return { ids: rows.map(({ id }) => id), totalCount: rows[0]?.count ?? 0 };
}

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
