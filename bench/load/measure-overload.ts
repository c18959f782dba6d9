import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '#kernel/server';
import { benchDatabase } from '../data/bench-database.ts';
import { registerWithBench } from '../data/bench-record.ts';
import { readCallers } from '../data/callers.ts';
import type { Line } from '../report/print-table.ts';
import { launch } from '../servers/launch.ts';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { Connection } from './connection.ts';
import { dice } from './dice.ts';
import { quantile } from './measure.ts';
import { request, signInAs } from './request.ts';
import { anyTenant, listQuery } from './tasks.ts';

const usual = 32;
const tenfold = 10 * usual;
const rows = 20_000;
const stormSeconds = 6;
const calmSeconds = 3;

const probe = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n';

type Storm = { readonly accepted: number[]; readonly refused: number; readonly rate: number };

/** Callers that ask again at once, whatever they were answered. */
async function storm(port: number, callers: number, seconds: number): Promise<Storm> {
  const accepted: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1000;
  const call = async (caller: number) => {
    const connection = new Connection(port);
    const die = dice(1000 + caller);
    while (performance.now() < end) {
      const tenant = anyTenant(die);
      const begin = performance.now();
      const { status } = await connection.send(request(tenant, listQuery(die, tenant)));
      if (status === 200) accepted.push(performance.now() - begin);
      else refused += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return { accepted, refused, rate: accepted.length / seconds };
}

/** How long the probe of a supervisor waits, all along. */
async function probed<T>(port: number, work: Promise<T>): Promise<{ slowest: number; done: T }> {
  const connection = new Connection(port);
  let isOver = false;
  const over = work.finally(() => void (isOver = true));
  let slowest = 0;
  while (!isOver) {
    const begin = performance.now();
    await connection.send(probe);
    slowest = Math.max(slowest, performance.now() - begin);
    await Promise.race([sleep(100), over]);
  }
  connection.close();
  return { slowest, done: await over };
}

/** Seconds until as much is done as before the storm, within a tenth of it. */
async function recovery(port: number, before: number): Promise<number> {
  for (let second = 1; second <= 10; second += 1) {
    if ((await storm(port, usual, 1)).rate > 0.8 * before) return second;
  }
  return Infinity;
}

const ms = (value: number) => `${Math.round(value)} ms`;

function linesOf(calm: Storm, over: Storm, slowest: number, back: number): Line[] {
  const p99 = quantile(over.accepted, 0.99);
  const share = over.rate / calm.rate;
  return [
    {
      figure: 'accepted p99 at ten times the load',
      measured: ms(p99),
      target: '< 2000 ms',
      isMet: p99 < 2000,
      remark: `${over.accepted.length} accepted, ${over.refused} refused; calm p99 ${ms(quantile(calm.accepted, 0.99))}`,
    },
    {
      figure: '/health/live at ten times the load, slowest',
      measured: ms(slowest),
      target: '< 1000 ms',
      isMet: slowest < 1000,
    },
    {
      figure: 'goodput at ten times the load',
      measured: `${Math.round(share * 100)} %`,
      target: '> 50 %',
      isMet: share > 0.5,
      remark: `${Math.round(over.rate)} of ${Math.round(calm.rate)} a second`,
    },
    { figure: 'back after the storm', measured: `${back} s`, target: '< 5 s', isMet: back <= 5 },
  ];
}

/** D18: as many callers as usual, then ten times as many that never wait, then as before. */
export async function measureOverload(): Promise<Line[]> {
  const folder = temporaryFolder('overload');
  registerWithBench();
  const database = await benchDatabase(readConfig({ DATA_DIR: folder }), rows);
  try {
    signInAs(readCallers(folder));
    const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder };
    const server = await launch('ours', [], env);
    try {
      await storm(server.port, usual, calmSeconds);
      const calm = await storm(server.port, usual, calmSeconds);
      const { slowest, done: over } = await probed(
        server.port,
        storm(server.port, tenfold, stormSeconds),
      );
      return linesOf(calm, over, slowest, await recovery(server.port, calm.rate));
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    removeFolder(folder);
  }
}
