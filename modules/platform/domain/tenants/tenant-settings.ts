import { defineAction, json, mapOf, record } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';
import { tenant } from '../tenant.resource.ts';

/** What the host sets for a customer. */
export const readTenantSettings = defineAction({
  name: 'readSettings',
  on: tenant,
  label: 'Settings of a tenant',
  route: 'GET /app/tenants/{id}/settings',
  roles: tenantAdmin,
  input: {},
  answer: {
    settings: mapOf('text'),
    changes: [
      {
        key: 'text',
        label: 'text',
        from: 'text?',
        to: 'text?',
        userName: 'text?',
        time: 'instant',
      },
    ],
  },
});

export const changeTenantSettings = defineAction({
  name: 'changeSettings',
  on: tenant,
  label: 'Change the settings of a tenant',
  route: 'PUT /app/tenants/{id}/settings',
  roles: tenantAdmin,
  input: { settings: json('Settings', { required: true }) },
  answer: record(tenant),
});
