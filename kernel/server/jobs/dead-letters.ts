import type { PgBoss } from 'pg-boss';
import type { DeadJob } from './jobs.ts';
import { deadLetterQueue, schema } from './queues.ts';

type Row = {
  id: string;
  source_name: string | null;
  data: Record<string, unknown> | null;
  source_output: { message?: string; value?: { message?: string } } | null;
  source_retry_count: number | null;
  source_created_on: Date | null;
  created_on: Date;
  total: number;
};

export async function deadLetters(
  boss: PgBoss,
  { skip, take }: { skip: number; take: number },
): Promise<{ items: DeadJob[]; totalCount: number }> {
  const from = `from ${schema}.job where name = $1 and state < 'active'`;
  const db = boss.getDb();
  const counted = await db.executeSql(`select count(*)::int as total ${from}`, [deadLetterQueue]);
  const { rows } = await db.executeSql(
    `select id, source_name, data, source_output, source_retry_count, source_created_on, created_on
     ${from} order by created_on desc, id limit $2 offset $3`,
    [deadLetterQueue, take, skip],
  );
  return { items: (rows as Row[]).map(asDeadJob), totalCount: counted.rows[0].total };
}

/** The job starts anew on the queue it came from, with all its retries. */
export async function retryDeadLetter(boss: PgBoss, id: string): Promise<boolean> {
  return (await boss.redrive(deadLetterQueue, { ids: [id] })) === 1;
}

function asDeadJob(row: Row): DeadJob {
  const { message, value } = row.source_output ?? {};
  const tenantId = row.data?.['tenantId'];
  return {
    id: row.id,
    name: row.source_name ?? deadLetterQueue,
    tenantId: typeof tenantId === 'string' ? tenantId : null,
    data: row.data ?? {},
    error: message ?? value?.message ?? 'Unknown error',
    attempts: (row.source_retry_count ?? 0) + 1,
    createdAt: (row.source_created_on ?? row.created_on).toISOString(),
    failedAt: row.created_on.toISOString(),
  };
}
