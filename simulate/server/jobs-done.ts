import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

type FailedJob = { readonly id: string; readonly name: string; readonly output: string };
export type Settled = { readonly left: number; readonly failed: FailedJob[] };

const moment = 10;
const isWork = `name <> 'dead-letters'`;
/** Both are few rows of many, and asked after each act. */
export const indexesOfJobs = `create index if not exists simulated_left on pgboss.job_common (start_after) where state < 'completed';
  create index if not exists simulated_failed on pgboss.job_common (id) where output is not null`;
const settledText = `select
  (select count(*)::int from pgboss.job_common where state < 'completed' and ${isWork}
    and (state = 'active' or start_after <= now())) as left,
  (select coalesce(json_agg(json_build_object('id', id::text, 'name', name,
      'output', coalesce(output->>'message', output::text))), '[]')
    from pgboss.job_common where output is not null and ${isWork}
      and (state in ('retry', 'failed') or retry_count > 0)) as failed`;

/** What the queue still has to do, and what has failed in it. */
export class JobsDone {
  readonly #owner: Pool;
  readonly #told = new Set<string>();

  constructor(owner: Pool) {
    this.#owner = owner;
  }

  /** Until nothing is left to do now. */
  async wait(milliseconds: number): Promise<Settled> {
    const until = performance.now() + milliseconds;
    for (;;) {
      const { rows } = await this.#owner.query<Settled>(settledText);
      const settled = rows[0] ?? { left: 0, failed: [] };
      if (!settled.left || performance.now() > until) return settled;
      await sleep(moment);
    }
  }

  /** The same, with what has failed since it was asked before. */
  async settled(milliseconds: number): Promise<Settled> {
    const { left, failed } = await this.wait(milliseconds);
    const news = failed.filter(({ id }) => !this.#told.has(id));
    for (const { id } of news) this.#told.add(id);
    return { left, failed: news };
  }
}
