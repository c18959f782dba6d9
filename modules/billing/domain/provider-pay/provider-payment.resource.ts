import { date, defineResource, lookup, money, state, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { paymentStatuses, paymentTones } from './pay-choices.ts';

const recorded = { readOnly: true } as const;
const bank = { ...recorded, hiddenFrom: ['SPECIALIST'] } as const;

/** One transfer to one specialist for several fees. What it says of the account is as it was made. */
export const providerPayment = defineResource({
  name: 'providerPayment',
  alsoCalled: 'PROVIDER_REMITTANCE',
  segment: 'provider-payments',
  label: ['Specialist payment', 'Specialist payments'],
  title: '{paymentNo}',
  pages: { only: ['list', 'detail'], title: 'Specialist Payments' },
  // B-376, G-110: without it specialists earn their fees, and are paid elsewhere.
  features: ['PayingSpecialist'],

  fields: {
    paymentNo: text('Number', {
      ...recorded,
      searchable: true,
      unique: true,
      max: 30,
      numbered: 'PAY',
    }),
    status: state('Status', paymentStatuses, { initial: 'made', tones: paymentTones }),
    specialistId: lookup('Specialist', 'specialist', { ...recorded, required: true }),
    periodFrom: date('Period from', { ...recorded, required: true }),
    periodTo: date('Period to', { ...recorded, required: true }),
    payOn: date('To be paid on', { ...recorded, required: true }),
    paidOn: date('Paid on', recorded),
    total: money('Fees with GST', { ...recorded, required: true }),
    withheld: money('Tax withheld', { ...recorded, required: true, default: '0.00' }),
    /** Fees that were taken out again after the bank had paid. */
    removed: money('Removed after payment', { ...recorded, required: true, default: '0.00' }),
    netAmount: money('Transfer', { computed: '{total} - {withheld}' }),
    abn: text('ABN', { ...recorded, format: 'abn', max: 14 }),
    rctiNo: text('Tax invoice', {
      ...recorded,
      searchable: true,
      max: 30,
      hint: 'Recipient created, where agreed.',
    }),
    accountName: text('Account name', { ...bank, max: 32 }),
    bsb: text('BSB', { ...bank, format: 'bsb', max: 7 }),
    accountNumber: text('Account number', { ...bank, format: 'bankAccount', max: 12 }),
    fileId: lookup('Bank file', 'paymentFile', bank),
    journalId: lookup('Journal', 'journal', bank),
  },
  verbs: {
    list: [...office, 'SPECIALIST'],
    read: [...office, 'SPECIALIST'],
    lookup: office,
    export: office,
  },
  lookup: { text: '{paymentNo}', sort: 'paymentNo', filters: ['specialistId', 'status'] },
  scope: { SPECIALIST: { specialistId: 'specialistId' } },

  list: {
    columns: [
      'paymentNo',
      'specialistId',
      'periodFrom',
      'periodTo',
      'total',
      'withheld',
      'netAmount',
      'paidOn',
      'status',
    ],
    sort: 'paymentNo desc',
    empty: 'Payments are made in Doctor Remittances.',
  },
  filters: ['status', 'specialistId', 'periodTo', 'payOn', 'paidOn', 'fileId'],
  facts: ['specialistId', 'netAmount', 'paidOn'],
  detail: {
    Payment: [
      'paymentNo',
      'specialistId',
      'periodFrom',
      'periodTo',
      'payOn',
      'paidOn',
      'total',
      'withheld',
      'netAmount',
      'removed',
      'abn',
      'rctiNo',
    ],
    Fees: 'panel',
    Account: ['accountName', 'bsb', 'accountNumber', 'fileId', 'journalId'],
  },
});
