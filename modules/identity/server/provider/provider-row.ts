import { systemContext } from '#kernel/server';
import type { SealedColumn, Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import type { AccountRule, RoleRule } from '../../domain/index.ts';

export type ProviderRow = AccountRule & {
  readonly tenantId: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Sealed; null of the simulated provider. */
  readonly clientSecret: string | null;
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly trustsFactor: boolean;
  readonly roleClaim: string;
  readonly roleRules: readonly RoleRule[];
  readonly hasEndSession: boolean;
  /** Whatever was begun with another state of the row is begun again. */
  readonly version: string;
  readonly testedAt: string | null;
  readonly testFailure: string | null;
};

const columns = `p.tenant_id as "tenantId", p.label, p.issuer, p.client_id as "clientId",
    p.client_secret as "clientSecret", p.is_on as "isOn", p.required_since is not null as "isRequired",
    p.trusts_factor as "trustsFactor", p.creates_accounts as "createsAccounts",
    p.default_role_id as "defaultRoleId", p.role_claim as "roleClaim", p.role_rules as "roleRules",
    p.has_end_session as "hasEndSession", extract(epoch from p.changed_at)::text as version,
    p.tested_at as "testedAt", p.test_failure as "testFailure"`;

const ofTenantText = `select ${columns} from identity_providers p where p.tenant_id = $1`;

export async function readProvider(tx: Tx): Promise<ProviderRow | null> {
  const [row] = await tx.query<ProviderRow>(ofTenantText, [tx.context.tenantId]);
  return row ?? null;
}

const isOpen = `p.is_on and exists (select from platform_tenants t where t.id = p.tenant_id and t.is_active)`;

/** Only while it is on, of a tenant that is active. */
export async function openProviderOf(
  { db }: Services,
  tenantId: string,
): Promise<ProviderRow | null> {
  const [found] = await db.batch(systemContext(tenantId), [
    { text: `${ofTenantText} and ${isOpen}`, values: [tenantId] },
  ]);
  return (found?.rows[0] as ProviderRow | undefined) ?? null;
}

/** A domain alone finds the tenant, so the search goes across all of them. */
export async function openProviderOfDomain(
  { hostDb }: Services,
  domain: string,
): Promise<ProviderRow | null> {
  if (!domain || domain.includes('\u0000') || !domain.isWellFormed()) return null;
  const text = `select ${columns} from identity_providers p
    join sign_in_domains d on d.tenant_id = p.tenant_id and d.proven_at is not null
    where d.domain = $1 and ${isOpen}`;
  const [found] = await hostDb.batch(systemContext(hostTenantId), [{ text, values: [domain] }]);
  return (found?.rows[0] as ProviderRow | undefined) ?? null;
}

const place = (tenantId: string): string => `identity_providers:client_secret:${tenantId}`;

export const sealClientSecret = ({ secrets }: Services, tenantId: string, secret: string): string =>
  secrets.seal(secret, place(tenantId));

export const openClientSecret = ({ secrets }: Services, row: ProviderRow): string =>
  row.clientSecret === null ? 'simulated' : secrets.open(row.clientSecret, place(row.tenantId));

export const sealedProviderSecrets: SealedColumn = {
  table: 'identity_providers',
  column: 'client_secret',
  keys: ['tenant_id'],
  where: ({ tenant_id: tenantId = '' }) => place(tenantId),
};
