import { Refused, isUuid, readRecord } from '#kernel/server';
import { addMoney } from '#kernel/domain';
import type { Actor, RecordOf } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { invoice, leftOf } from '../../domain/index.ts';
import type { CreditableLine, OpenPart } from '../../domain/index.ts';
import { openByCase } from '../receipts/open-by-case.ts';

/** For calls that name the invoice in their body; locked, so that the facts hold until the end. */
export async function lockedInvoice(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<RecordOf<typeof invoice>> {
  if (!isUuid(id)) throw new Refused('notFound');
  await tx.query('select id from invoices where id = $1::uuid for update', [id]);
  return JSON.parse(await readRecord(tx, actor, invoice, id)) as RecordOf<typeof invoice>;
}

const linesText = `select l.id::text as id, l.description, l.case_id::text as "caseId",
    l.account_code_id::text as "accountCodeId", l.amount::text as amount, l.gst::text as gst,
    coalesce(c.amount, 0)::numeric(18,2)::text as "creditedAmount",
    coalesce(c.gst, 0)::numeric(18,2)::text as "creditedGst"
  from invoice_lines l left join lateral (select sum(n.amount) as amount, sum(n.gst) as gst
    from credit_note_lines n join credit_notes o on o.id = n.credit_note_id and not o.is_reversed
    where n.invoice_line_id = l.id) c on true
  where l.invoice_id = $1::uuid order by l.line_index`;

export const creditableLines = (tx: Tx, invoiceId: string): Promise<CreditableLine[]> =>
  tx.query<CreditableLine>(linesText, [invoiceId]);

/** What each case owes, and how much of what it was charged in the end is GST. */
export async function openParts(
  tx: Tx,
  invoiceId: string,
  lines: readonly CreditableLine[],
): Promise<readonly OpenPart[]> {
  const open = await openByCase(tx, invoiceId);
  return open.map((part) => {
    const own = lines.filter(({ caseId }) => caseId === part.caseId);
    const left = own.map(leftOf);
    return {
      ...part,
      charged: addMoney('0', ...left.flatMap(({ amount, gst }) => [amount, gst])),
      chargedGst: addMoney('0', ...left.map(({ gst }) => gst)),
    };
  });
}

const journalText = `select id::text as id from journals
  where source_type = 'invoice' and source_id = $1 and kind = 'invoice' limit 1`;

export async function journalOfInvoice(tx: Tx, invoiceId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(journalText, [invoiceId]);
  if (!row) throw new Error(`Invoice ${invoiceId} has no journal`);
  return row.id;
}

const chargesText = `select charge_id::text as id from invoice_lines
  where invoice_id = $1::uuid and charge_id is not null`;

export const chargesOfInvoice = async (tx: Tx, invoiceId: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(chargesText, [invoiceId])).map(({ id }) => id);

const notesText = `select exists (select from credit_notes
  where invoice_id = $1::uuid and not is_reversed and not is_deleted) as found`;

export const hasCreditNotes = async (tx: Tx, invoiceId: string): Promise<boolean> =>
  (await tx.query<{ found: boolean }>(notesText, [invoiceId]))[0]?.found === true;
