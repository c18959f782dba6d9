import type { DemoData } from '#kernel/server';
import { tenantNames } from '#platform/demo';
import { accountRows, accountsIn } from './accounts.ts';
import { lastSignIns, signInRows } from './sign-ins.ts';
import { signInProviderRows } from './sign-in-provider.ts';
import { userGroupRows } from './user-groups.ts';

export { credentialRows } from '../seed/credentials.ts';
export { roleId } from '../seed/static-roles.ts';
export { accountsIn, demoPassword } from './accounts.ts';
export type { Account } from './accounts.ts';
export { groupIdsOf } from './user-groups.ts';

const signInNames = `insert into sign_in_names (tenant_id, user_id, login)
  select tenant_id, id, sign_in_name(user_name) from users`;

export const identityDemo: DemoData = {
  rows: ({ today, opened, passwordHash }) =>
    tenantNames.flatMap((tenant) => {
      const accounts = accountsIn(tenant);
      const lastSeen = lastSignIns(tenant, accounts, today);
      return [
        ...accountRows(tenant, accounts, passwordHash, opened, lastSeen),
        signInRows(tenant, accounts, today),
        ...userGroupRows(tenant, accounts, opened),
        ...signInProviderRows(tenant, opened),
      ];
    }),
  afterwards: { tables: ['sign_in_names'], sql: signInNames },
};
