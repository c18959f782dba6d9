import { choice, date, decimal, defineResource, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { caseCharge } from '../engine/case-charge.resource.ts';
import { ndisServiceItem } from '../settings/ndis-service-item.resource.ts';
import { ndisCancelReasons } from './ndis-appointment-choices.ts';
import { ndisAppointment } from './ndis-appointment.resource.ts';
import { ndisBudget } from './ndis-budget.resource.ts';
import { ndisClaimKinds, ndisClaimStatuses, ndisClaimTones } from './ndis-claim-choices.ts';
import { ndisPaymentRequest } from './ndis-payment-request.resource.ts';
import { ofParticipant, partOfParticipant } from './part-of-participant.ts';

const kept = { readOnly: true } as const;

/** One line of a claim: a support, its quantity and price. Actions write it, never a form. */
export const ndisClaim = defineResource({
  name: 'ndisClaim',
  segment: 'ndis-claims',
  label: ['Claim Line', 'Claim Lines'],
  title: '{claimNo}',
  ...partOfParticipant('claims'),

  fields: {
    ...ofParticipant,
    claimNo: text('Claim reference', { ...kept, searchable: true, max: 30, numbered: 'NC' }),
    kind: choice('Claim type', ndisClaimKinds, { ...kept, required: true }),
    appointmentId: lookup('Appointment', ndisAppointment.name, kept),
    budgetId: lookup('Budget', ndisBudget.name, { ...kept, required: true }),
    serviceItemId: lookup('Support item', ndisServiceItem.name, { ...kept, required: true }),
    supportNumber: text('Support number', { ...kept, required: true, max: 40 }),
    deliveredFrom: date('Delivered from', { ...kept, required: true }),
    deliveredTo: date('Delivered to', { ...kept, required: true }),
    quantity: decimal('Quantity', { ...kept, required: true, scale: 2 }),
    unitPrice: money('Unit price', { ...kept, required: true }),
    amount: money('Amount', { ...kept, required: true }),
    cancelReason: choice('Reason', ndisCancelReasons, kept),
    status: choice('Status', ndisClaimStatuses, {
      ...kept,
      required: true,
      default: 'toClaim',
      tones: ndisClaimTones,
    }),
    paymentRequestId: lookup('Payment request', ndisPaymentRequest.name, kept),
    chargeId: lookup('Charge', caseCharge.name, kept),
    outcomeNote: text('Note', { ...kept, max: 500 }),
  },

  verbs: { list: office, read: office, export: office },
  list: {
    columns: [
      'claimNo',
      'deliveredFrom',
      'kind',
      'supportNumber',
      'quantity',
      'unitPrice',
      'amount',
      'status',
      'paymentRequestId',
    ],
    sort: 'deliveredFrom desc',
  },
  filters: ['ndisId', 'status', 'kind', 'deliveredFrom', 'paymentRequestId', 'appointmentId'],
  detail: {
    Claim: [
      'kind',
      'supportNumber',
      'deliveredFrom',
      'deliveredTo',
      'quantity',
      'unitPrice',
      'amount',
      'status',
    ],
  },
});
