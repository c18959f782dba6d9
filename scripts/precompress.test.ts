import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is long and no picture gets both twins beside it', async () => {
  const script = 'export const answer = 42;\n'.repeat(200);
  const at = (name: string) => join(folder, 'assets', name);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(at('main.js'), script);
  writeFileSync(at('tiny.js'), 'export {};');
  writeFileSync(at('logo.png'), Buffer.alloc(5000));

  await precompress(folder);

  expect(brotliDecompressSync(readFileSync(at('main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(at('main.js.gz'))).toString()).toBe(script);
  expect(existsSync(at('tiny.js.br'))).toBe(false);
  expect(existsSync(at('logo.png.gz'))).toBe(false);
});
