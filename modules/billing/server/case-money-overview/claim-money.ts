import { claimMoneyPoint } from '#cases/server';
import { addMoney, can } from '#kernel/domain';
import { Params, scopeSql } from '#kernel/server';
import { cancelled, invoice, invoiceStandings } from '../../domain/index.ts';
import type { InvoiceStanding } from '../../domain/index.ts';

type Row = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly invoiceDate: string;
  readonly standing: InvoiceStanding;
  readonly amount: string;
  readonly open: string;
};

/** An invoice may hold cases of other claims: only the part of these cases counts. */
const invoicesText = (ids: string, where: readonly string[]) => `select t.id::text as id,
    t.invoice_no as "invoiceNo", t.invoice_date::text as "invoiceDate", t.standing,
    sum(l.amount + l.gst)::numeric(18,2)::text as amount,
    (select coalesce(sum(p.debit - p.credit), 0)::numeric(18,2)::text from postings p
      join account_code a on a.tenant_id = p.tenant_id and a.id = p.account_code_id
        and a.purpose = 'receivable'
      where p.tenant_id = t.tenant_id and p.invoice_id = t.id and p.case_id = any(${ids})) as open
  from invoices t join invoice_lines l on l.tenant_id = t.tenant_id and l.invoice_id = t.id
  where l.case_id = any(${ids}) and ${where.join(' and ')}
  group by t.tenant_id, t.id, t.invoice_no, t.invoice_date, t.standing
  order by t.invoice_date desc, t.invoice_no desc`;

/** G-108: for those who read invoices, within what they may see of them. */
export const claimMoney = claimMoneyPoint.contribute(async (tx, actor, caseIds) => {
  const ability = `${invoice.name}.list`;
  if (!can(actor, ability)) return null;
  const params = new Params();
  const ids = params.add(caseIds, '::uuid[]');
  const where = [
    `t.status <> ${params.add(cancelled, '::text')}`,
    'not t.is_deleted',
    ...scopeSql(actor, invoice, ability, params),
  ];
  const rows = await tx.query<Row>(invoicesText(ids, where), params.values);
  return {
    invoiced: addMoney('0.00', ...rows.map(({ amount }) => amount)),
    open: addMoney('0.00', ...rows.map(({ open }) => open)),
    invoices: rows.map(({ standing, ...one }) => ({
      ...one,
      statusName: invoiceStandings[standing],
    })),
  };
});
