import type { Config } from '#kernel/server';
import { outsideFetch } from '#platform/server';

export type Sms = { readonly to: string; readonly text: string; readonly reference: string };

/** Refused for good: the same message would be refused again. */
export class SmsRefused extends Error {}

const timeout = 10_000;
const mostAnswerBytes = 64 * 1024;

/**
 * Any provider that takes JSON over HTTPS: `POST {base}/messages` with `to`, `body` and `reference`,
 * which it must not send twice, and `GET {base}/health`. Redirects would carry the key elsewhere.
 */
async function ask(
  gateway: Config['sms'],
  path: string,
  sent: { readonly method: 'GET' | 'POST'; readonly body?: string },
): Promise<number> {
  if (!gateway) throw new SmsRefused('No SMS gateway is set.');
  const answer = await outsideFetch(`${gateway.base}${path}`, {
    ...sent,
    timeoutMs: timeout,
    mostBytesIn: mostAnswerBytes,
    allowedOrigins: [new URL(gateway.base).origin],
    headers: {
      'content-type': 'application/json',
      ...(gateway.key && { authorization: `Bearer ${gateway.key}` }),
    },
  });
  return answer.status;
}

export async function sendSms(gateway: Config['sms'], sms: Sms): Promise<void> {
  const { to, text, reference } = sms;
  const body = JSON.stringify({ to, body: text, reference });
  const status = await ask(gateway, '/messages', { method: 'POST', body });
  if (status >= 200 && status < 300) return;
  const message = `The SMS gateway answered ${status}.`;
  throw status < 500 && status !== 429 ? new SmsRefused(message) : new Error(message);
}

export const greetSms = (gateway: Config['sms']): Promise<number> =>
  ask(gateway, '/health', { method: 'GET' });
