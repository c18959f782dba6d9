import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { addCompression, encodingFor } from './compress.ts';
import { sendJson } from './send-json.ts';

const long = JSON.stringify({
  items: Array.from({ length: 200 }, (_, at) => ({ at, city: 'Perth' })),
});
const app = Fastify();
addCompression(app);
app.get('/app/long', (_request, reply) => sendJson(reply, long));
app.get('/app/short', (_request, reply) => sendJson(reply, '{"a":1}'));
app.get('/app/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)));
app.get('/app/part', (_request, reply) => sendJson(reply, long, 206));
app.get('/app/tagged', (_request, reply) => sendJson(reply.header('etag', '"7"'), long));
app.get('/app/packed', (_request, reply) => sendJson(reply.header('content-encoding', 'br'), long));
app.get('/app/stream', (_request, reply) =>
  reply.type('text/csv').send(Readable.from(['one,two\n', 'three,four\n'])),
);
app.get('/app/torn', (_request, reply) =>
  reply.type('text/csv').send(
    Readable.from(
      (function* () {
        yield 'one,two\n';
        throw new Error('torn');
      })(),
    ),
  ),
);
// Its first two bytes are also the first two of a zlib stream.
const looksPacked = `HK,amount\n${'a,1\n'.repeat(500)}`;
app.get('/app/looks-packed', (_request, reply) => reply.type('text/csv').send(looksPacked));
app.get('/app/looks-packed-stream', (_request, reply) =>
  reply.type('text/csv').send(Readable.from([looksPacked])),
);
app.get('/connect/token', (_request, reply) => sendJson(reply, long));
app.get('/account/login', (_request, reply) => reply.type('text/html').send(long));
await app.ready();
afterAll(() => app.close());

const get = (url: string, encoding = 'br, gzip, deflate', method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: encoding ? { 'accept-encoding': encoding } : {} });

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('to "%s" a long answer goes out as %s, whole', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get('/app/long', accepted);

    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeLessThan(long.length / 5);
    expect(unpack(rawPayload).toString()).toBe(long);
  });

  test.each(['', 'zstd', 'gzip;q=0', 'identity, *;q=0'])(
    'who accepts "%s" gets it as it is, and caches know why',
    async (encoding) => {
      const { headers, body } = await get('/app/long', encoding);

      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['vary']).toBe('accept-encoding');
      expect(body).toBe(long);
    },
  );

  test.each(['/app/short', '/app/picture', '/app/part'])('%s stays as it is', async (url) => {
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });

  test.each(['/connect/token', '/account/login'])(
    'BREACH: %s holds secrets beside words of the request and is never compressed',
    async (url) => {
      expect((await get(url)).headers['content-encoding']).toBeUndefined();
    },
  );

  test('what is compressed already is not compressed again', async () => {
    const { headers, body } = await get('/app/packed');

    expect(headers['content-encoding']).toBe('br');
    expect(body).toBe(long);
  });

  test.each(['/app/looks-packed', '/app/looks-packed-stream'])(
    '%s is text that begins like a packed file, and arrives readable',
    async (url) => {
      const { headers, rawPayload } = await get(url);

      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(rawPayload).toString()).toBe(looksPacked);
    },
  );

  test('the tag of a compressed answer is a weak one', async () => {
    expect((await get('/app/tagged')).headers['etag']).toBe('W/"7"');
    expect((await get('/app/tagged', '')).headers['etag']).toBe('"7"');
  });

  test('a stream is compressed on its way', async () => {
    const { headers, rawPayload } = await get('/app/stream');

    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBeUndefined();
    expect(brotliDecompressSync(rawPayload).toString()).toBe('one,two\nthree,four\n');
  });

  test('a stream that breaks is answered in words that can be read', async () => {
    const { statusCode, headers, body } = await get('/app/torn');

    expect(statusCode).toBe(500);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('"statusCode":500');
  });
});

test.each([
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0.1, GZIP', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0, *', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('who accepts "%s" gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
