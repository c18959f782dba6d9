import {
  address,
  choice,
  defineResource,
  email,
  flag,
  longText,
  lookup,
  phone,
  text,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, office } from '#platform/domain';
import { contractorTypes } from '../party-choices.ts';
import { personName } from '../person-name.ts';

/** G-013, B-182. One of an insurer company that is no broker is an insurer contractor (B-095). */
export const contractor = defineResource({
  name: 'contractor',
  segment: 'contractors',
  label: ['Contractor', 'Contractors'],
  title: '{fullName}',

  fields: {
    type: choice('Type', contractorTypes, { required: true }),
    ...personName,
    companyId: lookup('Company', 'company'),
    abn: text('ABN', { format: 'abn', searchable: true, max: 14 }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone', { searchable: true }),
    address: address('Address'),
    notes: longText('Internal notes', { hiddenFrom: ['CONTRACTOR'] }),
    offerAccount: flag('Offer an account', {
      default: false,
      hint: 'A one-time link is mailed when the record is saved.',
    }),
    userId: lookup('Sign-in account', 'user', { readOnly: true }),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: office,
    read: office,
    lookup: adminOrStaff,
    myDetail: ['CONTRACTOR'],
    create: office,
    update: office,
    delete: adminStaff,
    enable: office,
    disable: office,
    export: office,
    import: office,
  },
  owner: 'userId',
  deleteOnlyUnused: true,
  similar: { lastName: 'lastName', email: 'email', name: 'fullName' },

  stepUp: ['export'],

  list: {
    columns: ['fullName', 'type', 'companyId', 'email', 'phone', 'isActive'],
    sort: 'fullName',
  },
  filters: ['type', 'companyId', 'isActive'],
  lookup: {
    text: '{fullName}',
    sort: 'fullName',
    filters: ['type', 'companyId'],
    description: 'email',
  },
  facts: ['type', 'companyId', 'phone', 'email', 'abn'],
  detail: {
    Information: ['firstName', 'lastName', 'type', 'companyId', 'abn', 'isActive'],
    Contact: ['email', 'phone', 'address'],
    Account: ['offerAccount', 'userId'],
    Notes: ['notes'],
    Clients: 'panel',
    'Booking history': 'panel',
    Attachments: 'panel',
  },
});
