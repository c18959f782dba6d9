import type { SchemaObject } from './model.ts';

const trigger = (name: string, event: string, table: string, each: string): SchemaObject => ({
  create: `create trigger ${name} before ${event} on ${table}\n  for each ${each} execute function refuse_change()`,
  drop: `drop trigger ${name} on ${table}`,
});

/** The triggers bind the owner of the table too; the missing grants bind only the two roles. */
export function addAppendOnly(
  table: string,
  add: (name: string, object: SchemaObject) => void,
): void {
  add(`${table}.append_only`, trigger('append_only', 'update or delete', table, 'row'));
  add(`${table}.never_truncated`, trigger('never_truncated', 'truncate', table, 'statement'));
}
