import type pg from 'pg';
import { hashPassword } from '#identity/server';
import { behindTheWalls } from '../seed/behind-the-walls.ts';
import { loadRows } from '../seed/load-rows.ts';
import { demoPassword } from './accounts.ts';
import { demoRows } from './rows.ts';

/** Kept by a trigger otherwise. */
const signInNames = `insert into sign_in_names (tenant_id, user_id, login)
  select tenant_id, id, sign_in_name(user_name) from users`;

/** History and audit start with what people do; the demo itself is not an event. */
export async function loadDemo(client: pg.Client, now: Date): Promise<void> {
  const parts = demoRows(now, await hashPassword(demoPassword));
  const tables = [...parts.map((part) => part.table), 'sign_in_names'];

  await behindTheWalls(client, { tables, triggers: 'off' }, async () => {
    // A table may hold defaults, which come first, and rows that point at later tables.
    await client.query('set constraints all deferred');
    for (const { table, rows } of parts) await loadRows(client, table, rows);
    await client.query('set constraints all immediate');
    await client.query(signInNames);
    // Otherwise the first lists are planned for empty tables.
    await client.query(`analyze ${tables.join(', ')}`);
  });
}
