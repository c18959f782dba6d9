import { defineResource, flag, lookup, money, number, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { invoice } from './invoice.resource.ts';

const recorded = { readOnly: true } as const;

/** One line as it stood when the invoice was made, with the rule that gave its price. */
export const invoiceLine = defineResource({
  name: 'invoiceLine',
  segment: 'invoice-lines',
  label: ['Line', 'Lines'],
  title: '{description}',
  parent: { field: 'invoiceId', as: 'lines', order: 'lineIndex' },
  pages: { only: [] },
  appendOnly: true,

  fields: {
    invoiceId: lookup('Invoice', invoice.name, { ...recorded, required: true }),
    lineIndex: number('Order', { ...recorded, required: true }),
    caseId: lookup('Case', 'case', recorded),
    chargeId: lookup('Charge', 'caseCharge', recorded),
    serviceItemId: lookup('Service item', 'serviceItem', recorded),
    accountCodeId: lookup('Account', 'accountCode', recorded),
    description: text('Description', { ...recorded, required: true, max: 300 }),
    quantity: text('Quantity', { ...recorded, required: true, max: 20 }),
    unitPrice: money('Unit price', { ...recorded, required: true }),
    hasGst: flag('GST applies', recorded),
    amount: money('Amount', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
    /** Which rule gave the price, and why a person changed it. */
    rule: text('Price from', { ...recorded, max: 300 }),
    adjustedBecause: text('Adjusted because', { ...recorded, max: 300 }),
  },
  verbs: { list: caseTeam, lookup: office },
  scope: { CASE_MANAGER: { 'invoiceId.companyId': 'ownCompanyIds' } },
  lookup: { text: '{description}', sort: 'lineIndex', filters: ['invoiceId'] },

  list: {
    columns: ['lineIndex', 'description', 'quantity', 'unitPrice', 'amount', 'gst', 'rule'],
    sort: 'lineIndex',
  },
  filters: ['invoiceId', 'caseId', 'chargeId'],
  detail: {
    Line: ['description', 'quantity', 'unitPrice', 'amount', 'gst', 'rule', 'adjustedBecause'],
  },
});
