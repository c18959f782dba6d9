import type { AnyResource } from '#kernel/domain';
import { titleFields } from '#kernel/domain';
import type { SchemaObject } from './model.ts';
import { named, snake, tableOf } from './names.ts';

export const computeFunctionOf = (resource: AnyResource): string =>
  named(`compute_${tableOf(resource)}`);

/**
 * A trigger computes it, not a generated column: `search_text` is one, and PostgreSQL lets no
 * generated column read another. Whatever a statement writes there is overwritten.
 */
export function addComputed(
  resource: AnyResource,
  add: (name: string, object: SchemaObject) => void,
): void {
  const computed = Object.entries(resource.fields).flatMap(([key, { computed: sql }]) =>
    sql === undefined ? [] : [{ key, sql }],
  );
  if (!computed.length) return;
  const table = tableOf(resource);
  const name = computeFunctionOf(resource);
  const lines = computed.map(
    ({ key, sql }) =>
      `  new.${snake(key)} := ${sql.replace(/\{(\w+)\}/g, (_, one: string) => `new.${snake(one)}`)};`,
  );
  const read = computed.flatMap(({ key, sql }) => [key, ...titleFields(sql)]);
  const columns = [...new Set(read)].map(snake).join(', ');
  add(`${table}.compute`, {
    create: `create function ${name}() returns trigger language plpgsql as $$\nbegin\n${lines.join('\n')}\n  return new;\nend $$`,
    drop: `drop function ${name}()`,
  });
  add(`${table}.computed`, {
    create: `create trigger computed before insert or update of ${columns} on ${table}\n  for each row execute function ${name}()`,
    drop: `drop trigger computed on ${table}`,
  });
}
