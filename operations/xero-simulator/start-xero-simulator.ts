import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { plannedFaults } from './planned-faults.ts';
import type { PlannedFault } from './planned-faults.ts';
import { newBooks } from './xero-books.ts';
import type { Books } from './xero-books.ts';
import { answerCall } from './xero-calls.ts';
import type { SimulatedAnswer } from './xero-calls.ts';

export type XeroSimulator = {
  readonly base: string;
  /** The books by client id. */
  readonly books: ReadonlyMap<string, Books>;
  fail(fault: PlannedFault): void;
  /** Tokens that were given out are no longer taken. */
  forgetTokens(): void;
  stop(): Promise<void>;
};

function readState(file: string | undefined): Map<string, Books> {
  if (!file) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Books>));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}

/** Whole or not at all: a process that dies leaves the file before. */
function keepState(file: string | undefined, books: ReadonlyMap<string, Books>): void {
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(books)));
  renameSync(`${file}.new`, file);
}

const clientOf = (request: IncomingMessage): string =>
  Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':')[0] ?? '';

const say = (reply: ServerResponse, { status, body }: SimulatedAnswer, retryAfter?: number) =>
  reply
    .writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
    })
    .end(JSON.stringify(body));

const apiPath = '/api.xro/2.0';

/** What a caller sent is no reason to end: whatever cannot be read is theirs to mend. */
const unreadable: SimulatedAnswer = {
  status: 400,
  body: { Type: 'BadRequest', Message: 'The request cannot be read.' },
};

/** As much of Xero as Caseway uses, on this machine only. With a file it remembers its books. */
export async function startXeroSimulator(file?: string, port = 0): Promise<XeroSimulator> {
  const books = readState(file);
  const tokens = new Map<string, string>();
  const answers = new Map<string, SimulatedAnswer>();
  const faults = plannedFaults();

  /** The same key twice is done once and answered alike. */
  const perform = (request: IncomingMessage, url: URL, client: string, body: string) => {
    const key = `${client} ${String(request.headers['idempotency-key'] ?? randomUUID())}`;
    const known = answers.get(key);
    if (known) return known;
    const path = url.pathname.slice(apiPath.length);
    const own = books.get(client) ?? newBooks();
    books.set(client, own);
    const { method = 'GET' } = request;
    const given: unknown = body ? JSON.parse(body) : null;
    const answer = answerCall(own, { method, path, query: url.searchParams, body: given });
    answers.set(key, answer);
    if (method !== 'GET') keepState(file, books);
    return answer;
  };

  const respond = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await text(request);
    if (url.pathname === '/connect/token') {
      const token = randomUUID();
      tokens.set(token, clientOf(request));
      return void say(reply, { status: 200, body: { access_token: token, expires_in: 1800 } });
    }
    const client = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!client) return void say(reply, { status: 401, body: { Title: 'Unauthorized' } });
    const isWrite = request.method !== 'GET';
    const fault = isWrite ? faults.take(url.pathname.slice(apiPath.length)) : undefined;
    if (!fault || fault.isDone) {
      const answer = perform(request, url, client, body);
      if (!fault) return void say(reply, answer);
    }
    say(reply, { status: fault.status, body: { Message: 'Told to fail.' } }, fault.retryAfter);
  };

  const server = createServer((request, reply) => {
    respond(request, reply).catch((error: Error) => {
      console.warn(`Simulated Xero: ${error.message}`);
      if (!reply.headersSent) say(reply, unreadable);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    fail: faults.add,
    forgetTokens: () => tokens.clear(),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
