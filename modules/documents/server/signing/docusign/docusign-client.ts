import { createSign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context, DocusignConfig, Services } from '#kernel/server';
import { openConnection } from '#platform/server';
import type { BoundConnector } from '#platform/server';
import { docusignConnector } from '../../../domain/index.ts';
import type { DocusignEnvelope } from './docusign-news.ts';

const mostPdfBytes = 60 * 1024 ** 2;
/** A job tries again by itself, and so does a webhook that was not taken. */
const patienceSeconds = 5;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const privateKeyOf = async ({ privateKey }: DocusignConfig): Promise<string> =>
  privateKey.includes('-----BEGIN')
    ? privateKey.replaceAll('\\n', '\n')
    : readFile(privateKey, 'utf8');

/** RFC 7523: the application proves itself by its key, for one user who has agreed to it. */
async function assertion({ config: { docusign: config }, now }: Services): Promise<string> {
  if (!config) throw new Error('DocuSign is not set up any more.');
  const seconds = Math.floor(now().getTime() / 1000);
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

export const docusign: BoundConnector = {
  connector: docusignConnector,
  operator: ({ docusign: config }) =>
    config ? { apiBase: config.base, authBase: config.oauthBase } : null,
  assertion,
};

export type DocusignClient = {
  /** Answers the id of the envelope there. */
  create(envelope: object): Promise<string>;
  /** How it stands there now, with its signers. */
  read(externalId: string): Promise<DocusignEnvelope>;
  cancel(externalId: string, reason: string): Promise<void>;
  /** All documents in one PDF, with the certificate of completion at its end. */
  signedPdf(externalId: string): Promise<Buffer>;
};

export async function openDocusign(services: Services, context: Context): Promise<DocusignClient> {
  const { ask } = await openConnection(services, context, docusign, { patienceSeconds });
  const accountId = encodeURIComponent(services.config.docusign?.accountId ?? '');
  const place = `/restapi/v2.1/accounts/${accountId}/envelopes`;
  const one = (id: string) => `${place}/${encodeURIComponent(id)}`;
  return {
    async create(envelope) {
      const answer = await ask({ method: 'POST', path: place, body: envelope });
      return (answer.json() as { envelopeId: string }).envelopeId;
    },
    async read(externalId) {
      const answer = await ask({ method: 'GET', path: `${one(externalId)}?include=recipients` });
      return answer.json() as DocusignEnvelope;
    },
    async cancel(externalId, reason) {
      const body = { status: 'voided', voidedReason: reason };
      await ask({ method: 'PUT', path: one(externalId), body });
    },
    async signedPdf(externalId) {
      const path = `${one(externalId)}/documents/combined?certificate=true`;
      return (await ask({ method: 'GET', path, mostBytesIn: mostPdfBytes })).bytes;
    },
  };
}
