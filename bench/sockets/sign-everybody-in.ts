import { Client } from 'pg';
import { idSql, managersPerTenant } from '../data/population.ts';

const everybody = `generate_series(1, ${managersPerTenant}) i`;

/** One sign-in for each, as the sign-in page leaves it; all of them are staff. */
export async function signEverybodyIn(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into users__roles (tenant_id, owner_id, target_id)
      select ${idSql(1, '1', '0')}, ${idSql(3, '1', 'i')}, ${idSql(5, '1', '1')} from ${everybody}
      on conflict do nothing`);
    await client.query(`insert into sign_ins (tenant_id, id, user_id, session_uid, started_at)
      select ${idSql(1, '1', '0')}, 'crowd-' || i, ${idSql(3, '1', 'i')}, 'crowd', now()
      from ${everybody}`);
  } finally {
    await client.end();
  }
}
