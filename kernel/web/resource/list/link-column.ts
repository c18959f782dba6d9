import { titleFields } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { fieldOf } from '../record.ts';

const ownLinks = new Set(['lookup', 'multiLookup', 'email', 'phone', 'url', 'flag']);

/** The column that leads to the record: its name, else the first that is not a link of its own. */
export function linkColumnOf(
  resource: AnyResource,
  columns: readonly string[] = resource.list.columns,
): string | undefined {
  const free = columns.filter((key) => {
    const field = fieldOf(resource, key);
    return !ownLinks.has(field.kind) && !field.tones;
  });
  const names = titleFields(resource.title);
  return free.find((key) => names.includes(key)) ?? free[0];
}
