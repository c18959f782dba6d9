import type { AnyResource } from '#kernel/domain';
import { findResource, moduleNameOf } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { displayTemplate, snake, tableOf, templateSql } from '../schema/names.ts';

/** The record on whose page something stands, as links between records name it. */
export type LivingRecord = {
  readonly module: string;
  readonly id: string;
  readonly name: string;
};

type Row = { name: string; ownerId: string | null };

/**
 * The record with the page that shows this one: itself, or what it is part of. Null: it, or anything
 * that it is part of, was deleted. Whoever calls has asked for the rights.
 */
export async function livingRecord(
  tx: Tx,
  resource: AnyResource,
  id: string,
  partOf: string | undefined = resource.parent?.field,
): Promise<LivingRecord | null> {
  const owner = partOf && findResource(resource.fields[partOf]?.resource ?? '');
  const [row] = await tx.query<Row>(
    `select ${templateSql(displayTemplate(resource), 't')} as name,
       ${owner ? `t.${snake(partOf)}` : 'null::uuid'} as "ownerId"
     from ${tableOf(resource)} t where t.id = $1::uuid and not t.is_deleted
       ${resource.tenancy === 'tenant' ? 'and t.tenant_id = current_tenant()' : ''}`,
    [id],
  );
  if (!row) return null;
  if (owner && row.ownerId) return livingRecord(tx, owner, row.ownerId);
  return { module: moduleNameOf(resource), id, name: row.name };
}
