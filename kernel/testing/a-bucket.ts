import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { signV4 } from '../server/storage/s3/sign-v4.ts';

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };
const region = 'ap-southeast-2';

export type Bucket = {
  readonly storageUrl: string;
  readonly objects: Map<string, Buffer>;
  /** Answers everything with this status from now on. */
  break(status: number | null): void;
};

/** A small S3: it checks signature, body hash and length like the real one. */
export async function aBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let broken: number | null = null;
  const server = createServer((request, reply) => {
    void (async () => {
      const body = await bodyOf(request);
      const status = broken ?? refusal(request, body);
      if (status) return reply.writeHead(status).end('<Error/>');
      const key = request.url?.replace(/^\/records\/?/, '') ?? '';
      const found = objects.get(key);
      if (request.method === 'PUT') {
        objects.set(key, body);
        return reply.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return reply.writeHead(204).end();
      }
      if (key && !found) return reply.writeHead(404).end();
      reply.writeHead(200, { 'content-length': found?.length ?? 0 });
      return reply.end(request.method === 'HEAD' ? undefined : found);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const keys = `${credentials.accessKeyId}:${credentials.secretAccessKey}`;
  return {
    storageUrl: `s3://${keys}@records?endpoint=http://127.0.0.1:${port}&region=${region}`,
    objects,
    break: (status) => void (broken = status),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refusal(request: IncomingMessage, body: Buffer): number | null {
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return 400;
  if (request.method === 'PUT' && request.headers['content-length'] !== String(body.length)) {
    return 411;
  }
  const time = String(request.headers['x-amz-date']).replace(
    /(....)(..)(..T..)(..)(..)Z/,
    '$1-$2-$3:$4:$5Z',
  );
  const url = new URL(request.url ?? '', `http://${request.headers.host}`);
  const expected = signV4(
    { method: request.method ?? '', url, headers: {}, payloadHash: hash },
    { credentials, region, now: new Date(time) },
  );
  return request.headers.authorization === expected.authorization ? null : 403;
}
