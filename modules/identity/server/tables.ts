import type { ModuleTables } from '#kernel/server';

/** What others may know of people is the view `accounts` of the kernel. */
export const identityTables: ModuleTables = {
  tables: [
    'account_activity',
    'impersonations',
    'oidc_keys',
    'oidc_payloads',
    'one_time_links',
    'sign_in_names',
    'sign_ins',
    'user_credentials',
  ],
  shows: ['identity_groups'],
};
