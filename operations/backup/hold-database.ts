import type pg from 'pg';
import { migrationLock } from '#kernel/server';

/** No server works on the database, and none that starts gets further than its migrations. */
export async function holdDatabase(owner: pg.Client): Promise<void> {
  const lock = await owner.query('select pg_try_advisory_lock($1) as mine', [migrationLock]);
  if (!lock.rows[0].mine) throw new Error('A server is starting on this database: stop it first');
  const { rows } = await owner.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'caseway%'`,
  );
  if (rows[0].others) throw new Error('A server is running on this database: stop it first');
}

export const releaseDatabase = (owner: pg.Client) =>
  owner.query('select pg_advisory_unlock($1)', [migrationLock]);

/** Nothing is written without a line in the audit log. Asked as the host role: policies bind the owner. */
export async function isInUse(owner: pg.Client): Promise<boolean> {
  const found = await owner.query(`select to_regclass('public.audit_log') is not null as here`);
  if (!found.rows[0].here) return false;
  await owner.query('begin');
  await owner.query('set local role caseway_host');
  const { rows } = await owner.query('select exists (select from public.audit_log) as yes');
  await owner.query('rollback');
  return rows[0].yes;
}
