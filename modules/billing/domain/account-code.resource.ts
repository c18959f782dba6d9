import { choice, defineResource, flag, longText, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { accountPurposes } from './ledger/account-purposes.ts';

export const accountKinds = {
  income: 'Income',
  expense: 'Expense',
  asset: 'Asset',
  liability: 'Liability',
} as const;

/** S-053, D-122, B-114: only where the tenant's setting is on. */
export const accountCode = defineResource({
  name: 'accountCode',
  segment: 'account-code',
  label: ['Account Code', 'Account Codes'],
  title: '{code} {name}',
  pages: { setting: 'ICS.Feature.AccountCode', row: 'R-023' },

  fields: {
    code: text('Code', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Name', { required: true, searchable: true, max: 200 }),
    kind: choice('Kind', accountKinds, { required: true }),
    /** Documents post to it by themselves; one account for each purpose (migration 225). */
    purpose: choice('Used for', accountPurposes, { readOnly: true }),
    description: longText('Description'),
    isActive: flag('Active', { default: true }),
  },

  deleteOnlyUnused: true,

  verbs: {
    list: adminOrStaff,
    read: adminOrStaff,
    lookup: adminOrStaff,
    create: adminOrStaff,
    update: adminOrStaff,
    delete: adminOrStaff,
    enable: adminOrStaff,
    disable: adminOrStaff,
    export: adminOrStaff,
  },

  list: { columns: ['code', 'name', 'kind', 'purpose', 'description', 'isActive'], sort: 'code' },
  filters: ['kind', 'purpose', 'isActive'],
  lookup: { text: '{code} {name}', sort: 'code', filters: ['kind'] },
  facts: ['kind'],
  detail: { Information: ['code', 'name', 'kind', 'purpose', 'description', 'isActive'] },
});
