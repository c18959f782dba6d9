import { defineResource, lookup, money, number, text } from '#kernel/domain';
import { tenantInvoice, tenantInvoiceReaders } from './tenant-invoice.resource.ts';

const recorded = { readOnly: true } as const;

export const tenantInvoiceLine = defineResource({
  name: 'tenantInvoiceLine',
  segment: 'tenant-invoice-lines',
  label: ['Line', 'Lines'],
  title: '{description}',
  tenancy: 'host',
  hostOnly: true,
  parent: { field: 'tenantInvoiceId', as: 'lines', order: 'lineIndex' },
  pages: { only: [] },

  fields: {
    tenantInvoiceId: lookup('Invoice', tenantInvoice.name, { ...recorded, required: true }),
    lineIndex: number('Order', { ...recorded, required: true }),
    description: text('Description', { ...recorded, required: true, max: 300 }),
    amount: money('Amount', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
  },
  verbs: { list: tenantInvoiceReaders },

  list: { columns: ['description', 'amount', 'gst'], sort: 'lineIndex' },
  filters: ['tenantInvoiceId'],
  detail: { Line: ['description', 'amount', 'gst'] },
});
