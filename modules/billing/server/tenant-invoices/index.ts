import type { ServerModule } from '#kernel/server';
import { tenantInvoiceRenderer } from './tenant-invoice-mail.ts';
import { tenantInvoiceHandlers } from './tenant-invoice.handlers.ts';

export const tenantInvoiceParts = {
  contributes: [tenantInvoiceRenderer],
  handlers: tenantInvoiceHandlers,
} satisfies Partial<ServerModule>;
