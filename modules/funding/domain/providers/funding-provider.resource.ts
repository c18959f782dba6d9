import {
  address,
  choice,
  defineResource,
  email,
  flag,
  longText,
  phone,
  text,
} from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';

/** E-142, G-036. */
export const providerKinds = {
  lender: 'Lender',
  broker: 'Broker',
  internal: 'Internal facility',
} as const;

/** R-153, S-086, C-603 to C-608: who lends. */
export const fundingProvider = defineResource({
  name: 'fundingProvider',
  segment: 'funding-providers',
  label: ['Funding Provider', 'Funding Providers'],
  title: '{name}',
  pages: { row: 'R-153' },

  fields: {
    name: text('Name', { required: true, searchable: true, unique: true, max: 200 }),
    kind: choice('Kind', providerKinds, { required: true, default: 'lender' }),
    abn: text('ABN', { searchable: true, format: 'abn', max: 20 }),
    contactName: text('Contact', { searchable: true, max: 200 }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone'),
    address: address('Address'),
    accountName: text('Account name', { max: 100 }),
    bsb: text('BSB', { format: 'bsb', max: 10 }),
    accountNo: text('Account number', { format: 'bankAccount', max: 20 }),
    note: longText('Note', { max: 2000 }),
    isActive: flag('Active', { default: true, tone: 'success' }),
  },
  verbs: {
    list: office,
    read: office,
    lookup: caseTeam,
    create: office,
    update: office,
    delete: office,
    export: office,
  },
  deleteOnlyUnused: true,

  stepUpFields: ['accountName', 'bsb', 'accountNo'],

  list: { columns: ['name', 'kind', 'contactName', 'email', 'phone', 'isActive'], sort: 'name' },
  filters: ['kind', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['kind', 'isActive'] },
  detail: {
    Provider: ['name', 'kind', 'abn', 'isActive', 'note'],
    Contact: ['contactName', 'email', 'phone', 'address'],
    'Bank account': ['accountName', 'bsb', 'accountNo'],
  },
});
