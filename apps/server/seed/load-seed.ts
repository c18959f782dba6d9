import type pg from 'pg';
import { bypassRowSecurity, byTable, loadRows } from '#kernel/server';
import type { Config, TableRows } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { serverModules } from '../compose.ts';

/** `SEED=none`: what an installation cannot be without, written down in its audit log. */
export async function loadSeed(client: pg.Client, config: Config): Promise<void> {
  const given: TableRows[] = [];
  for (const { seed } of serverModules) given.push(...((await seed?.rows(config)) ?? []));
  const written = serverModules.flatMap(({ seed }) => seed?.writtenByTriggers ?? []);

  await client.query(`select set_config('app.tenant', $1, true)`, [hostTenantId]);
  await load(client, given, 'on', ['audit_log', ...written]);
  const reference = serverModules.flatMap(({ seed }) => seed?.reference?.() ?? []);
  await load(client, reference, 'off');
}

async function load(
  client: pg.Client,
  given: readonly TableRows[],
  triggers: 'on' | 'off',
  writtenByTriggers: readonly string[] = [],
): Promise<void> {
  const parts = byTable(given);
  const tables = [...parts.map((part) => part.table), ...writtenByTriggers];
  await bypassRowSecurity(client, { tables, triggers }, async () => {
    for (const { table, rows } of parts) await loadRows(client, table, rows);
  });
}
