import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { acrossTenants, findContradictions, invariantsOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { serverModules } from '../../apps/server/compose.ts';
import { dueBetween } from './due-jobs.ts';

export type FailedJob = { readonly id: string; readonly name: string; readonly output: string };
export type Told = { readonly invariant: string; readonly id: string; readonly sentence: string };

/** What the simulator may ask of the server besides its calls; a server of production hears none of it. */
export type Answers = {
  /** The clock stands at `to`; recurring jobs whose time has come since `jobsSince` are begun. */
  clock(given: { to: number; jobsSince: number | null }): Promise<number>;
  /** Waits until nothing is left to do now, and tells which jobs have failed since. */
  settle(given: { milliseconds: number }): Promise<{ left: number; failed: FailedJob[] }>;
  contradictions(given: { tenantId: string; only: readonly string[] | null }): Promise<Told[]>;
  invariants(given: null): Promise<string[]>;
};

export type Asked = { readonly id: number; readonly ask: keyof Answers; readonly given: never };

declare global {
  var setSimulatedClock: (ahead: number) => void;
}

const moment = 10;
const leftText = `select count(*)::int as n from pgboss.job where name <> 'dead-letters'
  and (state = 'active' or state in ('created', 'retry') and start_after <= now())`;
const failedText = `select id::text as id, name, coalesce(output->>'message', output::text) as output
  from pgboss.job where name <> 'dead-letters' and output is not null and (state in ('retry', 'failed') or retry_count > 0)`;

export function answers(services: Services, ownerUrl: string): Answers {
  const { hostDb, jobs } = services;
  const invariants = invariantsOf(services);
  const crons = serverModules
    .flatMap(({ jobs: all = [] }) => all)
    .flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []));
  const ask = async (text: string) =>
    (await hostDb.batch(acrossTenants, [{ text }]))[0]?.rows ?? [];
  const owner = new Client({ connectionString: ownerUrl });
  const connected = owner.connect().then(async () => {
    // They are begun by hand: a scheduler that looks twice a minute sees nothing of an hour in between.
    await ask('delete from pgboss.schedule');
  });
  owner.on('error', () => {});
  const told = new Set<string>();

  return {
    async clock({ to, jobsSince }) {
      await connected;
      globalThis.setSimulatedClock(0);
      const ahead = to - Date.now();
      globalThis.setSimulatedClock(ahead);
      await owner.query(`select setval('simulated.ahead', $1)`, [ahead]);
      if (jobsSince !== null)
        for (const name of dueBetween(crons, jobsSince, to)) await jobs.enqueue(null, name, {});
      return ahead;
    },
    async settle({ milliseconds }) {
      let left = 0;
      for (let spent = 0; spent < milliseconds; spent += moment) {
        const [row] = await ask(leftText);
        left = Number(row?.['n']);
        if (!left) break;
        await sleep(moment);
      }
      const failed = ((await ask(failedText)) as FailedJob[]).filter(({ id }) => !told.has(id));
      for (const { id } of failed) told.add(id);
      return { left, failed };
    },
    async contradictions({ tenantId, only }) {
      const wanted = only ? invariants.filter(({ name }) => only.includes(name)) : invariants;
      const options = { most: 100, isFrequent: true };
      const found = await findContradictions(services, tenantId, wanted, options);
      return found.map(({ invariant, id, sentence }) => ({
        invariant: invariant.name,
        id,
        sentence,
      }));
    },
    invariants: async () => invariants.map(({ name }) => name),
  };
}
