import type { ModuleTables } from '#kernel/server';

/** What others may know of people is the view `accounts` of the kernel. */
export const identityTables: ModuleTables = {
  tables: [
    'account_activity',
    'api_keys',
    'impersonations',
    'identity_providers',
    'links',
    'oidc_keys',
    'oidc_payloads',
    'provider_accounts',
    'provider_sign_ins',
    'recovery_codes',
    'second_factors',
    'sign_in_domains',
    'sign_in_names',
    'sign_in_steps',
    'sign_ins',
    'user_credentials',
  ],
  personal: [
    { table: 'links', of: ['record_id', 'subject_id'], goes: true },
    { table: 'api_keys', of: ['user_id'], words: ['last_address'] },
    { table: 'sign_ins', of: ['user_id'], words: ['browser', 'address'] },
  ],
  shows: ['identity_groups', 'identity_roles'],
};
