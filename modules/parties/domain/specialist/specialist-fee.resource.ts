import { choice, date, defineResource, lookup, money, percent, text } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { assessmentTypes, matterKinds } from './specialist-choices.ts';

/** G-029: what the specialist is paid. The whole table is saved at once (C-220). */
export const specialistFee = defineResource({
  name: 'specialistFee',
  segment: 'specialist-fees',
  label: ['Fee', 'Fees'],
  title: '{serviceType} {matterKind}',
  parent: { field: 'specialistId', as: 'fees' },

  fields: {
    specialistId: lookup('Specialist', 'specialist', { required: true }),
    serviceType: choice('Service', assessmentTypes, { required: true }),
    serviceItem: text('Service item', { max: 200 }),
    matterKind: choice('Matter', matterKinds, { required: true }),
    amount: money('Amount'),
    splitPercent: percent('Split %', { max: 100 }),
    effectiveFrom: date('From', { required: true }),
    effectiveTo: date('To'),
  },
  checks: {
    endNotBeforeStart: {
      field: 'effectiveTo',
      op: '>=',
      than: 'effectiveFrom',
      refusal: 'feeEndsBeforeStart',
    },
  },
  verbs: { list: settingsStaff, read: settingsStaff },

  list: {
    columns: [
      'serviceType',
      'serviceItem',
      'matterKind',
      'amount',
      'splitPercent',
      'effectiveFrom',
      'effectiveTo',
    ],
    sort: 'serviceType',
  },
  filters: ['specialistId'],
  detail: {
    Information: [
      'specialistId',
      'serviceType',
      'serviceItem',
      'matterKind',
      'amount',
      'splitPercent',
      'effectiveFrom',
      'effectiveTo',
    ],
  },
});
