import type { Actor, PlainDate } from '#kernel/domain';
import { Params, recordSet } from '#kernel/server';
import type { ListQuery, Tx } from '#kernel/server';
import { invoice } from '../../domain/index.ts';
import type { Statement, StatementRow } from '../../domain/index.ts';

const queryOf = (companyId: string | null): ListQuery => ({
  filters: companyId ? [{ key: 'companyId', op: 'any', values: [companyId] }] : [],
  ids: [],
  filterText: '',
  sorts: [],
  skip: 0,
  take: 0,
  isSelectionList: false,
});

type Row = StatementRow & { readonly companyId: string; readonly company: string };

/** By the ledger: an invoice owed on that day what was posted to it until then. */
const openText = (from: string, where: string, day: string) => `select t.id::text as "invoiceId",
    t.invoice_no as "invoiceNo", t.invoice_date::text as "invoiceDate", t.due_date::text as "dueDate",
    nullif(concat_ws(', ', t.claimant_name, 'claim ' || t.claim_no), '') as about, t.total::text as total,
    o.open::text as open, t.company_id::text as "companyId", coalesce(c.name, '') as company
  from ${from}
    join lateral (select sum(p.debit - p.credit) as open from postings p
      join account_code a on a.id = p.account_code_id and a.purpose = 'receivable'
      where p.invoice_id = t.id and p.posted_on <= ${day}) o on o.open <> 0
    left join party_company_accounts c on c.id = t.company_id
  where ${where} and t.invoice_date <= ${day}
  order by company, t.due_date, t.invoice_no`;

const creditText = `select p.company_id::text as "companyId", sum(p.credit - p.debit)::text as credit
  from postings p join account_code a on a.id = p.account_code_id and a.purpose = 'customerCredit'
  where p.company_id = any($1::uuid[]) and p.posted_on <= $2::date group by 1`;

const nameText = 'select name from party_company_accounts where id = $1::uuid';

type Asked = {
  readonly actor: Actor;
  readonly companyId: string | null;
  readonly on: PlainDate;
};

/** One for each company that owes something and that the caller sees. */
export async function readStatements(
  tx: Tx,
  { actor, companyId, on }: Asked,
): Promise<readonly Statement[]> {
  const params = new Params();
  const day = params.add(on, '::date');
  const { from, where } = recordSet(actor, invoice, queryOf(companyId), 'invoice.list', params);
  const rows = await tx.query<Row>(openText(from, where, day), params.values);
  return statementsOf(tx, rows, on);
}

const ofCompanyText = openText(
  'invoices t',
  'not t.is_deleted and t.company_id = $2::uuid',
  '$1::date',
);

/** For the mail that leaves by itself. */
export async function statementOfCompany(
  tx: Tx,
  companyId: string,
  on: PlainDate,
): Promise<Statement> {
  const rows = await tx.query<Row>(ofCompanyText, [on, companyId]);
  const [found] = await statementsOf(tx, rows, on);
  if (found) return found;
  const [company] = await tx.query<{ name: string }>(nameText, [companyId]);
  return { companyId, company: company?.name ?? '', on, rows: [], credit: '0.00' };
}

async function statementsOf(tx: Tx, rows: readonly Row[], on: PlainDate): Promise<Statement[]> {
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId);
  const credits = await tx.query<{ companyId: string; credit: string }>(creditText, [
    [...byCompany.keys()],
    on,
  ]);
  return [...byCompany].map(([companyId, own]) => ({
    companyId,
    company: own[0]?.company ?? '',
    on,
    rows: own,
    credit: credits.find((one) => one.companyId === companyId)?.credit ?? '0.00',
  }));
}
