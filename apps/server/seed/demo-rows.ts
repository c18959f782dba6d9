import { dayIn } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import {
  byTable,
  defaultRecords,
  defaultsFingerprint,
  momentBefore,
  randomOf,
  recordRows,
} from '#kernel/server';
import type { DemoFacts, Given, TableRows } from '#kernel/server';
import { serverModules } from '../compose.ts';

/** The installation is this many days old; everything in it is younger. */
const age = 1000;

/** Every row of the demo, module by module. The same day gives the same rows. */
export function demoRows(
  now: Date,
  passwordHash: string,
  keep: DemoFacts['keep'] = () => undefined,
): TableRows[] {
  const today = dayIn('Australia/Sydney', now);
  const opened = momentBefore(today, age, randomOf('opening'));
  const parts: TableRows[] = [];
  const rowsIn: DemoFacts['rowsIn'] = (table, tenantId) =>
    parts
      .filter((part) => part.table === table)
      .flatMap(({ rows }) => rows.filter((row) => row.tenant_id === tenantId));
  for (const { demo } of serverModules) {
    parts.push(...(demo?.rows({ now, today, opened, passwordHash, rowsIn, keep }) ?? []));
  }
  const tenants = parts.filter(({ table }) => table === 'tenants').flatMap(({ rows }) => rows);
  const fingerprint = defaultsFingerprint(serverModules, now);
  const defaultsOf = (tenant: string): TableRows[] => [
    ...defaultRecords(serverModules, tenant, today).flatMap(({ resource, records }) =>
      recordRows(resource, records as readonly Given<Fields>[], tenant),
    ),
    { table: 'tenant_defaults', rows: [{ tenant_id: tenant, fingerprint }] },
  ];
  return byTable([...tenants.flatMap(({ id }) => defaultsOf(String(id))), ...parts]);
}
