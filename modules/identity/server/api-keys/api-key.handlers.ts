import type { Actor } from '#kernel/domain';
import { Refused, handle, isUuid, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import {
  addApiKey,
  decideKeyAccount,
  endsSoonDays,
  keyExpiry,
  listApiKeys,
  readScopes,
  rotateApiKey,
  rotationHours,
  withdrawApiKey,
} from '../../domain/index.ts';
import type { ApiKey, MadeApiKey } from '../../domain/index.ts';
import { keyAccountOf } from './key-account.ts';
import { forgetKey } from './key-actor.ts';
import { newKeyText } from './key-text.ts';

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const listText = `select k.id, k.name, k.user_id as "userId", k.scopes,
    trim(u.first_name || ' ' || u.last_name) as "accountName", nullif(trim(m.name), '') as "createdBy",
    ${instant('k.created_at')} as "createdAt", ${instant('k.expires_at')} as "expiresAt",
    case when k.old_until > $1 then ${instant('k.old_until')} end as "oldWorksUntil",
    ${instant('k.last_used_at')} as "lastUsedAt", k.last_address as "lastAddress",
    case when k.withdrawn_at is not null then 'withdrawn' when k.expires_at <= $1 then 'expired'
      when not u.is_active or u.is_locked or u.is_deleted then 'accountOff'
      when k.expires_at <= $1::timestamptz + make_interval(days => ${endsSoonDays}) then 'ending'
      else 'active' end as state
  from api_keys k
    join users u on u.tenant_id = k.tenant_id and u.id = k.user_id
    left join accounts m on m.tenant_id = k.tenant_id and m.id = k.created_by_id
  where k.tenant_id = current_tenant()
  order by k.withdrawn_at is not null or k.expires_at <= $1, k.created_at desc, k.id desc limit 500`;

const addText = `insert into api_keys
    (tenant_id, id, user_id, name, scopes, days, secret_hash, created_at, created_by_id, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly days: number;
  readonly hasEnded: boolean;
};

const oneText = `select id, user_id as "userId", name, days,
    withdrawn_at is not null or expires_at <= $2 as "hasEnded"
  from api_keys where tenant_id = current_tenant() and id = $1::uuid for update`;

/** The secret of before works on, but never beyond its own end. */
const rotateText = `update api_keys set old_secret_hash = secret_hash,
    old_until = least($2::timestamptz + make_interval(hours => ${rotationHours}), expires_at),
    secret_hash = $3, expires_at = $4
  where tenant_id = current_tenant() and id = $1::uuid
  returning ${instant('old_until')} as "oldWorksUntil"`;

const withdrawText = `update api_keys set withdrawn_at = $2, withdrawn_by_id = current_actor()
  where tenant_id = current_tenant() and id = $1::uuid and withdrawn_at is null`;

const auditText = "select write_audit(current_tenant(), $1, 'user', $2::uuid, $3)";

async function keyNamed(tx: Tx, services: Services, id: string | undefined): Promise<Row> {
  const [row] =
    id !== undefined && isUuid(id) ? await tx.query<Row>(oneText, [id, services.now()]) : [];
  if (!row) throw new Refused('notFound');
  if (row.hasEnded) throw new Refused('apiKeyEnded');
  return row;
}

/** Whoever is handed a secret can do from then on what the account may do. */
async function mayBeHandedTo(tx: Tx, actor: Actor, userId: string): Promise<void> {
  throwUnlessAccepted(decideKeyAccount(actor, await keyAccountOf(tx, userId)));
}

export const apiKeyHandlers: readonly Handler[] = [
  handle(listApiKeys, async ({ tx, services }) => ({
    items: await tx.query<ApiKey>(listText, [services.now()]),
  })),

  handle(addApiKey, async ({ actor, tx, services, input }): Promise<MadeApiKey> => {
    if (actor.tenantId === hostTenantId) throw new Refused('notForHost');
    const scopes = readScopes(input.scopes);
    if (!scopes) throw new Refused('unknownScope');
    await mayBeHandedTo(tx, actor, input.userId);
    const { name, userId, days } = input;
    const { id, key, hash } = newKeyText(actor.tenantId);
    const now = services.now();
    const expires = keyExpiry(now, days);
    const made = [hash, now, actor.userId, expires];
    await tx.query(addText, [actor.tenantId, id, userId, name.trim(), scopes, days, ...made]);
    const expiresAt = expires.toISOString();
    await tx.query(auditText, ['apiKeyMade', userId, { keyId: id, name, scopes, expiresAt }]);
    return { id, key, expiresAt, oldWorksUntil: null };
  }),

  handle(rotateApiKey, async ({ actor, tx, services, params }): Promise<MadeApiKey> => {
    const row = await keyNamed(tx, services, params['keyId']);
    await mayBeHandedTo(tx, actor, row.userId);
    const { id, key, hash } = newKeyText(actor.tenantId, row.id);
    const now = services.now();
    const expires = keyExpiry(now, row.days);
    const [kept] = await tx.query<{ oldWorksUntil: string }>(rotateText, [id, now, hash, expires]);
    const expiresAt = expires.toISOString();
    const detail = { keyId: id, name: row.name, expiresAt };
    await tx.query(auditText, ['apiKeyRotated', row.userId, detail]);
    tx.afterCommit(() => forgetKey(services, id));
    return { id, key, expiresAt, oldWorksUntil: kept?.oldWorksUntil ?? null };
  }),

  handle(withdrawApiKey, async ({ tx, services, params }) => {
    const { id, userId, name } = await keyNamed(tx, services, params['keyId']);
    await tx.query(withdrawText, [id, services.now()]);
    await tx.query(auditText, ['apiKeyWithdrawn', userId, { keyId: id, name }]);
    tx.afterCommit(() => forgetKey(services, id));
  }),
];
