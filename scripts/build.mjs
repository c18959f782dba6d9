import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { precompress } from './precompress.ts';
import { step } from './progress.mjs';
import { staleHash, writeStamp } from './stale.mjs';

const isPackage = /^(?![./#]|node:)(?![A-Za-z]:)/;

async function buildWeb() {
  const { build } = await import('vite');
  const configFile = join(root, 'apps/web/vite.config.ts');
  await build({ configFile, configLoader: 'native', logLevel: 'warn' });
  await precompress(join(root, 'dist/web'));
}

/** Packages stay outside: they are installed, and some bring native parts. */
async function buildServer() {
  const { build } = await import('rolldown');
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  await build({
    cwd: root,
    input: {
      main: 'apps/server/main.ts',
      'file-process': 'modules/documents/server/file-process/file-process.ts',
      'sheet-thread': 'kernel/server/resource/export/sheet-thread.ts',
      'template-thread': 'modules/correspondence/server/templates/engine/template-thread.ts',
    },
    platform: 'node',
    external: (id) => isPackage.test(id),
    resolve: { conditionNames: ['server', 'node', 'import'] },
    output: { dir: 'dist/server', format: 'esm', entryFileNames: '[name].js' },
  });
}

const web = staleHash('web');
const server = staleHash('server');
if (web) {
  await step('Building the web app', buildWeb);
  writeStamp('web', web);
}
if (server) {
  await step('Building the server', buildServer);
  writeStamp('server', server);
}
