import type { Services, Tx } from '#kernel/server';
import { mayComeByRule, proofName, proofText } from '../../domain/index.ts';
import type { SignInProvider } from '../../domain/index.ts';
import { redirectAddress, simulatedIssuer } from './provider-address.ts';
import { readProvider } from './provider-row.ts';
import { liveProviderSignIns } from './provider-sign-ins.ts';

type DomainRow = {
  readonly id: string;
  readonly domain: string;
  readonly token: string;
  readonly provenAt: string | null;
  readonly provenBy: string | null;
};

const domainsText = `select id::text as id, domain, token, proven_at as "provenAt", proven_by as "provenBy"
  from sign_in_domains where tenant_id = $1 order by domain`;
const rolesText = `select id::text as id, name, display_name as "displayName" from roles
  where tenant_id = $1 and not is_deleted order by display_name`;

type RoleRow = { readonly id: string; readonly name: string; readonly displayName: string };

/** The roles that the rule of this tenant may give. */
export async function rolesByRule(tx: Tx): Promise<RoleRow[]> {
  const rows = await tx.query<RoleRow>(rolesText, [tx.context.tenantId]);
  return rows.filter(({ name }) => mayComeByRule(name));
}

const shownDomain = ({ id, domain, token, provenAt, provenBy }: DomainRow) => ({
  id,
  domain,
  state: provenAt ? ('proven' as const) : ('waiting' as const),
  provenBy,
  recordName: proofName(domain),
  recordText: proofText(token),
});

/** The secret itself never leaves. */
export async function showProvider(tx: Tx, services: Services): Promise<SignInProvider> {
  const { tenantId } = tx.context;
  const row = await readProvider(tx);
  const domains = await tx.query<DomainRow>(domainsText, [tenantId]);
  const roles = await rolesByRule(tx);
  const liveSessions = await liveProviderSignIns(tx);
  const base = {
    redirectAddress: redirectAddress(services, tenantId ?? ''),
    domains: domains.map(shownDomain),
    roles: roles.map(({ id, displayName }) => ({ id, displayName })),
  };
  if (!row) return { ...base, provider: null };
  const { tenantId: _, clientSecret: __, version: ___, hasEndSession: ____, ...shown } = row;
  const testedAt = shown.testedAt && new Date(shown.testedAt).toISOString();
  const isSimulated = row.issuer === simulatedIssuer;
  return { ...base, provider: { ...shown, testedAt, isSimulated, liveSessions } };
}
