import { createHash } from 'node:crypto';
import type { AnyResource, PlainDate } from '#kernel/domain';
import { dayIn } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import type { Database, Tx } from '../db/database.ts';
import { systemContext } from '../db/context.ts';
import { insertStatements } from '../resource/write-sql.ts';
import { tableOf } from '../schema/names.ts';
import type { Values } from '../resource/write-sql.ts';
import type { ServerModule } from '../services.ts';
import { defaultId } from './default-id.ts';

export type DefaultRecords = {
  readonly resource: AnyResource;
  readonly records: readonly (Values & { readonly id: string })[];
  /** They make sense together only: a tenant that has, or had, some of its own gets none. */
  readonly isWhole?: true;
};

export type DefaultsFor = {
  readonly tenantId: string;
  readonly today: PlainDate;
  /** Always the same id for the same words: a record that was deleted does not come back. */
  idOf(...words: readonly string[]): string;
};

/** Records that every tenant starts with. They are its own from then on. */
export type TenantDefaults = (given: DefaultsFor) => readonly DefaultRecords[];

/** Referenced tables first, in the order of the modules. */
export const defaultRecords = (
  modules: readonly ServerModule[],
  tenantId: string,
  today: PlainDate,
): DefaultRecords[] =>
  modules.flatMap(
    (module) =>
      module.tenantDefaults?.({
        tenantId,
        today,
        idOf: (...words) => defaultId(tenantId, ...words),
      }) ?? [],
  );

const nobody = '00000000-0000-0000-0000-000000000000';

/** Changes when the defaults do, or when a new year brings new holidays. */
export function defaultsFingerprint(modules: readonly ServerModule[], now: Date): string {
  const year = `${dayIn('Australia/Sydney', now).slice(0, 4)}-01-01`;
  const parts = defaultRecords(modules, nobody, year).map(({ resource, records }) => [
    resource.name,
    records,
  ]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Deleted rows count: whoever took the set away does not get it back. */
async function hasSome(tx: Tx, resource: AnyResource): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from ${tableOf(resource)} where tenant_id = current_tenant() limit 1`,
  );
  return rows.length > 0;
}

/** What is there already, or was and has been deleted, is left as it is. */
export async function giveDefaults(
  tx: Tx,
  modules: readonly ServerModule[],
  tenantId: string,
  now: Date,
): Promise<void> {
  const today = dayIn('Australia/Sydney', now);
  const statements: Statement[] = [];
  for (const { resource, records, isWhole } of defaultRecords(modules, tenantId, today)) {
    if (isWhole && (await hasSome(tx, resource))) continue;
    for (const { id, ...values } of records)
      statements.push(...insertStatements(resource, id, values, { skipExisting: true }));
  }
  await tx.batch([
    ...statements,
    {
      text: `insert into tenant_defaults (tenant_id, fingerprint) values ($1, $2)
        on conflict (tenant_id) do update set fingerprint = excluded.fingerprint, given_at = now()`,
      values: [tenantId, defaultsFingerprint(modules, now)],
    },
  ]);
}

/** At the start: tenants that were made before a default existed get it now. */
export async function giveMissingDefaults(
  hostDb: Database,
  modules: readonly ServerModule[],
  now: Date,
): Promise<void> {
  const [found] = await hostDb.batch(systemContext(nobody), [
    {
      text: `select t.id from known_tenants t left join tenant_defaults d on d.tenant_id = t.id
        where d.fingerprint is distinct from $1`,
      values: [defaultsFingerprint(modules, now)],
    },
  ]);
  for (const { id } of (found?.rows ?? []) as { id: string }[]) {
    await hostDb.transaction(systemContext(id), async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`tenant defaults ${id}`]);
      await giveDefaults(tx, modules, id, now);
    });
  }
}
