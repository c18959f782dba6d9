import type { AnyResource } from './resource.ts';
import { systemFields, titleFields } from './resource.ts';

const usual = new WeakMap<AnyResource, readonly string[]>();

/**
 * What a row with these columns needs: the columns, the zone that a time is shown in, what names the
 * record, and whether it is in use. In the order of the definition, so that the same columns in
 * another order are the same question.
 */
export function rowFields(resource: AnyResource, columns: readonly string[]): readonly string[] {
  const needed = new Set([...columns, ...titleFields(resource.title), 'isActive']);
  for (const key of columns) needed.add(resource.fields[key]?.zone ?? key);
  return [...Object.keys(resource.fields), ...systemFields].filter((key) => needed.has(key));
}

/** What a list answers to whoever does not say which fields. */
export function usualRowFields(resource: AnyResource): readonly string[] {
  let fields = usual.get(resource);
  if (!fields) {
    fields = rowFields(resource, resource.list.columns);
    usual.set(resource, fields);
  }
  return fields;
}
