import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { readCallers } from '../data/callers.ts';
import type { Caller } from '../data/callers.ts';
import { poolSize, statusKeys } from '../data/population.ts';
import { create, forReading, forWriting, get, listOf, update } from './floor-sql.ts';
import { OneTrip } from './one-trip.ts';
import type { Prepared } from './one-trip.ts';
import { reportToParent } from './report-to-parent.ts';

/*
 * What a careful engineer would write for this one table and nothing else: no framework, no log, no
 * limits, no audit of reads. PostgreSQL builds the JSON, which goes out as it came; all statements
 * are prepared; the tenant is set and the work done in one packet and one transaction; the role,
 * the policy, the triggers and the indexes are those of the product. It is the fastest way we know
 * to give the same answers, so what the product adds shows in full.
 */
type Answer = { status: number; json: string };
type Body = Readonly<Record<string, unknown>>;

const base = '/app/bench-records';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const refusal = (status: number): Answer => ({ status, json: `{"error":{"code":"${status}"}}` });

const [appUrl = '', folder = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: appUrl,
  max: poolSize,
  options: '-c statement_timeout=20000',
});
const callers = new Map(readCallers(folder).map((caller) => [caller.token, caller]));

type Step = readonly [Prepared, readonly (string | null)[]];

async function inOneTrip(...steps: Step[]): Promise<(string | null)[]> {
  const client = await pool.connect();
  return new Promise((resolve, reject) => {
    const all = steps.map(([statement, values]) => ({ statement, values }));
    client.query(
      new OneTrip(all, (error, answers) => {
        client.release(error ?? false);
        if (error) reject(error);
        else resolve(answers);
      }),
    );
  });
}

async function list({ tenantId }: Caller, query: URLSearchParams): Promise<Answer> {
  const status = query.get('status');
  const company = query.get('companyId');
  const take = Math.min(100, Number(query.get('maxResultCount') ?? 20));
  const skip = Number(query.get('skipCount') ?? 0);
  const [sort, way = 'asc'] = (query.get('sorting') ?? 'name').split(' ');
  const isGood =
    sort === 'name' &&
    Number.isInteger(take) &&
    take > 0 &&
    Number.isInteger(skip) &&
    skip >= 0 &&
    (!status || statusKeys.includes(status));
  if (!isGood || (company && !uuid.test(company))) return refusal(400);
  const { page, count } = listOf({
    filters: [
      ...(status ? (['status'] as const) : []),
      ...(company ? (['company_id'] as const) : []),
    ],
    isDescending: way === 'desc',
    take,
    isFirstPage: skip === 0,
  });
  const filters = [status, company].filter((value) => value !== null);
  const [, items, total] = await inOneTrip(
    [forReading, [tenantId]],
    [page, skip ? [...filters, String(skip)] : filters],
    [count, filters],
  );
  return { status: 200, json: `{"items":${items},"totalCount":${total}}` };
}

async function read({ tenantId }: Caller, id: string): Promise<Answer> {
  if (!uuid.test(id)) return refusal(404);
  const [, json] = await inOneTrip([forReading, [tenantId]], [get, [id]]);
  return json ? { status: 200, json } : refusal(404);
}

const textIn = (body: Body, key: string): string | null => {
  const value = body[key];
  return typeof value === 'string' && value.length <= 4000 ? value : null;
};

const writer = (caller: Caller): Step => [
  forWriting,
  [caller.tenantId, caller.userId, 'Bench Person', randomUUID()],
];

async function add(caller: Caller, body: Body): Promise<Answer> {
  const keys = [
    'name',
    'reference',
    'status',
    'companyId',
    'managerId',
    'amount',
    'dueDate',
    'city',
    'notes',
  ];
  const values = keys.map((key) => textIn(body, key));
  if (!values[0] || !statusKeys.includes(values[2] ?? '') || !uuid.test(values[3] ?? ''))
    return refusal(400);
  const [, json] = await inOneTrip(writer(caller), [create, values]);
  return json ? { status: 201, json } : refusal(400);
}

async function change(caller: Caller, id: string, body: Body): Promise<Answer> {
  const values = ['concurrencyStamp', 'status', 'amount', 'notes'].map((key) => textIn(body, key));
  if (!uuid.test(id) || !uuid.test(values[0] ?? '')) return refusal(409);
  if (!statusKeys.includes(values[1] ?? '')) return refusal(400);
  const [, json] = await inOneTrip(writer(caller), [update, [id, ...values]]);
  return json ? { status: 200, json } : refusal(409);
}

function bodyOf(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', reject);
    request.on('end', () => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString()) as Body);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const caller = callers.get(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (!caller) return refusal(401);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path === base) {
    if (request.method === 'GET') return list(caller, new URLSearchParams(query));
    if (request.method === 'POST') return add(caller, await bodyOf(request));
  } else if (path.startsWith(`${base}/`)) {
    const id = path.slice(base.length + 1);
    if (request.method === 'GET') return read(caller, id);
    if (request.method === 'PUT') return change(caller, id, await bodyOf(request));
  }
  return refusal(404);
}

function send(response: ServerResponse, { status, json }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  answer(request).then(
    (ready) => send(response, ready),
    () => send(response, refusal(500)),
  );
});

server.listen(0, '127.0.0.1', () => {
  reportToParent((server.address() as AddressInfo).port, async () => {
    server.closeAllConnections();
    await pool.end();
  });
});
