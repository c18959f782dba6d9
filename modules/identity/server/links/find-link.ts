import type { LinkDefinition } from '#kernel/domain';
import { Refused, acrossTenants, systemContext } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { hashCode, tryCode } from './link-code.ts';
import { guessesOf } from './limit-guesses.ts';
import { recordOfLink } from './link-subject.ts';
import { readToken } from './link-token.ts';
import type { ReadToken } from './link-token.ts';

export type FoundLink = {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  /** Names it without opening it. */
  readonly key: string;
  readonly subjectOf: string | null;
  readonly subjectId: string | null;
  readonly address: string | null;
  readonly issuerId: string | null;
  readonly issuerTenantId: string | null;
  readonly expiresAt: string;
  readonly payload: Readonly<Record<string, string | undefined>>;
  readonly hasCode: boolean;
  readonly passHash: string | null;
};

/** Whoever holds the link, by the address that their calls come from. */
export type Visitor = { readonly ip: string };

/** A person whose rights have ended. Accounts and tenants are never removed, only marked. */
const hasEnded = '(not u.is_active or u.is_locked or u.is_deleted)';

/** Of `l`, a row of `links`; `$1` is now. The issuer of another tenant is asked about apart. */
export const aliveSql = `l.withdrawn_at is null and l.expires_at > $1::timestamptz
  and (l.uses_left is null or l.uses_left > 0)
  and not exists (select from platform_ended_tenants t where t.id = l.tenant_id)
  and not exists (select from users u
    where u.tenant_id = l.issuer_tenant_id and u.id = l.issuer_id and ${hasEnded})`;

const columns = `l.id, l.tenant_id as "tenantId", l.kind, l.token_hash as key, l.subject_of as "subjectOf",
  l.subject_id as "subjectId", l.address, l.issuer_id as "issuerId",
  l.issuer_tenant_id as "issuerTenantId", l.expires_at as "expiresAt", l.payload,
  l.code_hash is not null as "hasCode", l.pass_hash as "passHash"`;

const openText = `update links l set last_opened_at = $1, times_opened = l.times_opened + 1
  where l.token_hash = $2 and l.kind = any ($3::text[]) and ${aliveSql} returning ${columns}`;

/** Of any number of parallel uses exactly one gets the last one. */
const useText = `update links l set last_opened_at = $1, times_opened = l.times_opened + 1, used_at = $1,
    uses_left = l.uses_left - 1
  where l.token_hash = $2 and l.kind = any ($3::text[]) and ${aliveSql} returning ${columns}`;

const foreignIssuerText = `select from users u where u.tenant_id = $1 and u.id = $2
  and (${hasEnded} or exists (select from platform_ended_tenants t where t.id = u.tenant_id))`;

async function isIssuerForeignAndGone(services: Services, link: FoundLink): Promise<boolean> {
  const { issuerId, issuerTenantId, tenantId } = link;
  if (!issuerId || issuerTenantId === tenantId) return false;
  const statement = { text: foreignIssuerText, values: [issuerTenantId, issuerId] };
  const [found] = await services.hostDb.batch(acrossTenants, [statement]);
  return (found?.rows.length ?? 0) > 0;
}

export type Kinds = LinkDefinition | readonly LinkDefinition[];

async function take(
  tx: Tx,
  services: Services,
  kinds: Kinds,
  { hash }: ReadToken,
  text: string,
): Promise<FoundLink> {
  const names = [kinds].flat().map(({ name }) => name);
  const [link] = await tx.query<FoundLink>(text, [services.now(), hash, names]);
  const isDead =
    !link ||
    (await isIssuerForeignAndGone(services, link)) ||
    !(await recordOfLink(tx, services, link));
  if (isDead) throw new Refused('linkNotValid');
  return link;
}

/** What a link that leads nowhere answers is the same for all, and too many of them are answered 429. */
async function takeFrom<T>(
  services: Services,
  token: unknown,
  visitor: Visitor,
  work: (token: ReadToken) => Promise<T>,
): Promise<T> {
  const guesses = guessesOf(services);
  guesses.admit(visitor.ip);
  const named = readToken(token);
  try {
    if (!named) throw new Refused('linkNotValid');
    return await work(named);
  } catch (error) {
    if (error instanceof Refused && error.code === 'linkNotValid') guesses.note(visitor.ip);
    throw error;
  }
}

/** Opens a link and uses nothing up, so a mail scanner that follows it does no harm (D23). */
export const findLink = (
  services: Services,
  kinds: Kinds,
  token: unknown,
  visitor: Visitor,
): Promise<FoundLink> =>
  takeFrom(services, token, visitor, (named) =>
    services.db.transaction(systemContext(named.tenantId), (tx) =>
      take(tx, services, kinds, named, openText),
    ),
  );

/** Takes one use, in one transaction with what follows from it. */
export const useLink = <T>(
  services: Services,
  kinds: Kinds,
  token: unknown,
  visitor: Visitor,
  work: (tx: Tx, link: FoundLink) => Promise<T>,
): Promise<T> =>
  takeFrom(services, token, visitor, (named) =>
    services.db.transaction(systemContext(named.tenantId), async (tx) =>
      work(tx, await take(tx, services, kinds, named, useText)),
    ),
  );

const noTryLeftText = `update links set uses_left = 0 where token_hash = $1 and code_tries_left = 0`;

/** The same where a code goes another way than the link. Null: it is wrong, and the try is counted. */
export const useLinkWithCode = <T>(
  services: Services,
  kinds: Kinds,
  { token, code }: { readonly token: string; readonly code: string },
  visitor: Visitor,
  work: (tx: Tx, link: FoundLink) => Promise<T>,
): Promise<T | null> =>
  takeFrom(services, token, visitor, (named) =>
    services.db.transaction(systemContext(named.tenantId), async (tx) => {
      const tried = await tryCode(tx, named.hash, hashCode(named.secret, code), services.now());
      if (tried === 'noTryLeft') throw new Refused('linkNotValid');
      if (tried === 'right') return work(tx, await take(tx, services, kinds, named, useText));
      await tx.query(noTryLeftText, [named.hash]);
      return null;
    }),
  );

/** For a page of its own: null where the link leads nowhere. */
export async function nullIfDead<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused && error.code === 'linkNotValid') return null;
    throw error;
  }
}

/** On whose account the work of a link is written down: whoever gave it out, if it was one of the tenant. */
export const contextOfLink = (link: FoundLink, requestId?: string): Context => ({
  ...systemContext(link.tenantId, requestId),
  ...(link.issuerId && { userId: link.issuerId, actorTenantId: link.issuerTenantId ?? undefined }),
});
