import type { Tx } from '#kernel/server';
import type { PrintedCreditNote } from '../../domain/index.ts';

const noteText = `select n.id::text as id, n.credit_note_no as "creditNoteNo", n.credit_date::text as "creditDate",
    i.invoice_no as "invoiceNo", coalesce(c.name, '') as company, n.reason, n.subtotal::text as subtotal,
    n.gst::text as gst, n.total::text as total, n.applied::text as applied, n.unapplied::text as unapplied
  from credit_notes n join invoices i on i.id = n.invoice_id
    left join party_company_accounts c on c.id = n.company_id
  where n.id = $1::uuid and not n.is_deleted`;

const linesText = `select description, amount::text as amount, gst::text as gst from credit_note_lines
  where credit_note_id = $1::uuid order by line_index`;

type Row = Omit<PrintedCreditNote, 'lines'>;

export async function readPrintedCreditNote(tx: Tx, id: string): Promise<PrintedCreditNote | null> {
  const [row] = await tx.query<Row>(noteText, [id]);
  if (!row) return null;
  return { ...row, lines: await tx.query<PrintedCreditNote['lines'][0]>(linesText, [id]) };
}
