import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyDemo } from '../kernel/testing/demo-folder.ts';
import { watchedFolder } from '../kernel/testing/run-folder.ts';
import { stage } from './stage.ts';

/** The product on a copy of the demo; the copy goes with it. */
const { dataDir } = await stage();
const folder = await watchedFolder(dataDir);
await copyDemo(dataDir);

const watched = ['--import', './scripts/watch-parent.mjs', 'scripts/start.mjs'];
const server = spawn(process.execPath, watched, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
const [code] = await once(server, 'exit');
await folder.remove();
process.exit(Number(code ?? 1));
