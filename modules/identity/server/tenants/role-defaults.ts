import { idOf } from '#kernel/server';
import type { TenantDefaults } from '#kernel/server';
import { role, staticRoles } from '../../domain/index.ts';

/** The ids are those of the demo and of the first start, so that nobody gets a role twice. */
export const roleDefaults: TenantDefaults = ({ tenantId }) => [
  {
    resource: role,
    records: staticRoles.map((each) => ({ id: idOf('role', tenantId, each.name), ...each })),
  },
];
