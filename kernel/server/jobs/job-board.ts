import type { PgBoss } from 'pg-boss';
import type { BoardJob, JobState, QueueCounts, RecurringJob } from './jobs.ts';
import { deadLetterQueue, schema } from './queues.ts';

/** The last parameter of each statement: null sees the jobs of all tenants. */
const seen = (parameter: string) =>
  `(${parameter}::text is null or data ->> 'tenantId' = ${parameter})`;

const wording = `case
  when name = '${deadLetterQueue}' then 'failed'
  when state = 'active' then 'running'
  when state = 'completed' then 'done'
  when state = 'failed' then 'gone'
  when state = 'cancelled' then 'gone'
  when start_after > now() then 'scheduled'
  else 'waiting' end`;

const nameOf = `case when name = '${deadLetterQueue}' then coalesce(source_name, name) else name end`;

/** A dead letter that was sent off again stays in its queue as completed. */
/** The library keeps jobs of its own under names that begin like this. */
const inner = String.raw`name not like '\_\_pgboss%'`;

const board = `(select *, ${nameOf} as shown_name, ${wording} as shown_state from ${schema}.job
  where not (name = '${deadLetterQueue}' and state >= 'active') and ${inner}) j`;

export async function queueCounts(boss: PgBoss, tenantId: string | null): Promise<QueueCounts[]> {
  const { rows } = await boss.getDb().executeSql(
    `select shown_name as name,
       count(*) filter (where shown_state = 'waiting')::int as waiting,
       count(*) filter (where shown_state = 'scheduled')::int as scheduled,
       count(*) filter (where shown_state = 'running')::int as running,
       count(*) filter (where shown_state = 'failed')::int as failed,
       count(*) filter (where shown_state = 'done')::int as done
     from ${board} where ${seen('$1')} and shown_state <> 'gone' group by shown_name order by shown_name`,
    [tenantId],
  );
  return rows as QueueCounts[];
}

type Row = {
  id: string;
  shown_name: string;
  shown_state: JobState;
  tenant_id: string | null;
  output: { message?: string; value?: { message?: string } } | null;
  attempts: number;
  created_on: Date;
  start_after: Date;
  started_on: Date | null;
  completed_on: Date | null;
};

type Page = { state: JobState; tenantId: string | null; skip: number; take: number };

export async function jobsIn(
  boss: PgBoss,
  { state, tenantId, skip, take }: Page,
): Promise<{ items: BoardJob[]; totalCount: number }> {
  const from = `from ${board} where shown_state = $1 and ${seen('$2')}`;
  const db = boss.getDb();
  const counted = await db.executeSql(`select count(*)::int as total ${from}`, [state, tenantId]);
  const { rows } = await db.executeSql(
    `select id, shown_name, shown_state, data ->> 'tenantId' as tenant_id,
       coalesce(source_output, output) as output,
       coalesce(source_retry_count, retry_count) + 1 as attempts,
       coalesce(source_created_on, created_on) as created_on, start_after, started_on,
       case when name = '${deadLetterQueue}' then created_on else completed_on end as completed_on
     ${from} order by created_on desc, id limit $3 offset $4`,
    [state, tenantId, take, skip],
  );
  return { items: (rows as Row[]).map(asBoardJob), totalCount: counted.rows[0].total };
}

const asBoardJob = (row: Row): BoardJob => ({
  id: row.id,
  name: row.shown_name,
  state: row.shown_state,
  tenantId: row.tenant_id,
  error:
    row.shown_state === 'failed'
      ? (row.output?.message ?? row.output?.value?.message ?? 'Unknown error')
      : null,
  attempts: row.attempts,
  createdAt: row.created_on.toISOString(),
  startAfter: row.start_after.toISOString(),
  startedAt: row.started_on?.toISOString() ?? null,
  endedAt: row.completed_on?.toISOString() ?? null,
});

export async function recurringJobs(boss: PgBoss): Promise<RecurringJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select s.name, s.cron, s.timezone, l.state, l.completed_on, l.started_on
     from ${schema}.schedule s left join lateral (
       select state, completed_on, started_on from ${schema}.job
       where name = s.name and started_on is not null order by started_on desc limit 1) l on true
     order by s.name`,
    [],
  );
  return rows.map(
    (row: { name: string; cron: string; state: string | null; started_on: Date | null }) => ({
      name: row.name,
      cron: row.cron,
      lastRun: row.started_on?.toISOString() ?? null,
      lastState: row.state,
    }),
  );
}

/** A running job is not taken away from its worker. False: no such job. */
export async function removeJob(
  boss: PgBoss,
  id: string,
  tenantId: string | null,
): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `delete from ${schema}.job where id = $1 and state < 'active' and ${seen('$2')} returning id`,
      [id, tenantId],
    );
  return rows.length === 1;
}

export async function isDeadLetterOf(
  boss: PgBoss,
  id: string,
  tenantId: string | null,
): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select id from ${schema}.job where name = $2 and id = $1 and ${seen('$3')}`, [
      id,
      deadLetterQueue,
      tenantId,
    ]);
  return rows.length === 1;
}
