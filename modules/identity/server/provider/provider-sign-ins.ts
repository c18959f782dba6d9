import { systemContext } from '#kernel/server';
import type { SealedColumn, Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** What a sign-in keeps of the provider while a second factor is asked for here. */
export type CameBy = {
  readonly issuer: string;
  /** Null: a second factor was proven here, just now. */
  readonly provedAt: string | null;
  /** Sealed under the tenant. */
  readonly idToken: string;
};

const place = (tenantId: string): string => `provider_sign_ins:id_token:${tenantId}`;

export const sealIdToken = ({ secrets }: Services, tenantId: string, token: string): string =>
  secrets.seal(token, place(tenantId));

export const sealedIdTokens: SealedColumn = {
  table: 'provider_sign_ins',
  column: 'id_token',
  keys: ['tenant_id', 'session_uid'],
  where: ({ tenant_id: tenantId = '' }) => place(tenantId),
};

const keepText = `insert into provider_sign_ins
    (tenant_id, session_uid, user_id, issuer, proved_at, id_token, started_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id, session_uid) do nothing`;

export async function keepProviderSignIn(
  { db, now }: Services,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  sessionUid: string,
  { issuer, provedAt, idToken }: CameBy,
): Promise<void> {
  const values = [tenantId, sessionUid, userId, issuer, provedAt, idToken, now()];
  await db.batch(systemContext(tenantId), [{ text: keepText, values }]);
}

const leaveText = `update provider_sign_ins set ended_at = $2, id_token = null
  where session_uid = $1 and ended_at is null returning tenant_id as "tenantId"`;
const readText = `select id_token as "idToken", issuer from provider_sign_ins
  where session_uid = $1 and ended_at is null`;

/** Of a browser that signs out: by what the provider knows whom to sign out there. */
export async function leaveProvider(
  { hostDb, secrets, now }: Services,
  sessionUid: string,
): Promise<{ tenantId: string; issuer: string; idToken: string } | null> {
  const [found, left] = await hostDb.batch(systemContext(hostTenantId), [
    { text: readText, values: [sessionUid] },
    { text: leaveText, values: [sessionUid, now()] },
  ]);
  const row = found?.rows[0] as { idToken: string | null; issuer: string } | undefined;
  const { tenantId } = (left?.rows[0] ?? {}) as { tenantId?: string };
  if (!row?.idToken || !tenantId) return null;
  try {
    return { tenantId, issuer: row.issuer, idToken: secrets.open(row.idToken, place(tenantId)) };
  } catch {
    // Sealed under a key that was replaced since: they are signed out here only.
    return null;
  }
}

const live = `select p.session_uid from provider_sign_ins p where p.tenant_id = $1 and p.ended_at is null`;

const liveText = `select s.session_uid as uid, s.user_id as "userId" from provider_sign_ins s
  where s.tenant_id = $1 and s.ended_at is null`;
const endSignInsText = `update sign_ins set ended_at = $2
  where tenant_id = $1 and session_uid in (${live}) and ended_at is null`;
/** What they do as somebody else ends with it. */
const endActsText = `update sign_ins set ended_at = $2
  where impersonator_tenant_id = $1 and impersonator_id = any ($3::uuid[]) and ended_at is null`;
const endImpersonationsText = `update impersonations set ended_at = $2
  where impersonator_tenant_id = $1 and impersonator_id = any ($3::uuid[]) and ended_at is null`;
const closeText = `update provider_sign_ins set ended_at = $2, id_token = null
  where tenant_id = $1 and ended_at is null`;
const forgetCookiesText = `delete from oidc_payloads where model = 'Session' and uid = any ($1::text[])`;

/** All sessions of the tenant that came by its provider. Answers whose they were. */
export async function endProviderSignIns(tx: Tx, { hostDb, now }: Services): Promise<string[]> {
  const { tenantId } = tx.context;
  const rows = await tx.query<{ uid: string; userId: string }>(liveText, [tenantId]);
  if (!rows.length) return [];
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  await tx.batch([
    { text: endSignInsText, values: [tenantId, now()] },
    { text: closeText, values: [tenantId, now()] },
  ]);
  const uids = rows.map(({ uid }) => uid);
  const acts = [tenantId, now(), userIds];
  await hostDb.batch(systemContext(hostTenantId), [
    { text: forgetCookiesText, values: [uids] },
    { text: endActsText, values: acts },
    { text: endImpersonationsText, values: acts },
  ]);
  return userIds;
}

const countText = `select count(*)::int as count from provider_sign_ins p
  where p.tenant_id = $1 and p.ended_at is null
    and exists (select from sign_ins s where s.tenant_id = p.tenant_id
      and s.session_uid = p.session_uid and s.ended_at is null)`;

export async function liveProviderSignIns(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>(countText, [tx.context.tenantId]);
  return row?.count ?? 0;
}
