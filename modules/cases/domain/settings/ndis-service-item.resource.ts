import { choice, date, defineResource, flag, lookup, money, text } from '#kernel/domain';
import { office } from '#platform/domain';

/** E-088. */
export const ndisUnitCodes = {
  H: 'Hour',
  E: 'Each',
  D: 'Day',
  WK: 'Week',
  YR: 'Year',
  MON: 'Month',
} as const;

/** E-087, in the words of the support catalogue. */
export const ndisPriceTypes = {
  priceLimited: 'Price Limited Supports',
  quotable: 'Quotable Supports',
  unitPriceOne: 'Unit Price = $1',
} as const;

/** S-100, D-035. Labels are the column heads of the NDIS support catalogue, so it can be imported. */
export const ndisServiceItem = defineResource({
  name: 'ndisServiceItem',
  segment: 'ndis-service-items',
  label: ['NDIS Service Item', 'NDIS Service Items'],
  title: '{supportItemNumber} {name}',
  features: ['NDIS'],

  fields: {
    supportItemNumber: text('Support Item Number', {
      required: true,
      unique: true,
      searchable: true,
      max: 40,
    }),
    name: text('Support Item Name', { required: true, searchable: true, max: 300 }),
    supportCategoryId: lookup('Support Category Name', 'lookupConfig', {
      where: { type: 'supportCategory' },
    }),
    registrationGroup: text('Registration Group Name', { max: 200 }),
    unitCode: choice('Unit', ndisUnitCodes, { required: true }),
    priceType: choice('Type', ndisPriceTypes, { required: true, default: 'priceLimited' }),
    priceLimit: money('Price limit', { hint: 'National, in AUD, for one unit.' }),
    allowsNonFace: flag('Non-Face-to-Face Support Provision', { default: true }),
    allowsTravel: flag('Provider Travel', { default: true }),
    allowsCancellation: flag('Short Notice Cancellations', { default: true }),
    allowsReport: flag('NDIA Requested Reports', { default: true }),
    startDate: date('Start Date'),
    endDate: date('End Date'),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: office,
    read: office,
    lookup: office,
    create: office,
    update: office,
    delete: office,
    enable: office,
    disable: office,
    export: office,
    import: office,
  },

  list: {
    columns: [
      'supportItemNumber',
      'name',
      'priceLimit',
      'unitCode',
      'priceType',
      'supportCategoryId',
      'isActive',
    ],
    sort: 'supportItemNumber',
  },
  filters: ['supportCategoryId', 'unitCode', 'priceType', 'priceLimit', 'isActive'],
  lookup: {
    text: '{supportItemNumber} {name}',
    sort: 'supportItemNumber',
    filters: ['supportCategoryId', 'unitCode'],
  },
  facts: ['unitCode', 'priceType', 'priceLimit'],
  detail: {
    Information: [
      'supportItemNumber',
      'name',
      'supportCategoryId',
      'registrationGroup',
      'isActive',
    ],
    Price: ['unitCode', 'priceType', 'priceLimit', 'startDate', 'endDate'],
    'May be claimed': ['allowsNonFace', 'allowsTravel', 'allowsCancellation', 'allowsReport'],
  },
});
