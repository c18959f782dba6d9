import type { AnyResource } from '#kernel/domain';
import type { SchemaObject } from './model.ts';
import { named, snake, tableOf } from './names.ts';

/** The name carries the refusal: that is how a violation finds its sentence. */
export function addChecks(
  resource: AnyResource,
  add: (name: string, object: SchemaObject) => void,
): void {
  const table = tableOf(resource);
  for (const { field, op, than, refusal } of Object.values(resource.checks ?? {})) {
    const name = `"${named(`refused__${refusal}`)}"`;
    add(`ck_${table}__${refusal}`, {
      create: `alter table ${table} add constraint ${name} check (${snake(field)} ${op} ${snake(than)})`,
      drop: `alter table ${table} drop constraint ${name}`,
    });
  }
}
