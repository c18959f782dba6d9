import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import type { CryptoKey } from 'jose';
import { choosePage, leftPage } from './sign-in-page.ts';
import { simulatedPeople } from './simulated-people.ts';
import type { SimulatedPerson } from './simulated-people.ts';

type Claims = Readonly<Record<string, unknown>>;

export type OpenIdSimulator = {
  readonly base: string;
  /** Who can be chosen besides those of the demo. */
  add(person: SimulatedPerson): void;
  /** What its tokens say from now on, and how they are made; null: as they should be. */
  spoil(how: Spoiled | null): void;
  stop(): Promise<void>;
};

export type Spoiled = {
  readonly claims?: (claims: Claims) => Claims;
  /** The whole token, made from the right one. */
  readonly token?: (token: string) => string | Promise<string>;
};

type Code = {
  readonly sub: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string | null;
  readonly challenge: string;
  readonly at: number;
};

type Answer = {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly to?: string;
};

const json = (body: object, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const page = (body: string): Answer => ({ status: 200, type: 'text/html; charset=utf-8', body });
const wrong = (error: string): Answer => json({ error }, 400);

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Only the codes of the last minutes are good, and each once. */
const codeMs = 120_000;

const metadataOf = (base: string) => ({
  issuer: base,
  authorization_endpoint: `${base}/authorize`,
  token_endpoint: `${base}/token`,
  jwks_uri: `${base}/keys`,
  end_session_endpoint: `${base}/end`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'profile', 'email'],
});

function clientOf(request: IncomingMessage, form: URLSearchParams): { id: string; secret: string } {
  const basic = /^Basic (.*)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}

type Simulated = {
  readonly people: SimulatedPerson[];
  readonly codes: Map<string, Code>;
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly keys: object;
  spoiled: Spoiled | null;
};

async function tokenOf(given: Simulated, base: string, code: Code): Promise<string> {
  const { people, spoiled, kid, privateKey } = given;
  const { sub: _, ...said } = people.find(({ sub }) => sub === code.sub) ?? { sub: '' };
  const claims = { ...said, nonce: code.nonce, auth_time: Math.floor(code.at / 1000) };
  const right = { iss: base, aud: code.clientId, sub: code.sub, ...claims };
  const token = await new SignJWT({ ...(spoiled?.claims?.(right) ?? right) })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);
  return spoiled?.token ? spoiled.token(token) : token;
}

function choose({ people, codes }: Simulated, form: URLSearchParams): Answer {
  const redirectUri = form.get('redirect_uri') ?? '';
  const known = people.some(({ sub }) => sub === form.get('sub'));
  if (!URL.canParse(redirectUri) || !known) return wrong('invalid_request');
  const code = randomUUID();
  codes.set(code, {
    sub: form.get('sub') ?? '',
    clientId: form.get('client_id') ?? '',
    redirectUri,
    nonce: form.get('nonce'),
    challenge: form.get('code_challenge') ?? '',
    at: Date.now(),
  });
  const to = new URL(redirectUri);
  to.searchParams.set('code', code);
  to.searchParams.set('state', form.get('state') ?? '');
  return { status: 303, to: to.href };
}

async function redeem(
  given: Simulated,
  base: string,
  request: IncomingMessage,
  form: URLSearchParams,
): Promise<Answer> {
  const client = clientOf(request, form);
  const code = given.codes.get(form.get('code') ?? '');
  given.codes.delete(form.get('code') ?? '');
  if (!client.secret) return json({ error: 'invalid_client' }, 401);
  const isRight =
    code &&
    code.clientId === client.id &&
    code.redirectUri === form.get('redirect_uri') &&
    code.challenge === challengeOf(form.get('code_verifier') ?? '') &&
    Date.now() - code.at < codeMs;
  if (!isRight) return wrong('invalid_grant');
  const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 };
  return json({ ...tokens, id_token: await tokenOf(given, base, code) });
}

async function answerTo(given: Simulated, base: string, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', base);
  const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /.well-known/openid-configuration':
      return json(metadataOf(base));
    case 'GET /keys':
      return json(given.keys);
    case 'GET /authorize':
      return page(choosePage(given.people, url.searchParams));
    case 'POST /authorize':
      return choose(given, form);
    case 'POST /token':
      return redeem(given, base, request, form);
    case 'GET /end':
      return page(leftPage(url.searchParams.get('post_logout_redirect_uri')));
    default:
      return json({ error: 'not_found' }, 404);
  }
}

const send = (reply: ServerResponse, { status, type, body, to }: Answer) =>
  reply
    .writeHead(status, { ...(type && { 'content-type': type }), ...(to && { location: to }) })
    .end(body);

/** As much of an OpenID provider as a sign-in uses, on this machine only. Any client is taken. */
export async function startOpenIdSimulator(port = 0): Promise<OpenIdSimulator> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  const people = [...simulatedPeople];
  const given: Simulated = { people, codes: new Map(), kid, privateKey, keys, spoiled: null };
  let base = '';
  const server = createServer((request, reply) => {
    answerTo(given, base, request).then(
      (found) => send(reply, found),
      (error: Error) => {
        console.warn(`Simulated provider: ${error.message}`);
        if (!reply.headersSent) send(reply, wrong('invalid_request'));
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    add: (person) => void people.push(person),
    spoil: (how) => void (given.spoiled = how),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
