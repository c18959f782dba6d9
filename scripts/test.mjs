import { bootstrap, root } from './bootstrap.mjs';
import { runChild } from './run-child.mjs';

// The shell between npm and us dies of a signal without handing it on.
if (process.env.npm_lifecycle_event) await import('./testing/end-with-parent.mjs');

try {
  const node = await bootstrap('full');
  const args = [
    '--conditions=server',
    '--import',
    './scripts/watch-parent.mjs',
    'scripts/testing/main.ts',
    ...process.argv.slice(2),
  ];
  process.exitCode = await runChild(node, args, { cwd: root });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
