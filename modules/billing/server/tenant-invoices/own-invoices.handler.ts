import { handle } from '#kernel/server';
import { readOwnInvoices } from '../../domain/index.ts';
import type { OwnInvoices } from '../../domain/index.ts';

const most = 60;

const text = `select id::text as id, invoice_no as "invoiceNo", month, invoice_date::text as "invoiceDate",
    due_date::text as "dueDate", total::text as total, status, paid_on::text as "paidOn"
  from tenant_invoice where customer_id = current_tenant() and sent_at is not null and not is_deleted
  order by invoice_no desc limit ${most}`;

export const ownInvoicesHandler = handle(readOwnInvoices, async ({ tx }) => ({
  items: await tx.query<OwnInvoices['items'][number]>(text),
}));
