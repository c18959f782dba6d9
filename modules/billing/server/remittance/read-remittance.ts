import type { Tx } from '#kernel/server';
import type { RemittanceFilter, RemittanceSort, RemittanceStatement } from '../../domain/index.ts';
import { orderOf, remittanceLines } from './remittance-sql.ts';

export type RemittanceRow = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly fees: number;
  readonly share: string;
  readonly commission: string;
  readonly tax: string;
  readonly commissionAmountWithTax: string;
  readonly paid: string;
  readonly withheld: string;
};

export type RemittanceLine = RemittanceStatement['items'][0] & {
  readonly specialistId: string;
  readonly billId: string;
  readonly commissionPaymentId: string | null;
  readonly invoiceId: string | null;
  readonly paidOn: string | null;
  readonly status: string;
};

type Page = { readonly skip: number; readonly take: number; readonly sort: RemittanceSort };

const rowColumns = `s.id::text as id, s.titled_name as "fullName", s.email, count(*)::int as fees,
  sum(l.share)::text as share, sum(l.commission)::text as commission, sum(l.tax)::text as tax,
  sum(l.amount)::text as "commissionAmountWithTax", sum(l.paid)::text as paid, sum(l.withheld)::text as withheld`;

/** C-378: a row for each specialist. */
export async function readRemittances(tx: Tx, filter: RemittanceFilter, page: Page) {
  const lines = remittanceLines(filter);
  const rows = await tx.query<RemittanceRow & { totalCount: number }>(
    `${lines.with} select ${rowColumns}, (count(*) over ())::int as "totalCount"
      from lines l join party_specialists s on s.id = l.specialist_id
      group by s.id, s.titled_name, s.full_name, s.email
      order by ${orderOf(page.sort)} offset $10::int limit $11::int`,
    [...lines.values, page.skip, page.take],
  );
  const counted = rows[0]?.totalCount ?? (page.skip ? await countRows(tx, filter) : 0);
  return { items: rows.map(({ totalCount: _counted, ...row }) => row), totalCount: counted };
}

/** A page behind the last one has no row to say how many there are. */
async function countRows(tx: Tx, filter: RemittanceFilter): Promise<number> {
  const lines = remittanceLines(filter);
  const [row] = await tx.query<{ n: number }>(
    `${lines.with} select count(distinct l.specialist_id)::int as n from lines l`,
    lines.values,
  );
  return row?.n ?? 0;
}

/** The fees themselves, in the order of a statement. */
export function readLines(tx: Tx, filter: RemittanceFilter): Promise<RemittanceLine[]> {
  const lines = remittanceLines(filter);
  return tx.query<RemittanceLine>(
    `${lines.with} select l.specialist_id::text as "specialistId", l.bill_id::text as "billId",
        l.line_id::text as "commissionPaymentId", l.invoice_id::text as "invoiceId",
        l.invoice_no as "invoiceNo", e.case_no as "caseNo", l.description, l.day::text as day,
        l.paid_on::text as "paidOn", l.payment_no as "paymentNo", l.share::text as share,
        l.commission::text as commission, l.tax::text as tax,
        l.amount::text as "commissionAmountWithTax", l.withheld::text as withheld, l.status
      from lines l left join case_earnings e on e.id = l.charge_id
      order by l.day, e.case_no, l.bill_id limit 20000`,
    lines.values,
  );
}

export const everything: Page = {
  skip: 0,
  take: 5000,
  sort: { by: 'fullName', isDown: false },
};

/** A statement for each specialist, with its fees. */
export async function readStatements(tx: Tx, filter: RemittanceFilter) {
  const { items } = await readRemittances(tx, filter, everything);
  const lines = Map.groupBy(await readLines(tx, filter), ({ specialistId }) => specialistId);
  return items.map((row) => ({ ...row, items: lines.get(row.id) ?? [] }));
}
