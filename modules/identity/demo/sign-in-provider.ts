import { idOf } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { roleId } from '../seed/static-roles.ts';
import { simulatedIssuer } from '../server/provider/provider-address.ts';

/** Harbour signs in by the simulated provider, besides passwords. */
export function signInProviderRows(tenant: TenantName, opened: string): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const provider = {
    tenant_id: own,
    label: 'Harbour directory',
    issuer: simulatedIssuer,
    client_id: 'caseway',
    is_on: true,
    creates_accounts: true,
    role_claim: 'groups',
    role_rules: JSON.stringify([
      { value: 'Bookings', roleId: roleId(own, 'STAFF') },
      { value: 'Accounts', roleId: roleId(own, 'ACCOUNTING') },
    ]),
    has_end_session: true,
    changed_at: opened,
  };
  const domain = {
    tenant_id: own,
    id: idOf('sign-in-domain', tenant),
    domain: 'harbour.test',
    token: 'proof-of-the-demo',
    asked_at: opened,
    proven_at: opened,
    proven_by: 'host',
  };
  return [
    { table: 'identity_providers', rows: [provider] },
    { table: 'sign_in_domains', rows: [domain] },
  ];
}
