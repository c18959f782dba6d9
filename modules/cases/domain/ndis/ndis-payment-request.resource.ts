import { choice, date, defineResource, money, number, text } from '#kernel/domain';
import { office } from '#platform/domain';

const kept = { readOnly: true } as const;

export const requestStatuses = { making: 'Being made', made: 'Ready to upload' } as const;

/** A bulk payment request: one file for the portal of the NDIA, and the claims that stand in it. */
export const ndisPaymentRequest = defineResource({
  name: 'ndisPaymentRequest',
  segment: 'ndis-payment-requests',
  label: ['Payment Request', 'Payment Requests'],
  title: '{requestNo}',
  features: ['NDIS'],
  pages: { only: ['list'] },

  fields: {
    requestNo: text('Number', { ...kept, searchable: true, max: 30, numbered: 'NPR' }),
    registrationNumber: text('Registration number', { ...kept, required: true, max: 14 }),
    deliveredFrom: date('Delivered from', { ...kept, required: true }),
    deliveredTo: date('Delivered to', { ...kept, required: true }),
    madeOn: date('Made on', { ...kept, required: true }),
    status: choice('Status', requestStatuses, {
      ...kept,
      required: true,
      default: 'making',
      tones: { making: 'info', made: 'success' },
    }),
    lineCount: number('Claims', { ...kept, min: 0, default: 0 }),
    total: money('Total', { ...kept, default: '0.00' }),
  },

  verbs: { list: office, read: office, lookup: office, export: office },
  lookup: { text: '{requestNo}', sort: 'requestNo desc' },
  list: {
    columns: [
      'requestNo',
      'madeOn',
      'deliveredFrom',
      'deliveredTo',
      'lineCount',
      'total',
      'status',
    ],
    sort: 'requestNo desc',
    empty: 'A payment request is made in an NDIS case.',
  },
  filters: ['status', 'madeOn'],
  detail: {
    Request: ['requestNo', 'registrationNumber', 'deliveredFrom', 'deliveredTo', 'madeOn', 'total'],
  },
});
