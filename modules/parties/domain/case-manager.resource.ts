import { defineResource, email, flag, lookup, phone, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';

/** Claims staff of a customer company. */
export const caseManager = defineResource({
  name: 'caseManager',
  segment: 'case-managers',
  label: ['Case Manager', 'Case Managers'],
  title: '{fullName}',

  fields: {
    fullName: text('Full name', { required: true, searchable: true, max: 200 }),
    email: email('Email', { required: true, unique: true, searchable: true }),
    phone: phone('Phone'),
    position: text('Position'),
    companyId: lookup('Company', 'company', { required: true }),
    userId: lookup('Sign-in account', 'user'),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    myDetail: ['CASE_MANAGER'],
    create: office,
    update: office,
    enable: office,
    disable: office,
    export: office,
  },
  scope: { CASE_MANAGER: { companyId: 'companyId' } },
  owner: 'userId',

  list: {
    columns: ['fullName', 'companyId', 'email', 'phone', 'position', 'isActive'],
    sort: 'fullName',
  },
  filters: ['companyId', 'isActive'],
  lookup: {
    text: '{fullName}',
    sort: 'fullName',
    filters: ['companyId', 'position'],
    description: 'email',
  },
  detail: {
    Information: ['fullName', 'email', 'phone', 'position', 'companyId', 'isActive'],
    Account: ['userId'],
  },
});
