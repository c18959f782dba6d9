import { letter, mailRendererPoint } from '#correspondence/server';
import { readLetterhead } from '#documents/server';
import { amountText, formatDate } from '#kernel/domain';
import { monthLabel, tenantInvoiceDocument } from '../../domain/index.ts';
import type { PrintedTenantInvoice } from '../../domain/index.ts';

export const tenantInvoiceRendererName = 'billing.tenantInvoice';

const text = `select i.invoice_no as "invoiceNo", i.customer_name as "customerName", i.month,
    i.invoice_date::text as "invoiceDate", i.due_date::text as "dueDate", i.subtotal::text as subtotal,
    i.gst::text as gst, i.total::text as total, i.note,
    (select coalesce(json_agg(json_build_object('description', l.description, 'amount', l.amount::text) order by l.line_index), '[]')
      from tenant_invoice_lines l where l.tenant_invoice_id = i.id and not l.is_deleted) as lines
  from tenant_invoice i where i.id = $1::uuid and i.status <> 'cancelled' and not i.is_deleted`;

/** Written when it leaves: what was cancelled meanwhile is not sent. */
export const tenantInvoiceRenderer = mailRendererPoint.contribute({
  name: tenantInvoiceRendererName,
  async render(tx, { tenantInvoiceId }, services) {
    const [invoice] = await tx.query<PrintedTenantInvoice>(text, [tenantInvoiceId]);
    if (!invoice) return null;
    const document = tenantInvoiceDocument.write(invoice, await readLetterhead(tx, services));
    const due = formatDate(invoice.dueDate, 'D MMMM YYYY');
    return {
      ...letter(`Invoice ${invoice.invoiceNo}`, [
        `Attached is the invoice for your subscription of ${monthLabel(invoice.month)}.`,
        `${amountText(invoice.total)} is due by ${due}. Please quote ${invoice.invoiceNo}.`,
      ]),
      attachments: [{ document }],
    };
  },
});
