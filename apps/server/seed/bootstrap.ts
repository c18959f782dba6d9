import type pg from 'pg';
import type { Config } from '#kernel/server';
import { hostTenantId, tenant } from '#platform/domain';
import { behindTheWalls } from './behind-the-walls.ts';
import { editionRows, hostEdition } from './editions.ts';
import { firstAdministratorRows } from './first-administrator.ts';
import { editionId } from './ids.ts';
import { byTable, loadRows } from './load-rows.ts';
import { recordsOf } from './records-of.ts';
import { referenceRows } from './reference/reference-rows.ts';
import { staticRoleRows } from './static-roles.ts';

const hostTenant = { id: hostTenantId, name: 'host', editionId: editionId(hostEdition) };

/** What the triggers write while the rows arrive. */
const writtenByTriggers = ['audit_log', 'sign_in_names'];

/** `SEED=none`: what an installation cannot be without, written down in its audit log. */
export async function bootstrap(client: pg.Client, config: Config): Promise<void> {
  const parts = byTable([
    ...editionRows(),
    ...recordsOf(tenant, [hostTenant]),
    ...staticRoleRows(hostTenantId),
    ...(config.bootstrapAdmin ? await firstAdministratorRows(config.bootstrapAdmin) : []),
  ]);
  const tables = [...parts.map((part) => part.table), ...writtenByTriggers];

  await client.query(`select set_config('app.tenant', $1, true)`, [hostTenantId]);
  await behindTheWalls(client, { tables, triggers: 'on' }, async () => {
    for (const { table, rows } of parts) await loadRows(client, table, rows);
  });
  await loadReference(client);
}

/** Two thousand places are no event worth an audit row each. */
async function loadReference(client: pg.Client): Promise<void> {
  const parts = byTable(referenceRows());
  const tables = parts.map((part) => part.table);
  await behindTheWalls(client, { tables, triggers: 'off' }, async () => {
    for (const { table, rows } of parts) await loadRows(client, table, rows);
  });
}
