import type { ServerModule } from '#kernel/server';
import { ownInvoicesHandler } from './own-invoices.handler.ts';
import { tenantInvoiceRenderer } from './tenant-invoice-mail.ts';
import { tenantInvoiceHandlers } from './tenant-invoice.handlers.ts';

export const tenantInvoiceParts = {
  contributes: [tenantInvoiceRenderer],
  handlers: [...tenantInvoiceHandlers, ownInvoicesHandler],
} satisfies Partial<ServerModule>;
