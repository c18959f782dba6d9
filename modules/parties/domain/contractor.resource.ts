import { choice, defineResource, email, flag, lookup, phone, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';
import { contractorTypes } from './catalogues.ts';

/** A contractor of an insurer company that is no broker is an insurer contractor (B-095). */
export const contractor = defineResource({
  name: 'contractor',
  segment: 'contractors',
  label: ['Contractor', 'Contractors'],
  title: '{fullName}',

  fields: {
    fullName: text('Full name', { required: true, searchable: true, max: 200 }),
    type: choice('Type', contractorTypes, { required: true }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone'),
    companyId: lookup('Company', 'company'),
    userId: lookup('Sign-in account', 'user'),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: office,
    read: office,
    lookup: adminOrStaff,
    myDetail: ['CONTRACTOR'],
    create: office,
    update: office,
    enable: office,
    disable: office,
    export: office,
  },
  owner: 'userId',

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
  detail: {
    Information: ['fullName', 'type', 'email', 'phone', 'companyId', 'isActive'],
    Account: ['userId'],
  },
});
