import pg from 'pg';
import { systemContext } from '#kernel/server';
import type { RunningDatabase } from '#kernel/server';
import { hostTenantId } from '#platform/domain';

/** Any number that no other program takes in this database. */
const lockKey = 7_305_816_223;

export type Place = Pick<RunningDatabase, 'ownerUrl' | 'hostDb'>;

/**
 * D27: of several servers starting at once, one does the work and the others wait for it, because
 * the lock is held until the commit. Asked with the host's role: the owner sees no rows.
 */
export async function onceWhenEmpty(
  { ownerUrl, hostDb }: Place,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'caseway-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const [found] = await hostDb.batch(systemContext(hostTenantId), [
      { text: 'select 1 from tenants limit 1' },
    ]);
    if (!found?.rows.length) await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
