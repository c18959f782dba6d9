import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { bundleServer } from './bundle-server.ts';
import { precompress } from './precompress.ts';
import { step } from './progress.mjs';
import { writeSbom } from './supply/sbom.ts';
import { staleHash, writeStamp } from './stale.mjs';

async function buildWeb() {
  const { build } = await import('vite');
  const configFile = join(root, 'apps/web/vite.config.ts');
  await build({ configFile, configLoader: 'native', logLevel: 'warn' });
  await precompress(join(root, 'dist/web'));
}

const web = staleHash('web');
const server = staleHash('server');
if (web) {
  await step('Building the web app', buildWeb);
  writeStamp('web', web);
}
if (server) {
  await step('Building the server', () =>
    bundleServer({ main: 'apps/server/main.ts' }, 'dist/server'),
  );
  writeSbom(join(root, 'dist/sbom.cdx.json'));
  writeStamp('server', server);
}
