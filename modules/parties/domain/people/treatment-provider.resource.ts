import {
  address,
  choice,
  defineResource,
  email,
  flag,
  longText,
  phone,
  text,
  url,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, office } from '#platform/domain';
import { treatmentKinds } from './provider-kinds.ts';

/** who treats a client, and holds the records of it. */
export const treatmentProvider = defineResource({
  name: 'treatmentProvider',
  segment: 'treatment-providers',
  label: ['Treatment Provider', 'Treatment Providers'],
  title: '{name}',
  features: ['TreatmentProvider'],

  fields: {
    name: text('Name', { required: true, searchable: true, max: 200 }),
    kind: choice('Kind of treatment', treatmentKinds, { required: true }),
    contactName: text('Contact', { searchable: true, max: 200 }),
    providerNo: text('Provider number', { searchable: true, max: 20 }),
    email: email('Email', { searchable: true }),
    recordsEmail: email('Email for records', {
      hint: 'Where requests for medical records are sent.',
    }),
    phone: phone('Phone', { searchable: true }),
    fax: phone('Fax'),
    website: url('Website'),
    address: address('Address'),
    abn: text('ABN', { format: 'abn', searchable: true, max: 14 }),
    notes: longText('Internal notes'),
    isActive: flag('Active', { default: true }),
  },

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

  list: {
    columns: ['name', 'kind', 'contactName', 'phone', 'email', 'providerNo', 'isActive'],
    sort: 'name',
  },
  filters: ['kind', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['kind'], description: 'email' },
  facts: ['kind', 'contactName', 'phone', 'recordsEmail', 'providerNo'],
  detail: {
    Information: ['name', 'kind', 'contactName', 'providerNo', 'abn', 'isActive'],
    Contact: ['phone', 'fax', 'email', 'recordsEmail', 'website', 'address'],
    Notes: ['notes'],
    Attachments: 'panel',
  },
});
