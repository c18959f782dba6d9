import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll } from 'vitest';
import { signV4 } from '../server/storage/s3/sign-v4.ts';

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };
const region = 'ap-southeast-2';
const leastPart = 5 * 1024 ** 2;

type Part = { readonly path: string; readonly size: number; readonly tag: string };
type Fault = { readonly request: RegExp; readonly status: number; readonly body?: string };

export type Bucket = {
  readonly storageUrl: string;
  /** Uploads in parts that were neither completed nor taken back. */
  readonly unfinished: Map<string, Map<number, Part>>;
  /** Answers everything with this status from now on. */
  break(status: number | null): void;
  /** Answers the next request like this one, such as `PUT .*partNumber=2`, in another way. */
  failOnce(fault: Fault): void;
};

/**
 * A small S3: it checks signature, body hash, length and parts like the real one, and keeps files on
 * disk. `received` is called after each body.
 */
export async function aBucket(received = () => {}): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), 'caseway-bucket-'));
  const held: Held = { objects: new Map(), unfinished: new Map() };
  const faults: Fault[] = [];
  let broken: number | null = null;

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<unknown> {
    const body = await receive(request, join(folder, randomUUID()));
    received();
    const status = broken ?? refusal(request, body);
    if (status) return reply.writeHead(status).end('<Error/>');
    const line = `${request.method} ${request.url}`;
    const at = faults.findIndex((fault) => fault.request.test(line));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault) return reply.writeHead(fault.status).end(fault.body ?? '<Error/>');
    const url = new URL(request.url ?? '', 'http://bucket');
    const key = url.pathname.replace(/^\/records\/?/, '');
    const isInParts = url.searchParams.has('uploads') || url.searchParams.has('uploadId');
    const { range } = request.headers;
    const call: Call = { method: request.method ?? '', key, query: url.searchParams, body, range };
    return isInParts ? inParts(held, call, reply) : inOnePiece(held, call, reply);
  }

  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  const keys = `${credentials.accessKeyId}:${credentials.secretAccessKey}`;
  return {
    storageUrl: `s3://${keys}@records?endpoint=http://127.0.0.1:${port}&region=${region}`,
    unfinished: held.unfinished,
    break: (status) => void (broken = status),
    failOnce: (fault) => void faults.push(fault),
  };
}

type Held = { readonly objects: Map<string, string>; readonly unfinished: Bucket['unfinished'] };
type Call = {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Received;
  readonly range: string | undefined;
};

async function inOnePiece({ objects }: Held, call: Call, reply: ServerResponse) {
  const { method, key, body } = call;
  const found = objects.get(key);
  if (method === 'PUT') {
    objects.set(key, body.path);
    return reply.writeHead(200).end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return reply.writeHead(204).end();
  }
  if (key && !found) return reply.writeHead(404).end();
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(call.range ?? '') ?? [];
  if (found && first && last) {
    reply.writeHead(206);
    return pipeline(createReadStream(found, { start: Number(first), end: Number(last) }), reply);
  }
  reply.writeHead(200, { 'content-length': found ? (await stat(found)).size : 0 });
  if (method === 'HEAD' || !found) return reply.end();
  return pipeline(createReadStream(found), reply);
}

async function inParts(held: Held, { method, key, query, body }: Call, reply: ServerResponse) {
  const { objects, unfinished } = held;
  if (query.has('uploads')) {
    const id = randomUUID();
    unfinished.set(id, new Map());
    const named = `<UploadId>${id}</UploadId>`;
    return reply.end(`<InitiateMultipartUploadResult>${named}</InitiateMultipartUploadResult>`);
  }
  const uploadId = query.get('uploadId') ?? '';
  const parts = unfinished.get(uploadId);
  if (!parts) return reply.writeHead(404).end('<Error/>');
  if (method === 'DELETE') {
    unfinished.delete(uploadId);
    return reply.writeHead(204).end();
  }
  if (method === 'PUT') {
    const tag = `"${body.sha256.slice(0, 32)}"`;
    parts.set(Number(query.get('partNumber')), { ...body, tag });
    return reply.writeHead(200, { etag: tag }).end();
  }
  const whole = await joined(parts, await readFile(body.path, 'utf8'));
  if (!whole) return reply.writeHead(400).end('<Error/>');
  unfinished.delete(uploadId);
  objects.set(key, whole);
  return reply.end('<CompleteMultipartUploadResult/>');
}

type Received = { readonly path: string; readonly size: number; readonly sha256: string };

async function receive(request: IncomingMessage, path: string): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(Readable.from(measured(request)), createWriteStream(path));
  return { path, size, sha256: hash.digest('hex') };
}

/** Null: the parts are not those that were sent, or one but the last is too small. */
async function joined(parts: Map<number, Part>, xml: string): Promise<string | null> {
  const listed = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
  const found = listed.flatMap(([, number, tag = '']) => {
    const part = parts.get(Number(number));
    return part?.tag === tag.replaceAll('&quot;', '"') ? [part] : [];
  });
  const [first, ...rest] = found;
  const isWhole = found.length === parts.size && found.length === listed.length;
  if (!first || !isWhole || found.slice(0, -1).some(({ size }) => size < leastPart)) return null;
  const whole = `${first.path}-whole`;
  await rename(first.path, whole);
  for (const { path } of rest) {
    await appendFile(whole, createReadStream(path));
    await rm(path);
  }
  return whole;
}

function refusal(request: IncomingMessage, { size, sha256 }: Received): number | null {
  if (request.headers['x-amz-content-sha256'] !== sha256) return 400;
  if (request.method === 'PUT' && request.headers['content-length'] !== String(size)) return 411;
  const time = String(request.headers['x-amz-date']).replace(
    /(....)(..)(..T..)(..)(..)Z/,
    '$1-$2-$3:$4:$5Z',
  );
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const expected = signV4(
    { method: request.method ?? '', url, headers: {}, payloadHash: sha256 },
    { credentials, region, now: new Date(time) },
  );
  return request.headers.authorization === expected.authorization ? null : 403;
}
