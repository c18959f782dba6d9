import type { Configuration } from 'openid-client';
import type { Services } from '#kernel/server';
import { OutsideRefused, outsideFetch } from '#platform/server';
import { NotOneDirectory, discover, isNoAnswer } from './openid-library.ts';
import type { IssuerSettings } from './openid-library.ts';
import { allowedOrigins } from './provider-address.ts';

export type TestedProvider =
  | { readonly isRight: true; readonly hasEndSession: boolean }
  | { readonly isRight: false; readonly failure: string };

const failed = (failure: string): TestedProvider => ({ isRight: false, failure });

function failureOf(error: unknown): string {
  if (error instanceof NotOneDirectory)
    return 'This address signs in people of any directory. Use the issuer of your own directory.';
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof OutsideRefused) return each.message;
  }
  if (isNoAnswer(error)) return 'It does not answer.';
  return 'Nothing that signs people in was found at this address.';
}

async function keysOf(services: Services, config: Configuration): Promise<number> {
  const address = config.serverMetadata().jwks_uri ?? '';
  const answer = await outsideFetch(address, {
    method: 'GET',
    timeoutMs: 10_000,
    mostBytesIn: 512 * 1024,
    allowedOrigins: allowedOrigins(services),
  });
  const { keys } = answer.json() as { keys?: unknown };
  return Array.isArray(keys) ? keys.length : 0;
}

/** As far as it can be asked without a person: what it says of itself, and its keys. */
export async function testProvider(
  services: Services,
  settings: IssuerSettings,
): Promise<TestedProvider> {
  try {
    const config = await discover(services, settings);
    const { token_endpoint: tokens, end_session_endpoint: end } = config.serverMetadata();
    if (!tokens) return failed('It has no address that gives tokens.');
    if (!(await keysOf(services, config))) return failed('It publishes no keys.');
    return { isRight: true, hasEndSession: Boolean(end) };
  } catch (error) {
    return failed(failureOf(error));
  }
}
