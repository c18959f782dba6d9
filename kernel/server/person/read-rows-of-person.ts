import { referenceKey, resourceNamed } from '#kernel/domain';
import type { AnyRecord, AnyResource, Field } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { displayTemplate, linkTableOf, snake, tableOf, templateSql } from '../schema/names.ts';

export type KeptRecord = {
  readonly id: string;
  /** By the key of the field; a lookup says besides what people call its record. */
  readonly record: AnyRecord;
  readonly creationTime: string;
  /** It lies in the bin. */
  readonly isDeleted: boolean;
};

type Row = {
  readonly id: string;
  readonly row: Record<string, unknown>;
  readonly names: Record<string, string | string[] | null>;
};

function nameSql(resource: AnyResource, key: string, field: Field): string | null {
  if (!field.resource) return null;
  const target = resourceNamed(field.resource);
  const tenant = target.tenancy === 'tenant' ? 'y.tenant_id = t.tenant_id and ' : '';
  const title = templateSql(displayTemplate(target), 'y');
  if (field.kind === 'lookup')
    return `'${key}', (select ${title} from ${tableOf(target)} y where ${tenant}y.id = t.${snake(key)})`;
  if (field.kind !== 'multiLookup') return null;
  return `'${key}', (select jsonb_agg(${title}) from ${tableOf(target)} y
    join ${linkTableOf(resource, key)} l on l.target_id = y.id
    where ${tenant}l.owner_id = t.id)`;
}

/** A function takes a hundred arguments at most. */
const mostNames = 40;

function namesSql(resource: AnyResource): string {
  const parts = Object.entries(resource.fields).flatMap(([key, field]) => {
    const sql = nameSql(resource, key, field);
    return sql ? [sql] : [];
  });
  const groups: string[] = [];
  for (let at = 0; at < parts.length; at += mostNames)
    groups.push(`jsonb_build_object(${parts.slice(at, at + mostNames).join(', ')})`);
  return groups.length ? groups.join(' || ') : `'{}'::jsonb`;
}

/** Every field of the definition, whoever it is hidden from: a person may ask for all that is kept. */
export async function readRowsOfPerson(
  tx: Tx,
  resource: AnyResource,
  ids: readonly string[],
): Promise<KeptRecord[]> {
  const rows = await tx.query<Row>(
    `select t.id, to_jsonb(t) as row, ${namesSql(resource)} as names
     from ${tableOf(resource)} t where t.id = any($1::uuid[]) order by t.id`,
    [ids],
  );
  return rows.map(({ id, row, names }) => ({
    id,
    record: { ...valuesOf(resource, row), ...referencesIn(names) },
    creationTime: String(row['creation_time'] ?? ''),
    isDeleted: row['is_deleted'] === true,
  }));
}

const valuesOf = ({ fields }: AnyResource, row: Record<string, unknown>): AnyRecord =>
  Object.fromEntries(
    Object.keys(fields).flatMap((key) => {
      const value = row[snake(key)];
      return value === undefined ? [] : [[key, value]];
    }),
  );

const referencesIn = (names: Row['names']): AnyRecord =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) =>
      name === null
        ? []
        : [[referenceKey(key), [name].flat().map((displayName) => ({ displayName }))]],
    ),
  );
