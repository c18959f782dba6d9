import { Pool } from 'pg';
import { findContradictions, invariantsOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { dueBetween } from './due-jobs.ts';
import type { Recurring } from './due-jobs.ts';
import { indexesOfJobs, JobsDone } from './jobs-done.ts';
import type { Settled } from './jobs-done.ts';
import { WrittenTables } from './written-tables.ts';

type Look = { readonly tenants: readonly string[]; readonly isWhole: boolean };
type Looked = { readonly asked: number; readonly told: readonly Told[] };
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

/** The hours of a life bring what a real clock spreads over them: all at once would wait for each other's connections. */
const atOnce = 5;
const jobPatience = 30_000;
const options = { most: 100, isFrequent: true };

/** They are begun by hand: a scheduler that looks twice a minute sees nothing of an hour in between. */
async function takeSchedule(owner: Pool): Promise<readonly Recurring[]> {
  await owner.query(indexesOfJobs);
  const taken = await owner.query<Recurring>('delete from pgboss.schedule returning name, cron');
  return taken.rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export function answers(services: Services, ownerUrl: string): Answers {
  const { jobs } = services;
  const invariants = invariantsOf(services);
  // A pool comes back after the database was killed; a client would not.
  const owner = new Pool({ connectionString: ownerUrl, max: 1 });
  const crons = takeSchedule(owner);
  const jobsDone = new JobsDone(owner);
  owner.on('error', () => {});
  const written = new WrittenTables(owner);
  return {
    async clock({ to, jobsSince }) {
      await crons;
      globalThis.setSimulatedClock(0);
      const ahead = to - Date.now();
      globalThis.setSimulatedClock(ahead);
      await owner.query(`select setval('simulated.ahead', $1)`, [ahead]);
      const due = jobsSince === null ? [] : dueBetween(await crons, jobsSince, to);
      for (let from = 0; from < due.length; from += atOnce) {
        await Promise.all(
          due.slice(from, from + atOnce).map((name) => jobs.enqueue(null, name, {})),
        );
        await jobsDone.wait(jobPatience);
      }
      return ahead;
    },
    async settle({ milliseconds }) {
      await crons;
      return jobsDone.settled(milliseconds);
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
