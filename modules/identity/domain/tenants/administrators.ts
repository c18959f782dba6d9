import { defineAction, email, lookup, phone, text, timeZone, url, record } from '#kernel/domain';
import { tenantAdmin } from '#platform/domain';
import { tenant } from '#platform/domain';

/** Somebody of a tenant who runs it, as the host sees them. */
export type Administrator = {
  readonly id: string;
  readonly name: string;
  readonly userName: string;
  readonly roles: readonly string[];
  readonly isActive: boolean;
  readonly isLocked: boolean;
  readonly lastSignInTime: string | null;
};

export const administratorFields = {
  administratorFirstName: text('First name', { required: true, max: 100 }),
  administratorLastName: text('Last name', { required: true, max: 100 }),
  administratorEmail: email('Email', {
    required: true,
    hint: 'Also the user name. A link to set the password is sent here.',
  }),
  administratorPhone: phone('Phone'),
};

/** What a new tenant cannot be without, and what is asked for at the same time. */
export const newTenantFields = {
  name: text('Name', { required: true, max: 100, hint: 'Short, shown beside the edition code.' }),
  customerName: text('Customer name', { max: 200 }),
  editionId: lookup('Edition', 'edition', { required: true }),
  country: text('Country', { default: 'Australia' }),
  timezone: timeZone('Time zone', { required: true, default: 'Australia/Sydney' }),
  email: email('Email'),
  accountEmail: email('Account email'),
  website: url('Website'),
};

/** The tenant, its defaults, its first administrator and their mail: all or nothing. */
export const createTenant = defineAction({
  name: 'createWithAdministrator',
  on: tenant,
  label: 'Add a tenant with its first administrator',
  route: 'POST /app/tenants/with-administrator',
  roles: tenantAdmin,
  input: { ...newTenantFields, ...administratorFields },
  answer: record(tenant),
});

export const listAdministrators = defineAction({
  name: 'administrators',
  on: tenant,
  label: 'Administrators of a tenant',
  route: 'GET /app/tenants/{id}/administrators',
  roles: tenantAdmin,
  input: {},
  answer: {
    items: [
      {
        id: 'id',
        name: 'text',
        userName: 'text',
        roles: ['text'],
        isActive: 'flag',
        isLocked: 'flag',
        lastSignInTime: 'instant?',
      },
    ],
  },
});

export const addAdministrator = defineAction({
  name: 'addAdministrator',
  stepUp: true,
  on: tenant,
  label: 'Add an administrator',
  route: 'POST /app/tenants/{id}/administrators',
  roles: tenantAdmin,
  input: administratorFields,
  answer: { id: 'id' },
});
