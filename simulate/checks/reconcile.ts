import { join } from 'node:path';
import { Client } from 'pg';
import { migrationsFolder, openSecrets, roleUrl } from '#kernel/server';
import { backUp, ensureDatabase, restore } from '#operations';
import type { Started } from '../start-simulation.ts';
import { lookForContradictions } from './contradictions.ts';

/** Written while nobody does anything: sign-ins, notes about reading, jobs and what they remember. */
const restless =
  /^(schema_migrations|audit_log|audit_|oidc_|sign_in|browser_sessions|asked_questions|idempotency_keys|event|presence|read_|contradiction|job_|links$|account_activity|impersonations|user_credentials|section_locks)/;

type Digest = ReadonlyMap<string, string>;

async function within<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tablesText = `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p') and not c.relispartition and has_table_privilege(c.oid, 'select') order by 1`;

/** What every table holds, as one line each. */
const digestOf = (url: string): Promise<Digest> =>
  within(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(tablesText);
    const digest = new Map<string, string>();
    for (const { name } of rows.filter((row) => !restless.test(row.name))) {
      const text = `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as held from ${name} t`;
      digest.set(name, String((await client.query<{ held: string }>(text)).rows[0]?.held));
    }
    return digest;
  });

const changedIn = (before: Digest, after: Digest): string[] =>
  [...before].filter(([name, held]) => after.get(name) !== held).map(([name]) => name);

/** At the end: a restart, a backup and a restore change nothing, and nothing contradicts itself. */
export async function reconcile(started: Started): Promise<void> {
  const { sim, folder, ownerUrl } = started;
  await lookForContradictions(sim, 'all');
  const secretKeyFile = join(folder, 'secret.key');
  const hostUrl = (url: string) => roleUrl(url, 'caseway_host', openSecrets(secretKeyFile));
  const before = await digestOf(hostUrl(ownerUrl));

  await started.restart('SIGTERM');
  await sim.settle();
  for (const table of changedIn(before, await digestOf(hostUrl(ownerUrl))))
    sim.find('reconcile', `restart ${table}`, `A restart changed ${table}`);

  const to = join(folder, 'backup');
  const storageUrl = `file:${folder}/files`;
  const { missingFiles } = await backUp({ ownerUrl, secretKeyFile, storageUrl, to });
  for (const file of missingFiles) sim.find('reconcile', 'missing file', `${file} is not whole`);
  const restored = await ensureDatabase(ownerUrl, 'restored').then(
    () => Object.assign(new URL(ownerUrl), { pathname: '/restored' }).href,
  );
  await restore({
    ownerUrl: restored,
    secretKeyFile: join(folder, 'restored.key'),
    storageUrl: `file:${folder}/restored`,
    migrationsFolder,
    from: to,
  });
  for (const table of changedIn(before, await digestOf(hostUrl(restored))))
    sim.find('reconcile', `restore ${table}`, `A backup and its restore changed ${table}`);
}
