import { accept, change } from '#kernel/domain';
import { systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { accountingConnection } from '../../domain/index.ts';
import { AccountingRefused, AccountingUnavailable } from './accounting-failure.ts';
import { connectionOf, placeOf } from './connection.ts';
import type { Connection } from './connection.ts';
import { openXero } from './xero-client.ts';
import type { XeroClient } from './xero-client.ts';

const scope = 'accounting.transactions accounting.contacts accounting.settings';

type Token = { readonly access_token: string; readonly expires_in: number };

/** A custom connection: the practice proves itself by client id and secret, without a person. */
async function newToken(services: Services, clientId: string, secret: string): Promise<Token> {
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
  const answer = await fetch(`${services.config.xero.identityBase}/connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  }).catch(() => {
    throw new AccountingUnavailable('Xero does not answer.');
  });
  if (answer.ok) return (await answer.json()) as Token;
  await answer.body?.cancel();
  throw answer.status < 500
    ? new AccountingRefused('It does not take the client id and secret.')
    : new AccountingUnavailable(`Xero answered ${answer.status}.`);
}

const minute = 60_000;

/** In a transaction of its own: it stays where the work that needed it is taken back. */
const keepToken = (services: Services, tenantId: string, { access_token, expires_in }: Token) =>
  services.db.transaction(systemContext(tenantId, 'accounting'), (tx) =>
    writeBySystem(
      { tx, services },
      accept(
        change(accountingConnection, tenantId, {
          accessToken: services.secrets.seal(access_token, placeOf(tenantId, 'access_token')),
          tokenEndsAt: new Date(
            services.now().getTime() + expires_in * 1000 - minute,
          ).toISOString(),
        }),
      ),
    ),
  );

function tokensOf(services: Services, tenantId: string, given: Connection) {
  const { secrets } = services;
  const isGood =
    given.accessToken && given.tokenEndsAt && new Date(given.tokenEndsAt) > services.now();
  let kept = isGood ? secrets.open(given.accessToken, placeOf(tenantId, 'access_token')) : null;
  let isNew = false;
  return async (mustRenew: boolean): Promise<string> => {
    if (kept && (isNew || !mustRenew)) return kept;
    const secret = secrets.open(given.clientSecret ?? '', placeOf(tenantId, 'client_secret'));
    const token = await newToken(services, given.clientId, secret);
    await keepToken(services, tenantId, token);
    isNew = true;
    kept = token.access_token;
    return kept;
  };
}

/** The accounting system of the practice. `patienceSeconds`: how long a call may wait for a limit. */
export async function openAccounting(
  services: Services,
  tenantId: string,
  patienceSeconds: number,
): Promise<XeroClient> {
  const connection = await services.db.transaction(systemContext(tenantId, 'accounting'), (tx) =>
    connectionOf(tx, services),
  );
  const token = tokensOf(services, tenantId, connection);
  return openXero({ base: services.config.xero.base, patienceSeconds, token });
}
