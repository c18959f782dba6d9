import {
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  number,
  state,
  text,
} from '#kernel/domain';
import { invoiceCategory } from '../invoices/invoice-categories.ts';

const recorded = { readOnly: true } as const;

export const tenantInvoiceReaders = ['TENANT_ADMIN', 'ACCOUNTING'] as const;

export const tenantInvoiceStatuses = {
  created: 'Created',
  sent: 'Sent',
  paid: 'Paid',
  cancelled: 'Cancelled',
} as const;

/** D-110, R-228: what a tenant owes the host for a month. The table belongs to no tenant. */
export const tenantInvoice = defineResource({
  name: 'tenantInvoice',
  alsoCalled: 'SYSTEM_INVOICE',
  segment: 'tenant-invoice',
  label: ['Tenant Invoice', 'Tenant Invoices'],
  title: '{invoiceNo}',
  tenancy: 'host',
  hostOnly: true,
  pages: { only: ['list', 'detail'], row: 'R-228' },

  fields: {
    invoiceNo: text('Number', {
      ...recorded,
      required: true,
      searchable: true,
      unique: true,
      max: 30,
    }),
    status: state('Status', tenantInvoiceStatuses, {
      initial: 'created',
      tones: { created: 'warning', sent: 'info', paid: 'success', cancelled: 'neutral' },
    }),
    category: invoiceCategory('systemInvoice'),
    customerId: lookup('Tenant', 'tenant', { ...recorded, required: true }),
    /** As it was when the invoice was made. */
    customerName: text('Billed to', { ...recorded, required: true, searchable: true, max: 200 }),
    month: text('Month', { ...recorded, required: true, max: 7, format: 'month' }),
    edition: text('Edition', { ...recorded, max: 100 }),
    activeAccounts: number('Active accounts', recorded),
    invoiceDate: date('Invoice date', { ...recorded, required: true }),
    dueDate: date('Due date', { ...recorded, required: true }),
    subtotal: money('Without GST', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
    total: money('Total', { ...recorded, required: true }),
    note: longText('Note on the invoice', { max: 1000 }),
    sentAt: dateTime('Sent', recorded),
    sentTo: text('Sent to', { ...recorded, max: 300 }),
    paidOn: date('Paid on', recorded),
    cancelReason: longText('Cancelled because', { ...recorded, max: 1000 }),
  },
  verbs: {
    list: tenantInvoiceReaders,
    read: tenantInvoiceReaders,
    lookup: tenantInvoiceReaders,
    update: tenantInvoiceReaders,
    export: tenantInvoiceReaders,
  },

  list: {
    columns: ['invoiceNo', 'customerId', 'month', 'invoiceDate', 'dueDate', 'total', 'status'],
    sort: 'invoiceNo desc',
    empty: 'A tenant is invoiced for one month at a time.',
  },
  filters: ['status', 'customerId', 'invoiceDate', 'dueDate', 'total'],
  lookup: { text: '{invoiceNo}', sort: 'invoiceNo' },
  detail: {
    Invoice: [
      'invoiceNo',
      'category',
      'customerId',
      'customerName',
      'month',
      'edition',
      'activeAccounts',
      'invoiceDate',
      'dueDate',
      'note',
    ],
    Lines: 'panel',
    Amount: ['subtotal', 'gst', 'total'],
    Progress: ['sentAt', 'sentTo', 'paidOn', 'cancelReason'],
  },
});
