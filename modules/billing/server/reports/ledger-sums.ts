import type { Tx } from '#kernel/server';
import type { GstRow, MarginPart, MarginRow, ReportGrouping } from '../../domain/index.ts';
import type { AskedReport } from './asked-report.ts';
import { quartersOf } from '../../domain/index.ts';
import { groupNames, typeName } from './revenue-rows.ts';

const isIncome = `a.kind = 'income' and a.purpose is distinct from 'commission'`;

const groups: Readonly<Record<ReportGrouping, string>> = {
  company: 'coalesce(p.company_id, o.company_id)::text',
  caseType: 'o.case_type',
  specialist: 'coalesce(p.specialist_id, o.specialist_id)::text',
};

const isCost = `a.purpose in ('specialistFees', 'commission')`;

const ofPart: Readonly<Record<MarginPart, string>> = {
  income: isIncome,
  cost: isCost,
  margin: `(${isIncome} or ${isCost})`,
};

const postedFor = `postings p join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
      left join case_overview o on o.tenant_id = p.tenant_id and o.id = p.case_id
    where p.posted_on between $1::date and $2::date
      and ($3::uuid is null or coalesce(p.company_id, o.company_id) = $3::uuid)
      and ($4::uuid is null or coalesce(p.specialist_id, o.specialist_id) = $4::uuid)
      and ($5::text is null or o.case_type = $5::text)`;

const marginText = (by: ReportGrouping) => `select t.key, ${groupNames[by]} as label,
    t.income::numeric(18,2)::text as income, t.cost::numeric(18,2)::text as cost
  from (select ${groups[by]} as key,
      coalesce(sum(p.credit - p.debit) filter (where ${isIncome}), 0) as income,
      coalesce(sum(p.debit - p.credit) filter (where ${isCost}), 0) as cost
    from ${postedFor} and ${ofPart.margin}
    group by 1) t where t.income <> 0 or t.cost <> 0 order by 2 nulls last, 1`;

export async function marginRows(tx: Tx, asked: AskedReport): Promise<readonly MarginRow[]> {
  const rows = await tx.query<MarginRow>(marginText(asked.by), values(asked));
  return rows.map((row) => ({ ...row, label: typeName(asked.by, row.label) }));
}

const values = ({ period, narrowed }: AskedReport) => [
  period.from,
  period.to,
  narrowed.companyId,
  narrowed.specialistId,
  narrowed.caseType,
];

/** The newest postings of one group, as many as a person is shown. */
export async function marginPostings(
  tx: Tx,
  asked: AskedReport,
  part: MarginPart,
  key: string | null,
) {
  const from = `${postedFor} and ${ofPart[part]} and ${groups[asked.by]} is not distinct from $6::text`;
  const given = [...values(asked), key];
  const rows = await tx.query<{ readonly id: string }>(
    `select p.id::text as id from ${from} order by p.posted_on desc, p.id desc limit 100`,
    given,
  );
  const [counted] = await tx.query<{ readonly count: number }>(
    `select count(*)::int as count from ${from}`,
    given,
  );
  return { ids: rows.map(({ id }) => id), totalCount: counted?.count ?? 0 };
}

/** Reversals keep the document that they reverse, so a write-off taken back counts as one too. */
const gstText = `select to_char(date_trunc('quarter', p.posted_on), 'YYYY-MM-DD') as quarter,
    coalesce(sum(p.credit - p.debit) filter (where a.kind = 'income'), 0)::numeric(18,2)::text as income,
    coalesce(sum(p.credit - p.debit) filter (where a.purpose = 'gstCollected'), 0)::numeric(18,2)::text as collected,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'gstCollected' and j.source_type = 'writeOff'), 0)
      ::numeric(18,2)::text as adjusted,
    coalesce(sum(p.debit - p.credit) filter (where a.purpose = 'gstPaid'), 0)::numeric(18,2)::text as paid
  from postings p join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
    join journals j on j.tenant_id = p.tenant_id and j.id = p.journal_id
  where (a.kind = 'income' or a.purpose in ('gstCollected', 'gstPaid'))
    and p.posted_on between $1::date and $2::date group by 1`;

export function gstRows(tx: Tx, { period }: AskedReport): Promise<readonly GstRow[]> {
  const quarters = quartersOf(period);
  return tx.query<GstRow>(gstText, [quarters[0]?.from, quarters.at(-1)?.to]);
}

const accountsText = `select id::text as id, kind, purpose from account_code where not is_deleted order by code`;

type Account = { readonly id: string; readonly kind: string; readonly purpose: string | null };

/** Which accounts stand behind the figures. */
export async function reportAccounts(tx: Tx) {
  const rows = await tx.query<Account>(accountsText);
  const ids = (wanted: (account: Account) => boolean) => rows.filter(wanted).map(({ id }) => id);
  return {
    sales: ids(({ kind }) => kind === 'income'),
    collected: ids(({ purpose }) => purpose === 'gstCollected'),
    paid: ids(({ purpose }) => purpose === 'gstPaid'),
  };
}
