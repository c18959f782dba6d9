import { isMulti } from '#kernel/domain';
import type { Field, Fields, Resource, ValuesOf } from '#kernel/domain';
import { linkTableOf, snake, tableOf } from '../schema/names.ts';
import type { Row } from './copy-text.ts';
import type { TableRows } from './load-rows.ts';

/** A record in the words of its definition; what is left out takes the default of its field. */
export type Given<F extends Fields> = (string extends keyof F ? Row : Partial<ValuesOf<F>>) & {
  readonly id: string;
  readonly creationTime?: string;
  readonly creatorId?: string;
};

/** The rows of a resource's table and of the tables of its multi-lookups. */
export function recordRows<F extends Fields>(
  resource: Resource<F>,
  records: readonly Given<F>[],
  tenantId?: string,
): TableRows[] {
  const tenant: Row = resource.tenancy === 'tenant' ? { tenant_id: tenantId } : {};
  const fields: [string, Field][] = Object.entries(resource.fields);
  const columns = fields.filter(([, field]) => field.kind !== 'multiLookup');
  const links = fields.filter(([, field]) => field.kind === 'multiLookup');
  const values = records as readonly Row[];
  return [
    {
      table: tableOf(resource),
      rows: values.map((record) => ({
        ...tenant,
        id: record.id,
        ...Object.fromEntries(
          columns.map(([key, field]) => [snake(key), valueOf(record, key, field)]),
        ),
        ...bookkeeping(record),
      })),
    },
    ...links.map(([key]) => ({
      table: linkTableOf(resource, key),
      rows: values.flatMap((record) =>
        ((record[key] ?? []) as readonly string[]).map((target) => ({
          ...tenant,
          owner_id: record.id,
          target_id: target,
        })),
      ),
    })),
  ];
}

function valueOf(record: Row, key: string, field: Field): unknown {
  const fallback = field.kind === 'flag' ? false : isMulti(field) ? [] : null;
  return record[key] ?? field.default ?? fallback;
}

const bookkeeping = ({ creationTime, creatorId }: Row): Row =>
  creationTime
    ? { creation_time: creationTime, creator_id: creatorId, last_modification_time: creationTime }
    : {};
