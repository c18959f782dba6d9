import { createHmac, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Api, ApiAnswer } from '#kernel/testing';
import { aPdf } from './a-pdf.ts';

type Signer = { email: string; status: string; declinedReason?: string };
type Kept = {
  transactionId: string;
  status: string;
  body: Given;
  signers: readonly Signer[];
  voidedReason?: string | undefined;
};
type Given = {
  transactionId: string;
  documents: { documentBase64: string }[];
  recipients: { signers: { email: string; routingOrder: string }[] };
};

const signedHeaders = (body: string, secret: string) => ({
  'content-type': 'application/json',
  'x-docusign-signature-1': createHmac('sha256', secret).update(body).digest('base64'),
});

/** As much of DocuSign as the adapter uses: tokens by JWT, envelopes, the combined PDF, the webhook. */
export async function aDocusign() {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const envelopes = new Map<string, Kept>();
  const token = randomUUID();
  const secret = 'the-secret-of-the-webhook';
  const place = '/restapi/v2.1/accounts/account-1/envelopes';
  const signedPdf = aPdf('Signed at DocuSign');

  const isKnown = (form: string): boolean => {
    const [head = '', claims = '', signature = ''] = (
      new URLSearchParams(form).get('assertion') ?? ''
    ).split('.');
    const { iss, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
      string,
      string
    >;
    const isRight = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(keys.publicKey, Buffer.from(signature, 'base64url'));
    return isRight && iss === 'client-1' && sub === 'user-1';
  };

  /** The same transaction twice is the same envelope. */
  const create = (body: Given): string => {
    const same = [...envelopes].find(([, kept]) => kept.transactionId === body.transactionId);
    const id = same?.[0] ?? randomUUID();
    envelopes.set(id, { transactionId: body.transactionId, status: 'sent', body, signers: [] });
    return id;
  };

  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method, url = '' } = request;
    const body = await text(request);
    const say = (status: number, value: object) =>
      reply.writeHead(status).end(JSON.stringify(value));
    if (url === '/oauth/token') {
      return void (isKnown(body)
        ? say(200, { access_token: token, expires_in: 3600 })
        : say(400, {}));
    }
    if (request.headers.authorization !== `Bearer ${token}`) return void say(401, {});
    if (method === 'POST' && url === place) {
      return void say(201, { envelopeId: create(JSON.parse(body) as Given) });
    }
    const kept = envelopes.get(url.slice(place.length + 1).split(/[/?]/)[0] ?? '');
    if (!kept) return void say(404, {});
    if (method === 'PUT') return void say(200, Object.assign(kept, JSON.parse(body)));
    if (!url.includes('/documents/')) {
      const { status, voidedReason, signers } = kept;
      return void say(200, { status, voidedReason, recipients: { signers } });
    }
    reply.writeHead(200, { 'content-type': 'application/pdf' }).end(signedPdf);
  };

  const server = createServer((request, reply) =>
    answer(request, reply).catch(() => reply.writeHead(400).end('{}')),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    envelopes,
    signedPdf,
    env: {
      DOCUSIGN_BASE: base,
      DOCUSIGN_OAUTH_BASE: base,
      DOCUSIGN_ACCOUNT_ID: 'account-1',
      DOCUSIGN_CLIENT_ID: 'client-1',
      DOCUSIGN_USER_ID: 'user-1',
      DOCUSIGN_PRIVATE_KEY: keys.privateKey,
      DOCUSIGN_WEBHOOK_SECRET: secret,
    },
    /** What it says to a webhook, whatever that is, under the right signature. */
    say: (api: Api, body: string): Promise<ApiAnswer> =>
      api.post('/app/signing/docusign', body, { headers: signedHeaders(body, secret) }),
    /** What DocuSign tells of an envelope that has come so far there, signed with the secret of the webhook or another one. */
    tell(
      api: Api,
      envelopeId: string,
      news: { status: string; signers?: Signer[]; voidedReason?: string },
      by = secret,
    ): Promise<ApiAnswer> {
      const { status, signers = [], voidedReason } = news;
      const kept = envelopes.get(envelopeId);
      if (kept && by === secret) Object.assign(kept, { status, signers, voidedReason });
      const envelopeSummary = { status, voidedReason, recipients: { signers } };
      const body = JSON.stringify({
        event: `envelope-${status}`,
        data: { envelopeId, envelopeSummary },
      });
      return api.post('/app/signing/docusign', body, { headers: signedHeaders(body, by) });
    },
  };
}
