import { defineAction, text, listOf } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

export const activeClientReaders = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

/** D-014; the same row counts accounts that signed in. */
export type MonthlyCount = {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly month: string;
  readonly count: number;
};

const range = {
  tenantId: text('Tenant', { max: 36 }),
  fromMonth: text('From', { max: 7 }),
  toMonth: text('To', { max: 7 }),
};

/** C-029, G-005: a client is active in a month in which something of theirs happened. */
export const countActiveClients = defineAction({
  name: 'clients',
  on: 'monthlyActivity',
  label: 'Monthly active clients',
  route: 'GET /app/monthly-active-accounts',
  roles: activeClientReaders,
  input: range,
  answer: listOf({
    id: 'text',
    tenantId: 'id',
    tenantName: 'text',
    month: 'text',
    count: 'number',
  }),
});

/** accounts that signed in. */
export const countActiveAccounts = defineAction({
  name: 'accounts',
  on: 'monthlyActivity',
  label: 'Monthly active accounts',
  route: 'GET /app/monthly-active-accounts/sign-ins',
  roles: tenantAdmin,
  input: range,
  answer: listOf({
    id: 'text',
    tenantId: 'id',
    tenantName: 'text',
    month: 'text',
    count: 'number',
  }),
});

const accountsOfMonth = {
  tenantId: 'id',
  tenantName: 'text',
  month: 'text',
  items: ['json'],
} as const;

/** who they were. */
export const readActiveAccounts = defineAction({
  name: 'accountsOfMonth',
  on: 'monthlyActivity',
  label: 'Accounts of a month',
  route: 'GET /app/monthly-active-accounts/sign-ins/{id}',
  roles: tenantAdmin,
  input: {},
  answer: accountsOfMonth,
});

/** C-724: the same under the path of the general pattern. */
export const readActiveMonth = defineAction({
  name: 'month',
  on: 'monthlyActivity',
  label: 'Accounts of a month',
  route: 'GET /app/monthly-active-accounts/{id}',
  roles: tenantAdmin,
  input: {},
  answer: accountsOfMonth,
});

/** `<tenant>_<month>`. */
export const monthlyCountId = (tenantId: string, month: string): string => `${tenantId}_${month}`;
