import { choice, date, defineResource, flag, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { billStatuses, billTones, payableRules } from './pay-choices.ts';

const recorded = { readOnly: true } as const;

/** What a specialist has earned for one charge. One live bill for each charge (migration 261). */
export const providerBill = defineResource({
  name: 'providerBill',
  segment: 'provider-bills',
  label: ['Specialist fee', 'Specialist fees'],
  title: '{description}',
  pages: { only: [] },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { ...recorded, required: true }),
    caseId: lookup('Case', 'case', recorded),
    chargeId: lookup('Charge', 'caseCharge', { ...recorded, required: true }),
    description: text('For', { ...recorded, required: true, searchable: true, max: 300 }),
    earnedOn: date('Earned', { ...recorded, required: true }),
    share: money('Fee', { ...recorded, required: true }),
    commission: money('Commission', { ...recorded, required: true }),
    gst: money('GST', { ...recorded, required: true }),
    total: money('Total', { ...recorded, required: true }),
    paid: money('Paid', { ...recorded, required: true, default: '0.00' }),
    /** In a payment that the bank has not made yet. */
    scheduled: money('In a payment', { ...recorded, required: true, default: '0.00' }),
    /** Negative: it was paid and then taken back, and comes off the next payment. */
    openAmount: money('Open', {
      computed: '(case when {isReversed} then 0 else {total} end) - {paid}',
    }),
    payableRule: choice('Paid', payableRules, { ...recorded, required: true }),
    reportSentOn: date('Report sent', recorded),
    status: choice('Status', billStatuses, {
      computed: `case when {isReversed} then (case when {paid} = 0 then 'Reversed' else 'Recover' end)
        when {paid} = 0 then 'Unpaid' when {paid} < {total} then 'Part' else 'Paid' end`,
      tones: billTones,
    }),
    journalId: lookup('Journal', 'journal', { ...recorded, required: true }),
    isReversed: flag('Taken back', recorded),
    reversedOn: date('Taken back on', recorded),
    /** Somebody changed the terms and left this fee as it was earned. */
    termsLeft: flag('Left as earned', recorded),
  },
  verbs: {
    list: [...office, 'SPECIALIST'],
    read: [...office, 'SPECIALIST'],
    lookup: office,
    export: office,
  },
  lookup: { text: '{description}', sort: 'earnedOn', filters: ['specialistId', 'status'] },
  scope: { SPECIALIST: { specialistId: 'specialistId' } },

  list: {
    columns: [
      'earnedOn',
      'specialistId',
      'caseId',
      'description',
      'share',
      'commission',
      'gst',
      'total',
      'openAmount',
      'status',
    ],
    sort: 'earnedOn desc',
  },
  filters: ['specialistId', 'caseId', 'chargeId', 'status', 'earnedOn', 'openAmount'],
  detail: {
    Fee: ['description', 'earnedOn', 'share', 'commission', 'gst', 'total', 'paid', 'openAmount'],
  },
});
