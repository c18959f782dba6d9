import {
  date,
  defineAction,
  defineWorkflow,
  email,
  longText,
  lookup,
  record,
  text,
} from '#kernel/domain';
import { tenantInvoice, tenantInvoiceReaders } from './tenant-invoice.resource.ts';

/** C-436 to C-438, B-294. */
export const tenantInvoiceWorkflow = defineWorkflow({
  on: tenantInvoice,
  axes: { status: { final: ['cancelled'] } },
  moves: {
    send: {
      label: 'Send',
      can: 'send it',
      who: tenantInvoiceReaders,
      sends: ['tenantInvoice'],
      asks: { email: email('To', { hint: 'Empty: the account email of the tenant.' }) },
      /** Once more is allowed, also after it was paid: as a copy. */
      status: { steps: { created: 'sent', sent: 'sent', paid: 'paid' } },
    },
    markAsPaid: {
      label: 'Mark as paid',
      can: 'mark it as paid',
      who: tenantInvoiceReaders,
      route: 'PUT /app/tenant-invoice/{id}/mark-as-paid',
      asks: { paidOn: date('Paid on', { hint: 'Empty: today.' }) },
      status: { from: ['created', 'sent'], to: 'paid' },
    },
    cancel: {
      label: 'Cancel invoice',
      can: 'cancel it',
      who: tenantInvoiceReaders,
      asks: { reason: longText('Reason', { required: true, max: 1000 }) },
      status: { from: ['created', 'sent'], to: 'cancelled' },
    },
  },
});

/** C-756, R-229: the lines come from the subscription, so the month is all that is asked. */
export const makeTenantInvoice = defineAction({
  name: 'make',
  on: tenantInvoice,
  label: 'Create Tenant Invoice',
  route: 'POST /app/tenant-invoice',
  page: '/view/tenant-invoice/add',
  roles: tenantInvoiceReaders,
  input: {
    customerId: lookup('Tenant', 'tenant', { required: true }),
    month: text('Month', { required: true, max: 20, format: 'month' }),
    note: longText('Note on the invoice', { max: 1000 }),
  },
  answer: record(tenantInvoice),
});
