import {
  address,
  choice,
  defineResource,
  email,
  flag,
  longText,
  multiLookup,
  phone,
  text,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, office } from '#platform/domain';
import { serviceProviderKinds } from './provider-kinds.ts';

/** Who types, brokers or interprets for the practice without signing in. */
export const serviceProvider = defineResource({
  name: 'serviceProvider',
  segment: 'service-provider',
  label: ['Service Provider', 'Service Providers'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, searchable: true, max: 200 }),
    kind: choice('Kind', serviceProviderKinds, { required: true }),
    contactName: text('Contact', { searchable: true, max: 200 }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone', { searchable: true }),
    abn: text('ABN', { format: 'abn', searchable: true, max: 14 }),
    address: address('Address'),
    languageIds: multiLookup('Languages', 'lookupConfig', { where: { type: 'languages' } }),
    notes: longText('Internal notes'),
    isActive: flag('Active', { default: true }),
  },
  unique: [['name', 'kind']],

  verbs: {
    list: office,
    read: office,
    lookup: adminOrStaff,
    create: office,
    update: office,
    delete: adminStaff,
    enable: office,
    disable: office,
    export: office,
    import: office,
  },
  deleteOnlyUnused: true,
  similar: { email: 'email', name: 'name' },

  stepUp: ['export'],

  list: { columns: ['name', 'kind', 'contactName', 'email', 'phone', 'isActive'], sort: 'name' },
  filters: ['kind', 'languageIds', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['kind'], description: 'email' },
  facts: ['kind', 'contactName', 'phone', 'email', 'languageIds'],
  detail: {
    Information: ['name', 'kind', 'contactName', 'abn', 'languageIds', 'isActive'],
    Contact: ['email', 'phone', 'address'],
    Notes: ['notes'],
    Attachments: 'panel',
  },
});
