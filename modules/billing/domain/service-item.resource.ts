import { choice, defineResource, flag, longText, lookup, money, text } from '#kernel/domain';
import { payAboveReason } from './prices/pay-above-price.ts';
import { adminOrStaff, office, serviceTypes } from '#platform/domain';

/** E-026, and the cases that are charged although nobody is booked for them. */
export const itemServiceTypes = {
  ...serviceTypes,
  MR: 'MR (medical records)',
  MVA: 'MVA (motor vehicle claim)',
  TPD: 'TPD (disability claim)',
} as const;

/** S-111, D-099: what can stand on an invoice, with its usual price. */
export const serviceItem = defineResource({
  name: 'serviceItem',
  segment: 'service-items',
  label: ['Service Item', 'Service Items'],
  title: '{code} {name}',

  fields: {
    code: text('Code', { required: true, unique: true, searchable: true, max: 40 }),
    name: text('Name', { required: true, searchable: true, max: 200 }),
    serviceType: choice('Service type', itemServiceTypes, { required: true }),
    unitPrice: money('Unit price', { required: true, hint: 'Without GST.' }),
    hasGst: flag('GST applies', { default: true }),
    payAboveReason,
    accountCodeId: lookup('Account code', 'accountCode'),
    description: longText('Text on the invoice'),
    paymentClassificationCode: text('Payment classification code', {
      max: 20,
      hint: 'Printed on invoices under NSW workers compensation.',
    }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: office,
    read: office,
    lookup: adminOrStaff,
    create: office,
    update: office,
    delete: office,
    enable: office,
    disable: office,
    export: office,
  },

  list: {
    columns: ['code', 'name', 'serviceType', 'unitPrice', 'hasGst', 'accountCodeId', 'isActive'],
    sort: 'code',
  },
  filters: ['serviceType', 'hasGst', 'accountCodeId', 'unitPrice', 'isActive'],
  lookup: { text: '{code} {name}', sort: 'code', filters: ['serviceType'] },
  facts: ['serviceType', 'unitPrice', 'hasGst'],
  detail: {
    Information: ['code', 'name', 'serviceType', 'isActive'],
    Price: ['unitPrice', 'hasGst', 'payAboveReason', 'accountCodeId'],
    Invoice: ['description', 'paymentClassificationCode'],
    Prices: 'panel',
  },
});
