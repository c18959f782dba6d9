import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../operations/cluster/start-cluster.ts';
import { stage } from './stage.ts';

const closeText = `update assessments set step = 'cancelledNoFee', next_step = null, next_due_date = null
  where id = $1`;
const pastTexts = [
  `update assessments set creation_time = creation_time - interval '10 years' where id = $1`,
  `update cases set creation_time = creation_time - interval '10 years' where id = $1`,
  `update status_log set occurred_at = occurred_at - interval '10 years' where record_id = $1`,
  `update action_required_search set status = 'done', cleared_time = now() where object_id = $1::text`,
];

/** No screen brings an old case in; the demo begins three months ago. */
export async function closedTenYearsAgo(caseId: string): Promise<void> {
  const { dataDir } = await stage();
  const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const url = new URL(cluster.superUrl);
  url.pathname = '/caseway';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ tenant: string }>(
      'select tenant_id as tenant from assessments where id = $1',
      [caseId],
    );
    await client.query(`select set_config('app.tenant', $1, false)`, [rows[0]?.tenant]);
    await client.query(closeText, [caseId]);
    await client.query(`set session_replication_role = 'replica'`);
    for (const text of pastTexts) await client.query(text, [caseId]);
  } finally {
    await client.end();
    await cluster.stop();
  }
}
