import type { IncomingMessage } from 'node:http';

/**
 * Addresses are made from PUBLIC_URL and never from what the caller sent: behind a proxy the
 * connection looks like plain http, and a forged Host must not end up in a redirect.
 */
export function pretendPublic(raw: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  raw.headers.host = host;
  delete raw.headers['x-forwarded-host'];
  if (protocol === 'https:') raw.headers['x-forwarded-proto'] = 'https';
  else delete raw.headers['x-forwarded-proto'];
}
