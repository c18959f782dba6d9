import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addCompression } from './compress.ts';
import { addNotFoundReplies } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-files-'));
const script = 'export const answer = 42;\n'.repeat(200);
const html = `<!doctype html>${'<p>Caseway</p>'.repeat(200)}`;
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), html);
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), script);
writeFileSync(join(folder, 'assets', 'tiny-1a2b.js'), 'export {};');
writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(script));
const app = Fastify();
addCompression(app);
addNotFoundReplies(app, folder);
await app.ready();
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding = '', headers = {}) =>
  app.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }), ...headers } });

test('a script comes as it was compressed when it was built', async () => {
  const { headers, rawPayload } = await get('/assets/main-1a2b.js', 'gzip, deflate, br, zstd');

  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
});

test('each form has a tag of its own, and the tag answers 304', async () => {
  const [brotli, gzip, plain] = await Promise.all(
    ['br', 'gzip', ''].map((encoding) => get('/assets/main-1a2b.js', encoding)),
  );
  const tags = [brotli, gzip, plain].map((answer) => answer?.headers['etag']);
  const again = await get('/assets/main-1a2b.js', 'br', { 'if-none-match': tags[0] });

  expect(new Set(tags).size).toBe(3);
  expect(plain?.body).toBe(script);
  expect(again.statusCode).toBe(304);
});

test('a file without a twin comes as it is', async () => {
  const { headers, body } = await get('/assets/tiny-1a2b.js', 'br');

  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe('export {};');
});

test('the page itself is compressed, whichever path it answers', async () => {
  for (const url of ['/', '/view/companies']) {
    const { headers, rawPayload } = await get(url, 'gzip');

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(html.length / 5);
  }
});

test('[R-200] a record whose name has a dot is a page, a file that is gone is not', async () => {
  const page = await get('/view/system-config/detail/ICS.Currency');
  const [gone, api] = [await get('/assets/gone-1a2b.js'), await get('/app/gone.json')];

  expect([page.statusCode, page.body]).toEqual([200, html]);
  expect([gone.body, api.body]).not.toContain(html);
});
