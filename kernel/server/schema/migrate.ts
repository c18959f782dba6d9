import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets.ts';
import { baselineFiles, standsAtBaseline } from './baseline.ts';
import { appliedMigrations } from './ledger.ts';
import { ensureRoles } from './roles.ts';

export type MigrationReport = { applied: string[] };

/** Any number that no other program takes in this database. */
export const migrationLock = 7_305_816_221;

export type MigrateOptions = {
  readonly ownerUrl: string;
  readonly folder: string;
  readonly secrets: Secrets;
  /** Steps of libraries that keep their own schema; run as owner, after our files. */
  readonly afterwards?: (client: pg.Client) => Promise<void>;
};

/** D27: one advisory lock, so two servers may start at once; each file is one transaction. */
export async function migrate(options: MigrateOptions): Promise<MigrationReport> {
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    application_name: 'caseway-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const isThere = standsAtBaseline(options.folder, (await appliedMigrations(client)) ?? []);
    await ensureRoles(client, options.ownerUrl, options.secrets);
    const applied: string[] = [];
    await withLedger(client, async () => {
      if (isThere) await noteBaseline(client, options.folder);
      for (const name of migrationFiles(options.folder)) {
        if (await applyFile(client, options.folder, name)) applied.push(name);
      }
    });
    await options.afterwards?.(client);
    return { applied };
  } finally {
    await client.end();
  }
}

/** A function is given to a role only where that role may create; it may for this moment only. */
async function withLedger(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await client.query('grant select on schema_migrations to caseway_app, caseway_host');
  await client.query('grant create on schema public to caseway_host');
  await work();
  await client.query('revoke create on schema public from caseway_host');
}

/** Exactly these files, in the transaction that the caller has opened on an empty schema. */
export const applyAll = (client: pg.Client, folder: string, names: readonly string[]) =>
  withLedger(client, async () => {
    for (const name of names) await runFile(client, readMigration(folder, name));
  });

/** The baseline, and what came after it. */
export const migrationFiles = (folder: string): string[] => [
  ...baselineFiles(folder),
  ...readdirSync(folder)
    .filter((name) => /^\d{4}\w*\.sql$/.test(name))
    .sort(),
];

export type MigrationFile = {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

export function readMigration(folder: string, name: string): MigrationFile {
  const sql = readFileSync(join(folder, name), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

const noteText =
  'insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])';

/** The old files have made all that the baseline makes. */
async function noteBaseline(client: pg.Client, folder: string): Promise<void> {
  const files = baselineFiles(folder).map((name) => readMigration(folder, name));
  const sums = files.map(({ checksum }) => checksum);
  await client.query(noteText, [files.map(({ name }) => name), sums]);
}

async function runFile(client: pg.Client, { name, sql, checksum }: MigrationFile): Promise<void> {
  await client.query(sql);
  await client.query(noteText, [[name], [checksum]]);
}

async function applyFile(client: pg.Client, folder: string, name: string): Promise<boolean> {
  const file = readMigration(folder, name);
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from schema_migrations where name = $1',
    [name],
  );
  if (rows[0]) {
    if (rows[0].checksum === file.checksum) return false;
    throw new Error(`Migration ${name} was changed after it had been applied`);
  }
  try {
    await client.query('begin');
    await runFile(client, file);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** `/health/ready`: a server must not serve a database that is older than itself. */
export async function assertMigrated(database: Database, folder: string): Promise<void> {
  const context = { tenantId: '00000000-0000-0000-0000-000000000000' };
  const [found] = await database.batch(context, [{ text: 'select name from schema_migrations' }]);
  const known = new Set(found?.rows.map((row) => row.name));
  const missing = migrationFiles(folder).filter((name) => !known.has(name));
  if (missing.length) throw new Error(`Not applied yet: ${missing.join(', ')}`);
}
