import {
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  state,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { ot } from '../ot/ot.resource.ts';
import { otQuotationTemplate } from './ot-quotation-template.resource.ts';
import { quotationStatuses, quotationTones } from './quotation-choices.ts';

const recorded = { readOnly: true } as const;

/** D-046: what an OT case will cost, for the customer to approve. Written by its own calls. */
export const otQuotation = defineResource({
  name: 'otQuotation',
  segment: 'ot-quotations',
  label: ['Quotation', 'Quotations'],
  title: '{quotationNo}',
  features: ['OT'],
  pages: { only: ['list', 'detail'] },
  rowsDifferByUser: true,

  fields: {
    quotationNo: text('Number', { ...recorded, searchable: true, max: 30, numbered: 'Q' }),
    otId: lookup('Case', ot.name, { required: true, ...recorded }),
    companyId: lookup('Company', 'company', recorded),
    status: state('Status', quotationStatuses, { initial: 'draft', tones: quotationTones }),
    templateId: lookup('Template', otQuotationTemplate.name, recorded),
    validUntil: date('Valid until', recorded),
    note: longText('Words to the customer', { ...recorded, max: 4000 }),
    subtotal: money('Without GST', recorded),
    gst: money('GST', recorded),
    total: money('Total with GST', recorded),
    sentAt: dateTime('Sent', recorded),
    sentTo: text('Sent to', { ...recorded, max: 200 }),
    openedAt: dateTime('Opened', recorded),
    decidedAt: dateTime('Answered', recorded),
    decidedBy: text('Answered by', { ...recorded, max: 200 }),
    decisionReason: longText('Reason', { ...recorded, max: 2000 }),
    /** Which sending the links in force belong to: a link of an earlier one decides nothing. */
    sendingKey: text('Sending', { ...recorded, max: 36, history: false }),
  },

  verbs: { list: office, read: office, lookup: office, export: office },

  list: {
    columns: [
      'quotationNo',
      'otId',
      'companyId',
      'status',
      'total',
      'validUntil',
      'sentAt',
      'openedAt',
      'decidedBy',
    ],
    sort: 'quotationNo desc',
    empty: 'A quotation is requested in a case of occupational therapy.',
  },
  filters: ['status', 'otId', 'companyId', 'validUntil', 'sentAt'],
  lookup: { text: '{quotationNo}', sort: 'quotationNo desc', filters: ['otId', 'status'] },
  facts: ['status', 'otId', 'total', 'validUntil'],
  detail: {
    Items: 'panel',
    Quotation: ['otId', 'companyId', 'templateId', 'validUntil', 'note'],
    Answer: ['sentAt', 'sentTo', 'openedAt', 'decidedAt', 'decidedBy', 'decisionReason'],
  },
});
