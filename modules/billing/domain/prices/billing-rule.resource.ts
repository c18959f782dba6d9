import { choice, defineResource, flag, lookup, money, number, percent } from '#kernel/domain';
import { caseTypeNames, payeeWays } from '#cases/domain';
import { office } from '#platform/domain';
import { serviceItem } from '../service-item.resource.ts';
import { loadings, ruleKinds } from './price-choices.ts';

const applies = {
  caseType: choice('Case type', caseTypeNames, { required: true }),
  kind: choice('Charged for', ruleKinds, { required: true }),
  loading: choice('Loading', loadings, {
    hint: 'Charged besides, with the charge above. Leave empty for the charge itself.',
  }),
  companyId: lookup('Company', 'company', {
    hint: 'Leave empty for every company that has no rule of its own.',
  }),
  notice: number('Notice up to (business days)', {
    min: 0,
    max: 60,
    hint: 'Of a cancellation: 0 is the same day. Leave empty for any notice.',
  }),
  isActive: flag('Active', { default: true }),
} as const;

const customer = {
  serviceItemId: lookup('Service item', serviceItem.name),
  priceItemId: lookup('Share of the price of', serviceItem.name, {
    hint: 'Leave empty for the price of the service item itself.',
  }),
  percent: percent('Share of the price', { required: true, min: 0, max: 1000, default: '100' }),
  amount: money('Fixed amount', { min: 0, hint: 'In place of a price. Without GST.' }),
  freeUnits: number('Free units', {
    min: 0,
    max: 100000,
    hint: 'Pages or injuries that cost nothing extra.',
  }),
  unitSize: number('Charged for each', {
    min: 1,
    max: 100000,
    hint: 'Pages or injuries that count as one, begun ones too.',
  }),
} as const;

const specialist = {
  payeeWay: choice('Specialist earns', payeeWays, { required: true, default: 'arrangement' }),
  payeePercent: percent('Share of the fee', { min: 0, max: 100 }),
  payeeAmount: money('Fixed pay', { min: 0 }),
  payeeMinimum: money('At least', { min: 0 }),
} as const;

/** Outcome -> what the customer is charged and what the specialist is paid; printed to docs. */
export const billingRule = defineResource({
  name: 'billingRule',
  segment: 'billing-rules',
  label: ['Billing Rule', 'Billing Rules'],
  title: '{caseType} {kind} {loading} {companyId}',
  pages: { only: ['list', 'detail'] },

  fields: { ...applies, ...customer, ...specialist },
  unique: [['caseType', 'kind', 'loading', 'companyId', 'notice']],

  verbs: {
    list: office,
    read: office,
    create: office,
    update: office,
    delete: office,
    enable: office,
    disable: office,
    export: office,
  },

  list: {
    columns: [
      'caseType',
      'kind',
      'loading',
      'notice',
      'companyId',
      'serviceItemId',
      'percent',
      'amount',
      'payeeWay',
      'isActive',
    ],
    sort: 'caseType, kind, loading, notice',
  },
  filters: ['caseType', 'kind', 'loading', 'companyId', 'serviceItemId', 'payeeWay', 'isActive'],
  facts: ['serviceItemId', 'percent', 'amount', 'payeeWay'],
  detail: {
    'Applies to': Object.keys(applies) as (keyof typeof applies)[],
    'Customer pays': Object.keys(customer) as (keyof typeof customer)[],
    'Specialist earns': Object.keys(specialist) as (keyof typeof specialist)[],
    Preview: 'panel',
  },
});
