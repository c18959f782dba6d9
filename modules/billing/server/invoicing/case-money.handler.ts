import { can } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { readBlueprint, readCaseMoney } from '../../domain/index.ts';
import type { InvoiceStanding, InvoiceStatus } from '../../domain/index.ts';
import { caseAsked, chargesOfCase } from './case-to-invoice.ts';

const invoicesText = `select i.id::text as id, i.invoice_no as "invoiceNo", i.status, i.standing,
    i.invoice_date::text as "invoiceDate", i.due_date::text as "dueDate", i.total::text as total,
    i.open_amount::text as "openAmount"
  from invoices i where not i.is_deleted
    and i.id in (select l.invoice_id from invoice_lines l where l.case_id = $1::uuid)
  order by i.invoice_no desc`;

/** On an invoice of several cases each sees its own part: `paid` and `owed` come from the ledger. */
const ledgerText = `select g.income::text as charged, g.gst::text as gst,
    (g.income + g.gst - g.owed_by_customer)::text as paid, g.owed_by_customer::text as "owedByCustomer",
    g.specialist_cost::text as "specialistCost", g.owed_to_specialist::text as "owedToSpecialist",
    g.written_off::text as "writtenOff",
    (g.income - g.specialist_cost - g.written_off)::text as margin
  from (select 1) one left join case_ledger l on l.case_id = $1::uuid
    cross join lateral (select coalesce(l.income, 0)::numeric(18, 2) as income, coalesce(l.gst, 0)::numeric(18, 2) as gst,
      coalesce(l.owed_by_customer, 0)::numeric(18, 2) as owed_by_customer,
      coalesce(l.specialist_cost, 0)::numeric(18, 2) as specialist_cost,
      coalesce(l.owed_to_specialist, 0)::numeric(18, 2) as owed_to_specialist,
      coalesce(l.written_off, 0)::numeric(18, 2) as written_off) g`;

type InvoiceOfCase = {
  readonly id: string;
  readonly invoiceNo: string;
  readonly status: InvoiceStatus;
  readonly standing: InvoiceStanding;
  readonly invoiceDate: string;
  readonly dueDate: string;
  readonly total: string;
  readonly openAmount: string;
};

type Ledger = Readonly<
  Record<
    | 'charged'
    | 'gst'
    | 'paid'
    | 'owedByCustomer'
    | 'specialistCost'
    | 'owedToSpecialist'
    | 'writtenOff'
    | 'margin',
    string
  >
>;

async function ledgerOf(tx: Tx, caseId: string): Promise<Ledger | null> {
  const [row] = await tx.query<Ledger>(ledgerText, [caseId]);
  return row ?? null;
}

/** What the practice earns of a case is not for its customer. */
export const caseMoneyHandler = handle(readCaseMoney, async ({ tx, actor, input }) => {
  const { caseId } = await caseAsked(tx, actor, input);
  const isOffice = can(actor, readBlueprint.ability);
  const pending = await chargesOfCase(tx, caseId);
  return {
    pending: pending.length,
    invoices: await tx.query<InvoiceOfCase>(invoicesText, [caseId]),
    ledger: isOffice ? await ledgerOf(tx, caseId) : null,
  };
});
