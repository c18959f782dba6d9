import { randomBytes } from 'node:crypto';
import { Refused, handle, isUuid, newId, systemContext } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import {
  claimSignInDomain,
  confirmSignInDomain,
  domainProblem,
  listDomainClaims,
  plainDomain,
  proofName,
  proofText,
  proveSignInDomain,
  removeSignInDomain,
} from '../../domain/index.ts';
import type { DomainClaim } from '../../domain/index.ts';
import { showProvider } from './show-provider.ts';
import { txtRecords } from './txt-records.ts';

const problems = { noDomain: 'noMailDomain', publicDomain: 'publicMailDomain' } as const;

const takenText = `select from sign_in_domains
  where domain = $1 and tenant_id <> $2 and proven_at is not null`;

/** It belongs to one tenant only, so the search goes across all of them. */
async function mustBeFree({ hostDb }: Services, domain: string, tenantId: string): Promise<void> {
  const [taken] = await hostDb.batch(systemContext(hostTenantId), [
    { text: takenText, values: [domain, tenantId] },
  ]);
  if (taken?.rows.length) throw new Refused('mailDomainTaken');
}

const askText = `insert into sign_in_domains (tenant_id, id, domain, token, asked_at, asked_by)
  values ($1, $2, $3, $4, $5, $6) on conflict (tenant_id, domain) do nothing`;
const readText = `select id::text as id, domain, token, proven_at as "provenAt" from sign_in_domains
  where tenant_id = $1 and id = $2`;
const auditText = "select write_audit($1, $2, 'tenant', $1, $3)";

type Row = {
  readonly id: string;
  readonly domain: string;
  readonly token: string;
  readonly provenAt: string | null;
};

async function domainOf(tx: Tx, id: string | undefined): Promise<Row> {
  const [row] = isUuid(id) ? await tx.query<Row>(readText, [tx.context.tenantId, id]) : [];
  if (!row) throw new Refused('notFound');
  return row;
}

const proveText = `update sign_in_domains set proven_at = $3, proven_by = $4
  where tenant_id = $1 and id = $2 and proven_at is null`;

/** Two tenants that prove it at the same moment: the index lets one of them. */
const orTaken = (error: unknown): never => {
  if ((error as { code?: string }).code === '23505') throw new Refused('mailDomainTaken');
  throw error;
};

const removeText = 'delete from sign_in_domains where tenant_id = $1 and id = $2';
const lastText = `update identity_providers set required_since = null where tenant_id = $1
  and not exists (select from sign_in_domains d where d.tenant_id = $1 and d.proven_at is not null)`;

const claimsText = `select d.id::text as id, d.tenant_id::text as "tenantId",
    coalesce(t.customer_name, t.name) as "tenantName", d.domain,
    case when d.proven_at is null then 'waiting' else 'proven' end as state, d.asked_at as "askedAt"
  from sign_in_domains d join platform_tenants t on t.id = d.tenant_id
  order by d.proven_at is not null, d.asked_at desc limit 500`;
const claimText = `select tenant_id::text as "tenantId", domain from sign_in_domains where id = $1`;

async function confirmByHost(services: Services, id: string, by: string | null): Promise<void> {
  const { hostDb, now } = services;
  const host = systemContext(hostTenantId);
  const [found] = await hostDb.batch(host, [{ text: claimText, values: [id] }]);
  const claim = found?.rows[0] as { tenantId: string; domain: string } | undefined;
  if (!claim) throw new Refused('notFound');
  const { tenantId, domain } = claim;
  await mustBeFree(services, domain, tenantId);
  const detail = { domain, by };
  await hostDb
    .batch(systemContext(tenantId), [
      { text: proveText, values: [tenantId, id, now(), 'host'] },
      { text: auditText, values: [tenantId, 'signInDomainConfirmed', detail] },
    ])
    .catch(orTaken);
}

export const domainHandlers: readonly Handler[] = [
  handle(claimSignInDomain, async ({ actor, tx, services, input }) => {
    if (actor.tenantId === hostTenantId) throw new Refused('notForHost');
    const problem = domainProblem(input.domain);
    if (problem) throw new Refused(problems[problem]);
    const domain = plainDomain(input.domain);
    await mustBeFree(services, domain, actor.tenantId);
    const token = randomBytes(18).toString('base64url');
    const values = [actor.tenantId, newId(), domain, token, services.now(), actor.userId];
    await tx.query(askText, values);
    await tx.query(auditText, [actor.tenantId, 'signInDomainClaimed', { domain }]);
    return showProvider(tx, services);
  }),

  handle(proveSignInDomain, async ({ actor, tx, services, params }) => {
    const { id, domain, token, provenAt } = await domainOf(tx, params['domainId']);
    if (provenAt) return showProvider(tx, services);
    await mustBeFree(services, domain, actor.tenantId);
    const texts = await txtRecords(services, proofName(domain));
    if (!texts.some((each) => each.trim() === proofText(token)))
      throw new Refused('mailDomainNotProven');
    await tx.query(proveText, [actor.tenantId, id, services.now(), 'dns']).catch(orTaken);
    await tx.query(auditText, [actor.tenantId, 'signInDomainProven', { domain }]);
    return showProvider(tx, services);
  }),

  handle(removeSignInDomain, async ({ actor, tx, services, params }) => {
    const { id, domain } = await domainOf(tx, params['domainId']);
    await tx.query(removeText, [actor.tenantId, id]);
    await tx.query(lastText, [actor.tenantId]);
    await tx.query(auditText, [actor.tenantId, 'signInDomainGivenUp', { domain }]);
    return showProvider(tx, services);
  }),

  handle(listDomainClaims, async ({ actor, services }) => {
    if (!actor.isHost) throw new Refused('notPermitted');
    const [found] = await services.hostDb.batch(systemContext(hostTenantId), [
      { text: claimsText },
    ]);
    const rows = (found?.rows ?? []) as DomainClaim[];
    return { items: rows.map((row) => ({ ...row, askedAt: new Date(row.askedAt).toISOString() })) };
  }),

  handle(confirmSignInDomain, async ({ actor, services, params }) => {
    if (!actor.isHost) throw new Refused('notPermitted');
    const id = params['domainId'] ?? '';
    if (!isUuid(id)) throw new Refused('notFound');
    await confirmByHost(services, id, actor.userId);
  }),
];
