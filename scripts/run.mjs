import { bootstrap } from './bootstrap.mjs';
import { runChild } from './run-child.mjs';

const [file, ...args] = process.argv.slice(2);
try {
  if (!file) throw new Error('Usage: node scripts/run.mjs <file.ts> [arguments]');
  const node = await bootstrap('full');
  process.exitCode = await runChild(node, ['--conditions=server', file, ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
