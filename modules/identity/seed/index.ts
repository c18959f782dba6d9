import type { SeedData } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { firstAdministratorRows } from './first-administrator.ts';
import { staticRoleRows } from './static-roles.ts';

export const identitySeed: SeedData = {
  rows: async ({ bootstrapAdmin }) => [
    ...staticRoleRows(hostTenantId),
    ...(bootstrapAdmin ? await firstAdministratorRows(bootstrapAdmin) : []),
  ],
  writtenByTriggers: ['sign_in_names'],
};
