import pg from 'pg';
import { dropAuditPart, makeAuditMonths } from '../audit/archive/audit-parts.ts';
import { coveredBy } from './baseline.ts';
import { migrationFiles, migrationLock, readMigration } from './migrate.ts';
import { storedFunctions } from './stored-functions.ts';

export type Rebuilt = {
  readonly applied: readonly string[];
  readonly failed: readonly { readonly name: string; readonly error: string }[];
};

export type AppliedMigration = {
  readonly name: string;
  readonly appliedAt: string | null;
  /** Waiting: not applied yet. Changed: the file is not the one that was applied. */
  readonly state: 'applied' | 'changed' | 'waiting' | 'missing';
};

export type Maintenance = {
  /** Writes functions and triggers again as the code has them; harmless when nothing differs. */
  rebuildFunctions(): Promise<Rebuilt>;
  migrations(): Promise<AppliedMigration[]>;
  makeAuditMonths(now: Date): Promise<void>;
  dropAuditPart(part: string): Promise<void>;
};

/** Waits for nobody: a table in use is reported and left for the next time. */
const settings = '-c lock_timeout=2000 -c statement_timeout=20000 -c timezone=UTC';

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'caseway-maintenance',
    options: settings,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function rebuild(client: pg.Client, folder: string): Promise<Rebuilt> {
  const applied: string[] = [];
  const failed: { name: string; error: string }[] = [];
  for (const { name, sql } of storedFunctions(folder)) {
    try {
      // A function is given to a role only where that role may create; it may for this moment only.
      await client.query(
        `begin; grant create on schema public to caseway_host; ${sql};
         revoke create on schema public from caseway_host; commit`,
      );
      applied.push(name);
    } catch (error) {
      await client.query('rollback');
      failed.push({ name, error: (error as Error).message });
    }
  }
  return { applied, failed };
}

async function compare(client: pg.Client, folder: string): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ name: string; checksum: string; applied_at: Date }>(
    'select name, checksum, applied_at from schema_migrations order by name',
  );
  const covered = new Map(
    coveredBy(folder).migrations.map(({ name, checksum }) => [name, checksum]),
  );
  const files = migrationFiles(folder);
  const known = new Map(rows.map((row) => [row.name, row]));
  const names = [...new Set([...files, ...known.keys()])].toSorted();
  return names.map((name) => {
    const row = known.get(name);
    const appliedAt = row?.applied_at.toISOString() ?? null;
    if (!row) return { name, appliedAt, state: 'waiting' };
    const checksum = files.includes(name)
      ? readMigration(folder, name).checksum
      : covered.get(name);
    if (checksum === undefined) return { name, appliedAt, state: 'missing' };
    const isSame = checksum === row.checksum;
    return { name, appliedAt, state: isSame ? 'applied' : 'changed' };
  });
}

export const openMaintenance = (ownerUrl: string, folder: string): Maintenance => ({
  rebuildFunctions: () =>
    asOwner(ownerUrl, async (client) => {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      return rebuild(client, folder);
    }),
  migrations: () => asOwner(ownerUrl, (client) => compare(client, folder)),
  makeAuditMonths: (now) => asOwner(ownerUrl, (client) => makeAuditMonths(client, now)),
  dropAuditPart: (part) => asOwner(ownerUrl, (client) => dropAuditPart(client, part)),
});
