import type { AnyResource } from '#kernel/domain';
import type { Row } from './copy-text.ts';
import type { TableRows } from './load-rows.ts';
import { recordRows } from './record-rows.ts';

/** Rows of records that are put together while running, as a demo does: their choices are checked then. */
export function checkedRows(
  resource: AnyResource,
  records: readonly (Row & { readonly id: string })[],
  tenantId?: string,
): TableRows[] {
  for (const [key, { choices }] of Object.entries(resource.fields)) {
    if (!choices) continue;
    for (const record of records)
      for (const value of [record[key] ?? []].flat())
        if (!Object.hasOwn(choices, String(value)))
          throw new Error(`${resource.name}.${key} cannot be "${String(value)}"`);
  }
  return recordRows(resource, records, tenantId);
}
