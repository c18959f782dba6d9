import pg from 'pg';

/** A dead worker was last heard of an hour ago; nobody waits for that long in a test. */
export async function anHourPasses(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('set role caseway_host');
  await client.query(
    `update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
  );
  await client.end();
}
