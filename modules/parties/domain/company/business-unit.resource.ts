import { defineResource, email, flag, lookup, phone, text } from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';

/** B-400, C-191. A branch, team or portfolio of a company. */
export const companyBusinessUnit = defineResource({
  name: 'companyBusinessUnit',
  segment: 'company-business-units',
  label: ['Business Unit', 'Business Units'],
  title: '{name}',

  fields: {
    companyId: lookup('Company', 'company', { required: true }),
    name: text('Name', { required: true, searchable: true, max: 150 }),
    contactName: text('Contact', { max: 150 }),
    email: email('Email'),
    phone: phone('Phone'),
    isActive: flag('Active', { default: true }),
  },
  unique: [['companyId', 'name']],
  parent: { field: 'companyId', as: 'business-units' },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    create: office,
    update: office,
    delete: office,
  },
  scope: { CASE_MANAGER: { companyId: 'companyId' } },

  list: { columns: ['name', 'contactName', 'email', 'phone', 'isActive'], sort: 'name' },
  filters: ['companyId', 'isActive'],
  lookup: { text: '{name}', sort: 'name', filters: ['companyId'], description: 'contactName' },
  detail: { Information: ['name', 'contactName', 'email', 'phone', 'isActive'] },
});
