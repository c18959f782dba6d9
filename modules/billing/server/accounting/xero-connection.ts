import { Refused } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { keepCredentials, noteSynced, openConnection, readConnectionRow } from '#platform/server';
import type { BoundConnector, OutsideAnswer } from '#platform/server';
import { xeroConnector } from '../../domain/index.ts';
import { openXero } from './xero-client.ts';
import type { XeroClient } from './xero-client.ts';

type Fault = {
  readonly Message?: string;
  readonly Elements?: readonly { readonly ValidationErrors?: readonly { Message: string }[] }[];
};

function reasonOf(answer: OutsideAnswer): string | null {
  const fault = answer.json() as Fault | null;
  const [first] = (fault?.Elements ?? []).flatMap(({ ValidationErrors = [] }) => ValidationErrors);
  return first?.Message ?? fault?.Message ?? null;
}

export const xero: BoundConnector = {
  connector: xeroConnector,
  operator: ({ xero: { base, identityBase } }) => ({ apiBase: base, authBase: identityBase }),
  reasonOf,
};

const key = { kind: xeroConnector.kind };

export const readXeroRow = (tx: Tx) => readConnectionRow(tx, key);

export const keepXero = (
  tx: Tx,
  services: Services,
  given: { readonly clientId: string; readonly clientSecret: string | null },
): Promise<void> => keepCredentials(tx, services, key, given);

export const noteXeroSynced = (tx: Tx, at: string): Promise<void> => noteSynced(tx, key, at);

/** The demo's own accounting system takes every practice under its id. */
async function mustBeConnected(tx: Tx, services: Services): Promise<void> {
  if ((await readXeroRow(tx))?.clientSecret) return;
  if (!services.config.xero.isSimulated) throw new Refused('accountingNotConnected');
  await keepXero(tx, services, { clientId: tx.context.tenantId, clientSecret: 'simulated' });
}

type Patience = {
  readonly patienceSeconds: number;
  readonly isByPerson?: boolean;
};

/** Somebody waits, and the row is locked: a limit of the other side is not waited for long. */
export const patienceOfRequest: Patience = { patienceSeconds: 5, isByPerson: true };

/** A worker waits for the limits of the other side, which count by the minute. */
export const patienceOfWorker: Patience = { patienceSeconds: 120 };

/** The accounting system of the practice. */
export async function openAccounting(
  services: Services,
  context: Context,
  patience: Patience,
): Promise<XeroClient> {
  const { tenantId, requestId } = context;
  await services.db.transaction({ tenantId, requestId }, (tx) => mustBeConnected(tx, services));
  return openXero(await openConnection(services, context, xero, patience));
}
