import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { findContradictions, invariantsOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { serverModules } from '../../apps/server/compose.ts';
import { dueBetween } from './due-jobs.ts';
import { WrittenTables } from './written-tables.ts';

export type FailedJob = { readonly id: string; readonly name: string; readonly output: string };
type Look = { readonly tenants: readonly string[]; readonly isWhole: boolean };
type Looked = { readonly asked: number; readonly told: readonly Told[] };
type Settled = { readonly left: number; readonly failed: FailedJob[] };
export type Told = { readonly invariant: string; readonly id: string; readonly sentence: string };

/** What the simulator may ask of the server besides its calls; a server of production hears none of it. */
export type Answers = {
  /** The clock stands at `to`; recurring jobs whose time has come since `jobsSince` are begun. */
  clock(given: { to: number; jobsSince: number | null }): Promise<number>;
  /** Waits until nothing is left to do now, and tells which jobs have failed since. */
  settle(given: { milliseconds: number }): Promise<Settled>;
  /** All invariants, or those that read what was written since this was asked before. */
  contradictions(given: Look): Promise<Looked>;
};

export type Asked = { readonly id: number; readonly ask: keyof Answers; readonly given: never };

declare global {
  var setSimulatedClock: (ahead: number) => void;
}

const moment = 10;
/** The hours of a life bring what a real clock spreads over them: all at once would wait for each other's connections. */
const atOnce = 5;
const jobPatience = 30_000;
const options = { most: 100, isFrequent: true };
const isWork = `name <> 'dead-letters'`;
/** Both are few rows of many, and asked after each act. */
const indexes = `create index if not exists simulated_left on pgboss.job_common (start_after) where state < 'completed';
  create index if not exists simulated_failed on pgboss.job_common (id) where output is not null`;
const settledText = `select
  (select count(*)::int from pgboss.job_common where state < 'completed' and ${isWork}
    and (state = 'active' or start_after <= now())) as left,
  (select coalesce(json_agg(json_build_object('id', id::text, 'name', name,
      'output', coalesce(output->>'message', output::text))), '[]')
    from pgboss.job_common where output is not null and ${isWork}
      and (state in ('retry', 'failed') or retry_count > 0)) as failed`;

export function answers(services: Services, ownerUrl: string): Answers {
  const { jobs } = services;
  const invariants = invariantsOf(services);
  const crons = serverModules
    .flatMap(({ jobs: all = [] }) => all)
    .flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []));
  // A pool comes back after the database was killed; a client would not.
  const owner = new Pool({ connectionString: ownerUrl, max: 1 });
  // They are begun by hand: a scheduler that looks twice a minute sees nothing of an hour in between.
  const connected = owner.query(`delete from pgboss.schedule; ${indexes}`);
  owner.on('error', () => {});
  const told = new Set<string>();
  const standing = async (): Promise<Settled> =>
    (await owner.query<Settled>(settledText)).rows[0] ?? { left: 0, failed: [] };
  const written = new WrittenTables(owner);
  async function untilDone(milliseconds: number): Promise<Settled> {
    const until = performance.now() + milliseconds;
    for (;;) {
      const settled = await standing();
      if (!settled.left || performance.now() > until) return settled;
      await sleep(moment);
    }
  }

  return {
    async clock({ to, jobsSince }) {
      await connected;
      globalThis.setSimulatedClock(0);
      const ahead = to - Date.now();
      globalThis.setSimulatedClock(ahead);
      await owner.query(`select setval('simulated.ahead', $1)`, [ahead]);
      const due = jobsSince === null ? [] : dueBetween(crons, jobsSince, to);
      for (let from = 0; from < due.length; from += atOnce) {
        await Promise.all(
          due.slice(from, from + atOnce).map((name) => jobs.enqueue(null, name, {})),
        );
        await untilDone(jobPatience);
      }
      return ahead;
    },
    async settle({ milliseconds }) {
      await connected;
      const { left, failed } = await untilDone(milliseconds);
      const news = failed.filter(({ id }) => !told.has(id));
      for (const { id } of news) told.add(id);
      return { left, failed: news };
    },
    async contradictions({ tenants, isWhole }) {
      const touched = await written.readers(invariants);
      const wanted = isWhole ? invariants : touched;
      const told: Told[] = [];
      for (const tenant of tenants)
        for (const { invariant, id, sentence } of await findContradictions(
          services,
          tenant,
          wanted,
          options,
        ))
          told.push({ invariant: invariant.name, id, sentence });
      return { asked: wanted.length * tenants.length, told };
    },
  };
}
