import type { AnyResource, Field } from '#kernel/domain';
import { resourceNamed } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { snake, tableOf } from '../schema/names.ts';
import { Params } from './params.ts';
import type { Values } from './write-sql.ts';

const narrowed = new WeakMap<AnyResource, (readonly [string, Field])[]>();

function narrowedFields(resource: AnyResource): (readonly [string, Field])[] {
  let fields = narrowed.get(resource);
  if (!fields) {
    fields = Object.entries(resource.fields).filter(([, field]) => field.where);
    narrowed.set(resource, fields);
  }
  return fields;
}

/** A lookup with `where` accepts no other record, whoever sends it. */
export function lookupFilterStatements(resource: AnyResource, values: Values): Statement[] {
  return narrowedFields(resource).flatMap(([key, field]) => {
    const ids = [values[key] ?? []].flat();
    return ids.length ? [lookupFilterStatement(key, field, ids)] : [];
  });
}

function lookupFilterStatement(key: string, field: Field, ids: readonly unknown[]): Statement {
  const target = resourceNamed(field.resource ?? '');
  const params = new Params();
  const wanted = params.add(ids, '::uuid[]');
  const conditions = Object.entries(field.where ?? {}).map(([name, value]) =>
    typeof value === 'boolean'
      ? `t.${snake(name)} = ${params.add(value, '::boolean')}`
      : `t.${snake(name)} = ${params.add(value, '::text')}`,
  );
  return {
    text: `select require_choice(not exists (
  select 1 from unnest(${wanted}) wanted
  where not exists (select 1 from ${tableOf(target)} t where t.id = wanted and ${conditions.join(' and ')})
), '${snake(key)}')`,
    values: params.values,
  };
}
