import type { Actor, AnyResource } from '#kernel/domain';
import { rowFields, seenBy, systemFields } from '#kernel/domain';
import { Refused, invalid } from '../../refused.ts';
import { parseListQuery } from '../list-query.ts';
import type { ListQuery, RawQuery } from '../list-query.ts';

/** Which records, in which order, and which of their columns. */
export type ExportQuery = { readonly query: ListQuery; readonly columns: readonly string[] };

/** B-176: exactly the filtered set and the visible columns, as far as this actor knows them. */
export function exportQuery(
  actor: Actor,
  resource: AnyResource,
  rawQuery: unknown,
  body: unknown,
): ExportQuery {
  const seen = seenBy(actor, resource);
  const query = parseListQuery(seen, (rawQuery ?? {}) as RawQuery);
  if (!query.filterText && !query.filters.length && !query.ids.length)
    throw new Refused('exportNeedsFilter');
  const columns = visibleColumns(seen, body);
  const fields = rowFields(seen, columns);
  return { query: { ...query, isSelectionList: false, fields }, columns };
}

function visibleColumns(resource: AnyResource, body: unknown): readonly string[] {
  const asked = (body as { columns?: unknown } | null | undefined)?.columns;
  if (asked === undefined) return resource.list.columns;
  const known = (key: unknown): key is string =>
    typeof key === 'string' && (Object.hasOwn(resource.fields, key) || systemFields.includes(key));
  if (!Array.isArray(asked) || !asked.length || asked.length > 200 || !asked.every(known)) {
    throw invalid([{ message: 'Name the columns to export.', members: ['columns'] }]);
  }
  return [...new Set(asked)];
}
