import { newId } from '#kernel/server';
import type { Context, SealedColumn, Services, Tx } from '#kernel/server';

export type ConnectionRow = {
  readonly id: string;
  readonly kind: string;
  readonly region: string;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly tokenEndsAt: string | null;
  readonly state: 'connected' | 'disconnected';
  readonly stateReason: string | null;
  readonly pausedUntil: string | null;
  readonly lastSyncAt: string | null;
};

export type SecretColumn = 'client_secret' | 'access_token' | 'refresh_token';

/** Which connection of a tenant; `owner` where it has several of one kind. */
export type ConnectionKey = { readonly kind: string; readonly owner?: string };

const columns = `id::text as id, kind, region, client_id as "clientId", client_secret as "clientSecret",
  access_token as "accessToken", refresh_token as "refreshToken", token_ends_at as "tokenEndsAt", state,
  state_reason as "stateReason", paused_until as "pausedUntil", last_sync_at as "lastSyncAt"`;
const byKey = `from connections where tenant_id = current_tenant() and kind = $1 and owner = $2`;
const readText = `select ${columns} ${byKey}`;
const lockText = `${readText} for update`;

const makeText = `insert into connections (tenant_id, id, kind, owner, region)
  values (current_tenant(), $1, $2, $3, $4) on conflict (tenant_id, kind, owner) do nothing`;

const keepText = `update connections set client_id = $3, client_secret = coalesce($4, client_secret),
    access_token = null, refresh_token = null, token_ends_at = null, state = 'connected',
    state_reason = null, paused_until = null
  where tenant_id = current_tenant() and kind = $1 and owner = $2`;

const auditText = `select write_audit(current_tenant(), $1, 'connection', $2, $3::jsonb)`;

/**
 * D26: bound to its place, so that a copied text opens nowhere else. A connection with the id of its
 * practice was sealed for the table that migration 0520 took it from.
 */
export const secretPlace = (tenantId: string, id: string, column: string): string =>
  id === tenantId
    ? `${tenantId}/accounting_connections/${column}`
    : `${tenantId}/connections/${id}/${column}`;

const sealedColumn = (column: SecretColumn): SealedColumn => ({
  table: 'connections',
  column,
  keys: ['tenant_id', 'id'],
  where: ({ tenant_id: tenantId = '', id = '' }) => secretPlace(tenantId, id, column),
});

export const sealedConnections: readonly SealedColumn[] = [
  sealedColumn('client_secret'),
  sealedColumn('access_token'),
  sealedColumn('refresh_token'),
];

export async function readConnectionRow(
  tx: Tx,
  { kind, owner = '' }: ConnectionKey,
): Promise<ConnectionRow | null> {
  const [row] = await tx.query<ConnectionRow>(readText, [kind, owner]);
  return row ?? null;
}

export async function lockConnectionRow(
  tx: Tx,
  { kind, owner = '' }: ConnectionKey,
): Promise<ConnectionRow | null> {
  const [row] = await tx.query<ConnectionRow>(lockText, [kind, owner]);
  return row ?? null;
}

/** The row of a connection whose credentials are the operator's is made when it is first used. */
export async function ensureConnectionRow(
  services: Services,
  { tenantId, requestId }: Context,
  { kind, owner = '' }: ConnectionKey,
  region: string,
): Promise<ConnectionRow> {
  const context = { tenantId, requestId };
  return services.db.transaction(context, async (tx) => {
    const known = await readConnectionRow(tx, { kind, owner });
    if (known) return known;
    await tx.query(makeText, [newId(), kind, owner, region]);
    const made = await readConnectionRow(tx, { kind, owner });
    if (!made) throw new Error(`The connection to ${kind} was not kept`);
    return made;
  });
}

/** Saves what the practice proves itself with. Tokens of before would reach the books of somebody else. */
export async function keepCredentials(
  tx: Tx,
  services: Services,
  { kind, owner = '' }: ConnectionKey,
  given: { readonly clientId: string; readonly clientSecret: string | null },
): Promise<void> {
  const { tenantId } = tx.context;
  await tx.query(makeText, [newId(), kind, owner, '']);
  const row = await lockConnectionRow(tx, { kind, owner });
  if (!row) throw new Error(`The connection to ${kind} was not kept`);
  const secret =
    given.clientSecret &&
    services.secrets.seal(given.clientSecret, secretPlace(tenantId, row.id, 'client_secret'));
  await tx.query(keepText, [kind, owner, given.clientId, secret]);
  const detail = { kind, clientId: given.clientId, hasNewSecret: Boolean(secret) };
  await tx.query(auditText, ['connect', row.id, JSON.stringify(detail)]);
}

const syncedText = `update connections set last_sync_at = $3
  where tenant_id = current_tenant() and kind = $1 and owner = $2`;

export const noteSynced = async (
  tx: Tx,
  { kind, owner = '' }: ConnectionKey,
  at: string,
): Promise<void> => void (await tx.query(syncedText, [kind, owner, at]));
