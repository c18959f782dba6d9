import type pg from 'pg';
import { demoPassword } from '#identity/demo';
import { hashPassword } from '#identity/server';
import { bypassRowSecurity, loadRows } from '#kernel/server';
import type { Storage } from '#kernel/server';
import { serverModules } from '../compose.ts';
import { demoRows } from './demo-rows.ts';
import { storeBytes } from './store-bytes.ts';
import type { StoredBytes } from './store-bytes.ts';

/** History and audit start with what people do; the demo itself is not an event. */
export async function loadDemo(client: pg.Client, storage: Storage, now: Date): Promise<void> {
  const files: StoredBytes[] = [];
  const keep = (key: string, bytes: Uint8Array) => void files.push({ key, bytes });
  const parts = demoRows(now, await hashPassword(demoPassword), keep);
  const afterwards = serverModules.flatMap(({ demo }) => demo?.afterwards ?? []);
  const tables = [...parts.map((part) => part.table), ...afterwards.flatMap((each) => each.tables)];

  await storeBytes(storage, files);
  await bypassRowSecurity(client, { tables, triggers: 'off' }, async () => {
    // A table may hold defaults, which come first, and rows that point at later tables.
    await client.query('set constraints all deferred');
    for (const { table, rows } of parts) await loadRows(client, table, rows);
    for (const { sql } of afterwards) await client.query(sql);
    await client.query('set constraints all immediate');
    await client.query('select fill_search_index()');
    // Otherwise the first lists are planned for empty tables.
    await client.query(`analyze search_index, ${tables.join(', ')}`);
  });
}
