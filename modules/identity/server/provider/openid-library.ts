import * as client from 'openid-client';
import type { Services } from '#kernel/server';
import { OutsideRefused, OutsideUnavailable, outsideFetch } from '#platform/server';
import { addressOfIssuer, allowedOrigins } from './provider-address.ts';
import { openClientSecret } from './provider-row.ts';
import type { ProviderRow } from './provider-row.ts';

export type IssuerSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

const limits = { timeoutMs: 10_000, mostBytesIn: 512 * 1024 };

/** The library calls out by the one way out of the house, with its checks of addresses. */
const fetchBy =
  (origins: readonly string[]): client.CustomFetch =>
  async (address, { method, headers, body }) => {
    const answer = await outsideFetch(address, {
      ...limits,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body && { body: body as URLSearchParams | string }),
      allowedOrigins: origins,
    });
    const type = answer.header('content-type');
    return new Response(answer.status === 204 ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: { ...(type && { 'content-type': type }) },
    });
  };

/** Google and Okta take both; what only takes one says so. */
const proofOfClient =
  (secret: string): client.ClientAuth =>
  (server, metadata, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported;
    const way = taken?.includes('client_secret_post')
      ? client.ClientSecretPost(secret)
      : client.ClientSecretBasic(secret);
    return way(server, metadata, body, headers);
  };

/** `common` and `organizations` of Entra sign in anybody of any directory. */
export class NotOneDirectory extends Error {}

export async function discover(
  services: Services,
  { issuer, clientId, clientSecret }: IssuerSettings,
): Promise<client.Configuration> {
  const address = new URL(addressOfIssuer(services, issuer));
  const origins = allowedOrigins(services);
  const isAllowed = origins.includes(address.origin);
  if (/\/(common|organizations|consumers)(\/|$)/.test(address.pathname))
    throw new NotOneDirectory();
  if (!isAllowed && address.protocol !== 'https:')
    throw new OutsideRefused('Only https addresses are called.');
  const config = await client.discovery(
    address,
    clientId,
    { [client.clockTolerance]: 30 },
    proofOfClient(clientSecret),
    {
      [client.customFetch]: fetchBy(origins),
      timeout: limits.timeoutMs / 1000,
      // Without this, the library trusts what came over TLS and never looks at the signature.
      execute: [
        client.enableNonRepudiationChecks,
        ...(isAllowed ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const { issuer: said, authorization_endpoint: page } = config.serverMetadata();
  if (said.includes('{')) throw new NotOneDirectory();
  const isPageSafe = URL.canParse(page ?? '') && /^https:/.test(page ?? '');
  if (!isPageSafe && !origins.includes(URL.parse(page ?? '')?.origin ?? ''))
    throw new Error('It names no page to sign in');
  return config;
}

type Kept = { readonly config: Promise<client.Configuration>; readonly until: number };
const kept = new WeakMap<Services, Map<string, Kept>>();
const keptMs = 10 * 60_000;

/** What it says of itself, with its keys; asked again after ten minutes and when the row has changed. */
export async function openIssuer(
  services: Services,
  row: ProviderRow,
): Promise<client.Configuration> {
  const known = kept.get(services) ?? new Map<string, Kept>();
  kept.set(services, known);
  const key = `${row.tenantId} ${row.version}`;
  const hit = known.get(key);
  if (hit && hit.until > Date.now()) return hit.config;
  const config = discover(services, { ...row, clientSecret: openClientSecret(services, row) });
  if (known.size > 500) known.clear();
  known.set(key, { config, until: Date.now() + keptMs });
  config.catch(() => known.delete(key));
  return config;
}

/** The library wraps what the call itself threw. */
export function isNoAnswer(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutsideUnavailable) return true;
  }
  return false;
}
