import { nullable, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { quotationStatuses } from './quotation-choices.ts';

export const itemCostShape = {
  id: 'id',
  description: 'text',
  quantity: 'text',
  unitPrice: 'money',
  hasGst: 'flag',
  amount: 'money',
  gst: 'money',
} as const;

export const quotationShape = {
  id: 'id',
  quotationNo: 'text',
  status: oneOf(quotationStatuses),
  statusName: 'text',
  concurrencyStamp: 'id',
  template: nullable({ id: 'id', displayName: 'text' }),
  validUntil: 'date?',
  note: 'text?',
  items: [itemCostShape],
  subtotal: 'money',
  gst: 'money',
  total: 'money',
  sentAt: 'instant?',
  sentTo: 'text?',
  openedAt: 'instant?',
  decidedAt: 'instant?',
  decidedBy: 'text?',
  decisionReason: 'text?',
} as const;

export type ShownQuotation = ValueOfShape<typeof quotationShape>;

/** The quotation in hand, and those before it, the newest first. */
export const quotationsShape = {
  quotation: nullable(quotationShape),
  earlier: [quotationShape],
} as const;

export type ShownQuotations = ValueOfShape<typeof quotationsShape>;

/** What the link shows: the initials of the claimant are all that it says about a person. */
export const offeredQuotationShape = {
  state: oneOf(['open', 'approved', 'rejected', 'expired', 'withdrawn']),
  practice: 'text',
  practiceEmail: 'text?',
  claimant: 'text',
  caseNo: 'text',
  quotationNo: 'text',
  validUntil: 'text',
  note: 'text?',
  items: [
    { description: 'text', quantity: 'text', unitPrice: 'text', amount: 'text', hasGst: 'flag' },
  ],
  subtotal: 'text',
  gst: 'text',
  total: 'text',
  decidedBy: 'text?',
} as const;

export type OfferedQuotation = ValueOfShape<typeof offeredQuotationShape>;
