import { bootstrap, root } from './bootstrap.mjs';
import { runChild } from './run-child.mjs';

const WEB = 'http://localhost:5173';

try {
  const node = await bootstrap('full');
  // The browser sees one origin, the web server's: sign-in has to come back to it.
  const env = { ...process.env, PORT: '3000', PUBLIC_URL: WEB };
  const server = [
    '--watch',
    '--watch-preserve-output',
    '--conditions=server',
    'apps/server/main.ts',
  ];
  const web = [
    'node_modules/vite/bin/vite.js',
    '--config',
    'apps/web/vite.config.ts',
    '--configLoader',
    'native',
  ];
  console.log(`Open ${WEB} once the server is ready.`);
  const codes = await Promise.all([
    runChild(node, server, { cwd: root, env }),
    runChild(node, web, { cwd: root, env }),
  ]);
  process.exitCode = Math.max(...codes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
