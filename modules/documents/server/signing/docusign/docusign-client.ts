import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DocusignConfig } from '#kernel/server';

const timeout = 30_000;
const mostBytes = 60 * 1024 ** 2;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const privateKeyOf = async ({ privateKey }: DocusignConfig): Promise<string> =>
  privateKey.includes('-----BEGIN')
    ? privateKey.replaceAll('\\n', '\n')
    : readFile(privateKey, 'utf8');

/** RFC 7523: the application proves itself by its key, for one user who has agreed to it. */
async function assertion(config: DocusignConfig, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: config.clientId,
    sub: config.userId,
    aud: new URL(config.oauthBase).host,
    iat: seconds,
    exp: seconds + 3600,
    scope: 'signature impersonation',
  };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  const signature = createSign('RSA-SHA256')
    .update(text)
    .sign(await privateKeyOf(config));
  return `${text}.${signature.toString('base64url')}`;
}

/** A redirect would carry the token elsewhere. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new Error(`DocuSign answered ${answer.status}.`);
}

async function tokenOf(config: DocusignConfig, now: Date): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: await assertion(config, now),
  });
  const answer = await ask(`${config.oauthBase}/oauth/token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

export type DocusignClient = {
  /** Answers the id of the envelope there. */
  create(envelope: object): Promise<string>;
  cancel(externalId: string, reason: string): Promise<void>;
  /** All documents in one PDF, with the certificate of completion at its end. */
  signedPdf(externalId: string): Promise<Buffer>;
};

export async function openDocusign(config: DocusignConfig, now: Date): Promise<DocusignClient> {
  const headers = {
    authorization: `Bearer ${await tokenOf(config, now)}`,
    'content-type': 'application/json',
  };
  const place = `${config.base}/restapi/v2.1/accounts/${encodeURIComponent(config.accountId)}/envelopes`;
  const one = (id: string) => `${place}/${encodeURIComponent(id)}`;
  return {
    async create(envelope) {
      const answer = await ask(place, { method: 'POST', headers, body: JSON.stringify(envelope) });
      return ((await answer.json()) as { envelopeId: string }).envelopeId;
    },
    async cancel(externalId, reason) {
      const body = JSON.stringify({ status: 'voided', voidedReason: reason });
      const answer = await ask(one(externalId), { method: 'PUT', headers, body });
      await answer.body?.cancel();
    },
    async signedPdf(externalId) {
      const answer = await ask(`${one(externalId)}/documents/combined?certificate=true`, {
        headers,
      });
      if (Number(answer.headers.get('content-length') ?? 0) > mostBytes) {
        throw new Error('The signed document of DocuSign is too large.');
      }
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
