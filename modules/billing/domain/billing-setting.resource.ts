import {
  choice,
  date,
  defineResource,
  flag,
  longText,
  lookup,
  number,
  percent,
  text,
} from '#kernel/domain';
import { daysOfMonth, office, serviceTypes } from '#platform/domain';

export const billingScopes = { tenant: 'Practice', company: 'Company' } as const;

export const prepaymentRules = {
  notRequired: 'Not required',
  required: 'Required before paperwork',
} as const;

/** S-116, D-106, B-023, G-106: the practice's own terms, and those of single companies. */
export const billingSetting = defineResource({
  name: 'billingSetting',
  segment: 'billing-setting',
  label: ['Billing Setting', 'Billing Settings'],
  title: '{scope} terms {companyId} {serviceType} from {effectiveFrom}',

  fields: {
    scope: choice('For', billingScopes, { required: true, default: 'tenant' }),
    companyId: lookup('Company', 'company', { hint: 'Only for the terms of one company.' }),
    serviceType: choice('Service type', serviceTypes, { hint: 'Leave empty for every service.' }),
    effectiveFrom: date('Effective from', { required: true }),
    termsDays: number('Payment terms (days)', { required: true, min: 0, max: 365 }),
    taxRate: percent('GST rate', { required: true, min: 0, max: 100, default: '10' }),
    prepayment: choice('Prepayment', prepaymentRules, { required: true, default: 'notRequired' }),
    /** An invoice without them is not made: the company would send it back. */
    requiresPurchaseOrder: flag('Purchase order required', { default: false }),
    requiresClaimNo: flag('Claim number required', { default: false }),
    statementDay: choice('Statement day', daysOfMonth, {
      hint: 'On this day of the month the outstanding statement goes out.',
    }),
    invoiceNote: longText('Note on invoices'),
    bankAccountName: text('Account name', { max: 100 }),
    bankBsb: text('BSB', { format: 'bsb', max: 10 }),
    bankAccountNo: text('Account number', { format: 'bankAccount', max: 20 }),
  },
  unique: [['companyId', 'serviceType', 'effectiveFrom']],

  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
    delete: office,
    export: office,
  },

  stepUpFields: ['bankAccountName', 'bankBsb', 'bankAccountNo'],

  list: {
    columns: [
      'scope',
      'companyId',
      'serviceType',
      'effectiveFrom',
      'termsDays',
      'taxRate',
      'prepayment',
      'statementDay',
    ],
    sort: 'companyId, serviceType',
  },
  filters: ['scope', 'companyId', 'serviceType', 'effectiveFrom', 'prepayment', 'statementDay'],
  facts: ['companyId', 'serviceType', 'effectiveFrom', 'termsDays', 'prepayment'],
  detail: {
    'Applies to': ['scope', 'companyId', 'serviceType', 'effectiveFrom'],
    Terms: [
      'termsDays',
      'taxRate',
      'prepayment',
      'requiresPurchaseOrder',
      'requiresClaimNo',
      'statementDay',
      'invoiceNote',
    ],
    'Customers pay to': ['bankAccountName', 'bankBsb', 'bankAccountNo'],
  },
});
