import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSecrets, readConfig } from '#kernel/server';
import { benchDatabase } from '../data/bench-database.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { tokenOf } from '../data/callers.ts';
import type { Line } from '../report/print-table.ts';
import { launch } from '../servers/launch.ts';
import type { BenchServer } from '../servers/launch.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { recipients, socketCount } from './recipients.ts';
import { signEverybodyIn } from './sign-everybody-in.ts';

const rounds = 6;
const rows = 1000;
const mostMs = 1000;
const patienceMs = 30_000;

/** From the start of the transaction that notifies to the last socket that heard of it. */
export async function measureSockets(): Promise<Line[]> {
  const folder = temporaryFolder('sockets');
  const closers: (() => unknown)[] = [() => removeFolder(folder)];
  try {
    registerWithBench();
    const config = readConfig({ DATA_DIR: folder });
    const database = await benchDatabase(config, rows);
    closers.push(() => database.stop());
    await signEverybodyIn(database.superUrl);
    const server = await launch('hub', [], { DATABASE_URL: database.ownerUrl, DATA_DIR: folder });
    closers.push(() => server.stop());
    const secrets = openSecrets(config.secretKeyFile);
    const tokens = await Promise.all(recipients.map((who) => tokenOf(who, config, secrets)));
    const crowd = await gather(server.port, tokens);
    closers.push(() => crowd.leave());
    // The first one finds everything cold, as it does after each start; it counts as well.
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await tell(server, crowd));
    return lines(times, crowd, await server.rss());
  } finally {
    while (closers.length) await closers.pop()?.();
  }
}

type Crowd = Awaited<ReturnType<typeof gather>>;

async function gather(port: number, tokens: readonly string[]) {
  const program = fileURLToPath(new URL('crowd.ts', import.meta.url));
  const child = fork(program, [JSON.stringify({ port, tokens })], {
    execArgv: ['--conditions=server'],
  });
  const hear = async <T>(): Promise<T> => {
    const late = sleep(patienceMs, null, { ref: false }).then(() => {
      throw new Error('The sockets did not hear it');
    });
    const [message] = (await Promise.race([once(child, 'message'), late])) as [T];
    return message;
  };
  const [met] = (await once(child, 'message')) as [{ connected: number; milliseconds: number }];
  return {
    ...met,
    async ready() {
      const answer = hear();
      child.send('again');
      await answer;
    },
    last: async () => (await hear<{ last: number }>()).last,
    async leave() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

async function tell(server: BenchServer, crowd: Crowd): Promise<number> {
  await crowd.ready();
  const last = crowd.last();
  const { begin } = await server.ask<{ begin: number }>('notify');
  const time = (await last) - begin;
  await sleep(500);
  return time;
}

function lines(times: readonly number[], crowd: Crowd, rss: number): Line[] {
  const sorted = times.toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [
    {
      figure: `notification to ${crowd.connected.toLocaleString('en')} sockets, the last one`,
      measured: `${worst} ms`,
      target: `< ${mostMs} ms`,
      isMet: crowd.connected === socketCount && worst < mostMs,
      remark: `worst of ${times.length}, median ${median} ms`,
    },
    {
      figure: 'memory of the process with them',
      measured: `${(rss / 1e6).toFixed(0)} MB`,
      remark: `all connected in ${(crowd.milliseconds / 1000).toFixed(1)} s`,
    },
  ];
}
