import { defineAction, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { tenantInvoiceReaders, tenantInvoiceStatuses } from './tenant-invoice.resource.ts';

const ownInvoicesShape = {
  items: [
    {
      id: 'id',
      invoiceNo: 'text',
      month: 'text',
      invoiceDate: 'date',
      dueDate: 'date',
      total: 'money',
      status: oneOf(tenantInvoiceStatuses),
      paidOn: 'date?',
    },
  ],
} as const;

export type OwnInvoices = ValueOfShape<typeof ownInvoicesShape>;

/** What a practice was invoiced for its subscription. One that was not sent yet is the host's alone. */
export const readOwnInvoices = defineAction({
  name: 'readInvoices',
  on: 'subscription',
  label: 'Invoices of the subscription',
  route: 'GET /app/subscription/invoices',
  page: '/view/accounting',
  roles: [...tenantInvoiceReaders, 'ADMIN_STAFF'],
  input: {},
  answer: ownInvoicesShape,
});
