import type { Context, Services, Tx } from '#kernel/server';
import type { ConnectorAuth } from '../../domain/index.ts';
import type { BoundConnector, ConnectorPlace, OperatorSettings } from './bound-connector.ts';
import { lockConnectionRow, secretPlace } from './connection-row.ts';
import type { ConnectionKey, ConnectionRow, SecretColumn } from './connection-row.ts';
import { OutsideRefused, OutsideUnavailable } from './outside-failure.ts';
import { outsideFetch } from './outside-fetch.ts';
import type { OutsideAnswer } from './outside-fetch.ts';

export type TokenPlace = {
  readonly services: Services;
  readonly context: Context;
  readonly bound: BoundConnector;
  readonly place: ConnectorPlace;
  readonly settings: OperatorSettings;
  readonly key: ConnectionKey;
  /** Every call to the token endpoint is one of the connector like any other. */
  noted(path: string, ask: () => Promise<OutsideAnswer>): Promise<OutsideAnswer>;
};

type Grant = {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
};

type TokenAuth = Exclude<ConnectorAuth, { kind: 'apiKey' }>;

/** A token that ends while a call is under way is no good. */
const margin = 60_000;

const opened = (
  { services, context }: TokenPlace,
  row: ConnectionRow,
  column: SecretColumn,
  sealed: string | null,
): string | null =>
  sealed && services.secrets.open(sealed, secretPlace(context.tenantId, row.id, column));

export function keptToken(given: TokenPlace, row: ConnectionRow): string | null {
  const isGood = row.tokenEndsAt && new Date(row.tokenEndsAt) > given.services.now();
  return isGood ? opened(given, row, 'access_token', row.accessToken) : null;
}

const keepText = `update connections set access_token = $2, token_ends_at = $3,
    refresh_token = coalesce($4, refresh_token), state = 'connected', state_reason = null
  where tenant_id = current_tenant() and id = $1`;

const disconnectText = `update connections set state = 'disconnected', state_reason = $2,
    access_token = null, token_ends_at = null, last_failure_at = now(), last_failure = $2
  where tenant_id = current_tenant() and id = $1`;

/**
 * Under the lock of its row, in a transaction of its own: two that find the same token ended ask for
 * one new token, and a refresh token that may be used once is used once. The row is read again when
 * its lock is had: nobody can have renewed it since, so what the other side then does not know is
 * lost. `spent` is the token that was not taken.
 */
export async function renewToken(given: TokenPlace, spent: string | null): Promise<string> {
  const { services, context, key, bound } = given;
  const { tenantId, requestId } = context;
  const outcome = await services.db.transaction({ tenantId, requestId }, async (tx) => {
    const row = await lockConnectionRow(tx, key);
    if (!row) throw new OutsideRefused(`${bound.connector.label} is not connected.`);
    const fresh = keptToken(given, row);
    if (fresh && fresh !== spent) return { token: fresh };
    try {
      const grant = await requestGrant(given, row);
      await keepGrant(given, tx, row, grant);
      return { token: grant.access_token ?? '' };
    } catch (error) {
      if (!(error instanceof OutsideRefused)) throw error;
      await tx.query(disconnectText, [row.id, error.message]);
      return { error };
    }
  });
  // Only now: what the row says of it must not be taken back.
  if ('error' in outcome) throw outcome.error;
  return outcome.token;
}

async function keepGrant(given: TokenPlace, tx: Tx, row: ConnectionRow, grant: Grant) {
  const { services, context } = given;
  const seal = (column: SecretColumn, text: string | undefined) =>
    text ? services.secrets.seal(text, secretPlace(context.tenantId, row.id, column)) : null;
  const endsAt = services.now().getTime() + (grant.expires_in ?? 0) * 1000 - margin;
  await tx.query(keepText, [
    row.id,
    seal('access_token', grant.access_token),
    new Date(endsAt).toISOString(),
    // Some systems answer a new one each time, some none: then the one of before goes on.
    seal('refresh_token', grant.refresh_token),
  ]);
}

async function requestGrant(given: TokenPlace, row: ConnectionRow): Promise<Grant> {
  const { bound, place } = given;
  const auth = bound.connector.auth as TokenAuth;
  const { headers, fields } = await proofOf(given, auth, row);
  const answer = await given.noted(auth.tokenPath, () =>
    outsideFetch(`${place.authBase}${auth.tokenPath}`, {
      ...bound.connector.limits,
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body: new URLSearchParams(fields),
      allowedOrigins: place.allowedOrigins,
    }),
  );
  const { label } = bound.connector;
  if (answer.status === 429 || answer.status >= 500)
    throw new OutsideUnavailable(`${label} answered ${answer.status}.`);
  if (!answer.isOk) throw new OutsideRefused(refusalOf(auth), answer.status);
  const grant = answer.json() as Grant | null;
  if (typeof grant?.access_token !== 'string')
    throw new OutsideUnavailable(`${label} answered no token.`);
  return grant;
}

const refusalOf = ({ kind }: TokenAuth): string => {
  if (kind === 'oauthClient') return 'It does not take the client id and secret.';
  return kind === 'jwtGrant'
    ? 'It does not take the key of the operator.'
    : 'It does not know the grant any more. Connect it again.';
};

type Proof = {
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Record<string, string>;
};

async function proofOf(given: TokenPlace, auth: TokenAuth, row: ConnectionRow): Promise<Proof> {
  const { bound, services, settings } = given;
  const id = row.clientId ?? settings.clientId ?? '';
  const secret =
    opened(given, row, 'client_secret', row.clientSecret) ?? settings.clientSecret ?? '';
  const basic = { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
  if (auth.kind === 'jwtGrant') {
    const assertion = (await bound.assertion?.(services)) ?? '';
    const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    return { headers: {}, fields: { grant_type, assertion } };
  }
  if (auth.kind === 'oauthClient') {
    const grant_type = 'client_credentials';
    return { headers: basic, fields: { grant_type, ...(auth.scope && { scope: auth.scope }) } };
  }
  const refresh_token = opened(given, row, 'refresh_token', row.refreshToken);
  if (!refresh_token) throw new OutsideRefused(refusalOf(auth));
  const fields = { grant_type: 'refresh_token', refresh_token };
  return auth.client === 'basic'
    ? { headers: basic, fields }
    : { headers: {}, fields: { ...fields, client_id: id, client_secret: secret } };
}
