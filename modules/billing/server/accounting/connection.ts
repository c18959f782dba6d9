import { accept, change, create } from '#kernel/domain';
import { Refused, writeBySystem } from '#kernel/server';
import type { SealedColumn, Services, Tx } from '#kernel/server';
import { accountingConnection } from '../../domain/index.ts';

export type Connection = {
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly accessToken: string | null;
  readonly tokenEndsAt: string | null;
  readonly lastSyncAt: string | null;
};

const text = `select client_id as "clientId", client_secret as "clientSecret", access_token as "accessToken",
    token_ends_at as "tokenEndsAt", last_sync_at as "lastSyncAt"
  from accounting_connections where id = current_tenant() and not is_deleted`;

/** D26: bound to its place, so that a copied text opens nowhere else. */
export const placeOf = (tenantId: string, column: string): string =>
  `${tenantId}/accounting_connections/${column}`;

const sealed = (column: string): SealedColumn => ({
  table: 'accounting_connections',
  column,
  keys: ['tenant_id', 'id'],
  where: ({ tenant_id: tenantId = '' }) => placeOf(tenantId, column),
});

export const sealedAccounting: readonly SealedColumn[] = [
  sealed('client_secret'),
  sealed('access_token'),
];

export async function readConnectionRow(tx: Tx): Promise<Connection | null> {
  const [row] = await tx.query<Connection>(text);
  return row ?? null;
}

export async function keepConnection(
  tx: Tx,
  services: Services,
  given: { readonly clientId: string; readonly clientSecret: string | null },
): Promise<void> {
  const { tenantId } = tx.context;
  const secret = given.clientSecret
    ? {
        clientSecret: services.secrets.seal(given.clientSecret, placeOf(tenantId, 'client_secret')),
      }
    : {};
  // A token of the credentials before would reach the books of somebody else.
  const values = { clientId: given.clientId, ...secret, accessToken: null, tokenEndsAt: null };
  const isKnown = await readConnectionRow(tx);
  await writeBySystem(
    { tx, services },
    accept(
      isKnown
        ? change(accountingConnection, tenantId, values)
        : create(accountingConnection, { id: tenantId, ...values }),
    ),
  );
}

/** The demo's own accounting system takes every practice under its id. */
export async function connectionOf(tx: Tx, services: Services): Promise<Connection> {
  const known = await readConnectionRow(tx);
  if (known?.clientSecret) return known;
  if (!services.config.xero.isSimulated) throw new Refused('accountingNotConnected');
  await keepConnection(tx, services, { clientId: tx.context.tenantId, clientSecret: 'simulated' });
  return connectionOf(tx, services);
}
