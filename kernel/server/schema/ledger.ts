import type pg from 'pg';

export type Migration = { readonly name: string; readonly checksum: string };

/** Null when no Caseway has ever started on this database. */
export async function appliedMigrations(owner: pg.Client): Promise<Migration[] | null> {
  const found = await owner.query(
    `select to_regclass('public.schema_migrations') is not null as here`,
  );
  if (!found.rows[0].here) return null;
  const ledger = await owner.query<Migration>(
    'select name, checksum from public.schema_migrations order by name collate "C"',
  );
  return ledger.rows;
}
