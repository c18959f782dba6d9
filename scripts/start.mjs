import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { keepRunning } from './keep-running.mjs';
import { runChild } from './run-child.mjs';
import { staleHash } from './stale.mjs';

try {
  const node = await bootstrap('start');
  // Each thread would keep memory of its own: two arenas for all save some megabytes (decision 182).
  const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...process.env };
  const options = { cwd: root, env };
  const isStale = staleHash('web') || staleHash('server');
  const built = isStale ? await runChild(node, [join(root, 'scripts/build.mjs')], options) : 0;
  // A young heap that grows with the load is never given back.
  const server = [
    '--max-semi-space-size=8',
    '--import',
    './scripts/watch-parent.mjs',
    'dist/server/main.js',
  ];
  process.exitCode = built || (await keepRunning(node, server, options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
