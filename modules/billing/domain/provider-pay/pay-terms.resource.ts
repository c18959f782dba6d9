import { choice, date, defineResource, flag, lookup, percent, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { payableRules } from './pay-choices.ts';

/** How one specialist is paid. Kept here, not with the specialist: accounting reads no specialists (B-110). */
export const payTerms = defineResource({
  name: 'payTerms',
  segment: 'specialist-pay-terms',
  label: ['Pay details', 'Pay details'],
  title: '{specialistId}',
  pages: { title: 'Specialist Pay Details' },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    payableRule: choice('Paid', payableRules, { hint: 'Empty: as the practice says.' }),
    commissionPercent: percent('Commission %', {
      max: 100,
      scale: 2,
      hint: 'Of the fee without GST. Empty: as the practice says.',
    }),
    accountName: text('Account name', { max: 32 }),
    abn: text('ABN', {
      format: 'abn',
      max: 14,
      hint: 'Without a valid ABN, tax is withheld from every payment.',
    }),
    isGstRegistered: flag('Registered for GST', { hint: 'GST is added to what is paid.' }),
    gstRegisteredFrom: date('Registered since', {
      hint: 'Fees earned before that day carry no GST. Empty: all of them do.',
    }),
    isRctiAgreed: flag('We write the tax invoice', {
      hint: 'Recipient created tax invoices are agreed in writing.',
    }),
    rctiAgreedOn: date('Agreed on', { notFuture: true }),
    bsb: text('BSB', { format: 'bsb', max: 7 }),
    accountNumber: text('Account number', { format: 'bankAccount', max: 12 }),
  },
  unique: [['specialistId']],
  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
  },

  stepUpFields: ['accountName', 'bsb', 'accountNumber'],

  list: {
    columns: [
      'specialistId',
      'payableRule',
      'commissionPercent',
      'abn',
      'isGstRegistered',
      'isRctiAgreed',
      'bsb',
      'accountNumber',
    ],
    sort: 'specialistId',
  },
  filters: ['specialistId', 'payableRule', 'isGstRegistered', 'isRctiAgreed'],
  detail: {
    Terms: ['specialistId', 'payableRule', 'commissionPercent'],
    Tax: ['abn', 'isGstRegistered', 'gstRegisteredFrom', 'isRctiAgreed', 'rctiAgreedOn'],
    Account: ['accountName', 'bsb', 'accountNumber'],
  },
});
