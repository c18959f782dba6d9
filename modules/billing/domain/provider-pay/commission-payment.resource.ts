import { dateTime, defineResource, flag, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { providerBill } from './provider-bill.resource.ts';
import { providerPayment } from './provider-payment.resource.ts';

const recorded = { readOnly: true } as const;

/** C-431: the part of a payment that pays one fee. Negative: what is recovered. */
export const commissionPayment = defineResource({
  name: 'commissionPayment',
  segment: 'commission-payments',
  label: ['Paid fee', 'Paid fees'],
  title: '{billId} {amount}',
  parent: { field: 'paymentId', as: 'commission-payments' },
  pages: { only: [] },
  features: ['PayingSpecialist'],

  fields: {
    paymentId: lookup('Payment', providerPayment.name, { ...recorded, required: true }),
    billId: lookup('Fee', providerBill.name, { ...recorded, required: true }),
    specialistId: lookup('Specialist', 'specialist', { ...recorded, required: true }),
    caseId: lookup('Case', 'case', recorded),
    amount: money('Amount', { ...recorded, required: true }),
    gst: money('Of it GST', { ...recorded, required: true }),
    withheld: money('Withheld', { ...recorded, required: true }),
    isRemoved: flag('Removed', recorded),
    removedAt: dateTime('Removed at', recorded),
    adjustmentNo: text('Adjustment note', {
      ...recorded,
      max: 30,
      hint: 'Written where the fee stood on a tax invoice of ours.',
    }),
    removedBecause: text('Removed because', { ...recorded, max: 300 }),
  },
  verbs: { list: [...office, 'SPECIALIST'] },
  scope: { SPECIALIST: { specialistId: 'specialistId' } },

  list: {
    columns: ['billId', 'caseId', 'amount', 'gst', 'withheld', 'isRemoved', 'adjustmentNo'],
    sort: 'billId',
  },
  filters: ['paymentId', 'billId', 'specialistId', 'isRemoved'],
  detail: { Fee: ['billId', 'caseId', 'amount', 'gst', 'withheld', 'isRemoved'] },
});
