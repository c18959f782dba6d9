import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';

export type LargePage = { readonly url: string; stop(): void };

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The page beside, built as the product is built. */
export async function largePage(): Promise<LargePage> {
  const folder = temporaryFolder('large');
  const root = fileURLToPath(new URL('large', import.meta.url));
  const output = { outDir: folder, emptyOutDir: true, target: 'es2024' };
  await build({ root, configFile: false, logLevel: 'error', build: output });
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://x').pathname);
    const name = path === '/' ? 'index.html' : path;
    try {
      const content = readFileSync(join(folder, name));
      response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      removeFolder(folder);
    },
  };
}
