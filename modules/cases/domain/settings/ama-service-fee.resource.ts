import { date, defineResource, flag, longText, money, text } from '#kernel/domain';
import { office } from '#platform/domain';

/** S-101, D-101. The list of the AMA is licensed: a practice imports its own copy. */
export const amaServiceFee = defineResource({
  name: 'amaServiceFee',
  segment: 'ama-service-fee',
  label: ['AMA Service Fee', 'AMA Service Fees'],
  title: '{itemNumber} {name}',

  fields: {
    itemNumber: text('AMA item', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Service', { required: true, searchable: true, max: 300 }),
    mbsItem: text('MBS item', { searchable: true, max: 20 }),
    fee: money('Fee', { required: true }),
    effectiveFrom: date('Effective from'),
    description: longText('Description'),
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
    columns: ['itemNumber', 'name', 'mbsItem', 'fee', 'effectiveFrom', 'isActive'],
    sort: 'itemNumber',
  },
  filters: ['fee', 'effectiveFrom', 'isActive'],
  lookup: { text: '{itemNumber} {name}', sort: 'itemNumber' },
  facts: ['fee', 'mbsItem', 'effectiveFrom'],
  detail: {
    Information: ['itemNumber', 'name', 'mbsItem', 'description', 'isActive'],
    Price: ['fee', 'effectiveFrom'],
  },
});
