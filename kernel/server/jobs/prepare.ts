import type { Client } from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import { schema } from './queues.ts';

/**
 * The sender may add a job and learn its id; it cannot read what other tenants have waiting.
 * Workers run as the host role, without DDL.
 */
const grants = `
  grant usage on schema ${schema} to caseway_app, caseway_host;
  grant select on ${schema}.queue to caseway_app;
  grant insert on ${schema}.job_common to caseway_app;
  grant select (id, start_after) on ${schema}.job_common to caseway_app;
  grant select, insert, update, delete on all tables in schema ${schema} to caseway_host;
  grant usage on all sequences in schema ${schema} to caseway_host;`;

/** Brings the queue's own tables up to date, as owner and under the lock of the migrations. */
export async function prepareJobs(client: Client): Promise<void> {
  const version = await installedVersion(client);
  if (version === null) await client.query(getConstructionPlans(schema));
  else if (version < newest()) await client.query(getMigrationPlans(schema, version));
  await client.query(grants);
}

async function installedVersion(client: Client): Promise<number | null> {
  const found = await client.query(`select to_regclass('${schema}.version') is not null as here`);
  if (!found.rows[0].here) return null;
  const { rows } = await client.query(`select version from ${schema}.version`);
  return Number(rows[0].version);
}

/** The package publishes the number only inside its plans. */
function newest(): number {
  const found = /version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans(schema));
  if (!found) throw new Error('pg-boss does not say which schema version it installs');
  return Number(found[1]);
}
