import { Client } from 'pg';
import { inject } from 'vitest';

/** What only an intruder or a restore does: as superuser, with the triggers off. */
export async function asSuperuser(ownerUrl: string, text: string): Promise<void> {
  const address = new URL(inject('TEST_PG').superUrl);
  address.pathname = new URL(ownerUrl).pathname;
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; ${text}`);
  } finally {
    await client.end();
  }
}
