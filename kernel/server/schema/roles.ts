import pg from 'pg';
import type { Secrets } from '../secrets.ts';

const roles = ['caseway_app', 'caseway_host'] as const;
/** Owns the two functions that empty history for an erasure; nobody signs in as it. */
const eraser = 'caseway_eraser';
export type DatabaseRole = (typeof roles)[number];

/** The same in every process that shares the key file, so no password is stored anywhere. */
const passwordOf = (secrets: Secrets, role: DatabaseRole): string =>
  secrets.derive(`database-role:${role}`).toString('base64url');

export function roleUrl(ownerUrl: string, role: DatabaseRole, secrets: Secrets): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = passwordOf(secrets, role);
  return url.toString();
}

/**
 * D2: two restricted login roles made by the owner. Roles belong to the cluster: another database
 * of it may have made them already, and rewriting them at each start would make two servers race.
 */
export async function ensureRoles(
  client: pg.Client,
  ownerUrl: string,
  secrets: Secrets,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(current_database()) as name',
  );
  const known = await client.query('select 1 from pg_roles where rolname = $1', [eraser]);
  if (!known.rowCount) await create(client, eraser, 'nologin');
  for (const role of roles) {
    const password = pg.escapeLiteral(passwordOf(secrets, role));
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (!rowCount) await create(client, role, `login password ${password}`);
    await client.query(`grant connect on database ${rows[0]?.name} to ${role}`);
    await client.query(`grant usage on schema public to ${role}`);
    if (!(await canConnect(roleUrl(ownerUrl, role, secrets)))) {
      await client.query(`alter role ${role} password ${password}`);
    }
  }
}

async function create(client: pg.Client, role: string, may: string): Promise<void> {
  try {
    await client.query(`create role ${role} nocreatedb nocreaterole noinherit ${may}`);
    await client.query(`grant ${role} to current_user`);
  } catch (error) {
    // Another server made it between our look and our statement.
    if (!['42710', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  }
}

async function canConnect(url: string): Promise<boolean> {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await probe.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return false;
    throw error;
  } finally {
    await probe.end().catch(() => {});
  }
}
