import { handle } from '#kernel/server';
import type { Handler, Services, Tx } from '#kernel/server';
import { checkConnection, readConnection, saveConnection } from '../../domain/index.ts';
import { orRefuse } from './accounting-failure.ts';
import { keepXero, openAccounting, patienceOfRequest, readXeroRow } from './xero-connection.ts';

/** The secret itself never leaves; only that there is one. */
async function shown(tx: Tx, { config }: Services) {
  const row = await readXeroRow(tx);
  const { isSimulated } = config.xero;
  return {
    isConnected: isSimulated || Boolean(row?.clientSecret),
    isSimulated,
    clientId: row?.clientId ?? null,
    hasClientSecret: Boolean(row?.clientSecret),
    lastSyncAt: row?.lastSyncAt ? new Date(row.lastSyncAt).toISOString() : null,
  };
}

const codesText = `select code, name from account_code where is_active and not is_deleted order by code`;

export const connectionHandlers: readonly Handler[] = [
  handle(readConnection, ({ tx, services }) => shown(tx, services)),

  handle(saveConnection, async ({ tx, services, input }) => {
    await keepXero(tx, services, {
      clientId: input.clientId,
      clientSecret: input.clientSecret ?? null,
    });
    return shown(tx, services);
  }),

  handle(checkConnection, ({ tx, services }) =>
    orRefuse(async () => {
      const client = await openAccounting(services, tx.context, patienceOfRequest);
      const known = await client.accountCodes();
      const ours = await tx.query<{ code: string; name: string }>(codesText);
      const missingAccounts = ours.filter(({ code }) => !known.has(code));
      return { organisation: await client.organisation(), missingAccounts };
    }),
  ),
];
