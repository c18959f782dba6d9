import { Client, escapeLiteral } from 'pg';

export const OWNER = 'caseway_owner';
const DATABASE = 'caseway';

/** D2: the owner makes roles and databases but is not a superuser, so policies bind it too. */
export async function ensureOwner(superUrl: string, ownerUrl: string): Promise<void> {
  const password = escapeLiteral(decodeURIComponent(new URL(ownerUrl).password));
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (!role.rowCount) {
      await client.query(
        `create role ${OWNER} login createrole createdb nosuperuser password ${password}`,
      );
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!database.rowCount) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}
