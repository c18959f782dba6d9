import type { Actor, AnyResource } from '#kernel/domain';
import { scopesFor } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { snake } from '../schema/names.ts';
import type { CountedTotal } from './count-cache.ts';
import type { ListQuery } from './list-query.ts';
import type { Params } from './params.ts';

/** Below this a count costs no more than looking for changes. */
const worthCarrying = 1000;
/** `changes_since` answers one more at most; then the whole set is counted again. */
const mostChanges = 500;

/**
 * The columns that decide whether a record belongs to the set; null where something else decides too,
 * or where a change of a column leaves no trace in the audit log.
 */
function decidingColumns(
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
  ability: string,
): string[] | null {
  if (resource.tenancy !== 'tenant' || resource.sharedByHost || query.filterText) return null;
  // Who joins a group sees more, and no record was written.
  if (resource.rowsDifferByUser) return null;
  if (query.filters.some(({ link }) => link)) return null;
  const scoped = (scopesFor(actor, ability) ?? []).flatMap((scope) => Object.keys(scope));
  const keys = new Set([...query.filters.map(({ key }) => key), ...scoped]);
  keys.delete('id');
  for (const key of keys) {
    const field = resource.fields[key];
    if (!field || field.history === false || field.kind === 'multiLookup') return null;
  }
  return [...keys, 'isDeleted'].map(snake);
}

type Counted = {
  readonly actor: Actor;
  readonly resource: AnyResource;
  readonly query: ListQuery;
  readonly ability: string;
  /** The set, with its values in `params`. */
  readonly from: string;
  readonly where: string;
  readonly params: Params;
};

/**
 * The exact total, from one that was counted before: what was created since is counted, an update of
 * other columns changes nothing, and after a deletion or an update of a deciding column the whole is
 * counted again. PostgreSQL evaluates only the branch that is needed.
 */
export function carriedTotal(counted: Counted, before: CountedTotal): Statement | null {
  const { actor, resource, query, ability, from, where, params } = counted;
  if (before.total < worthCarrying) return null;
  const columns = decidingColumns(actor, resource, query, ability);
  if (!columns) return null;
  const kind = params.add(resource.name, '::text');
  const seen = params.add(before.snapshot, '::pg_snapshot');
  const deciding = params.add(columns, '::text[]');
  const total = params.add(before.total, '::int');
  return {
    text: `with changes as materialized (select * from changes_since(${kind}, ${seen}))
select case
  when (select count(*) > ${mostChanges} or coalesce(bool_or(operation = 'delete'
      or (operation = 'update' and (detail is null or detail ?| ${deciding}))), false) from changes)
  then (select count(*) from ${from} where ${where})
  else ${total} + (select count(*) from ${from} where ${where}
    and t.id = any(array(select record_id from changes where operation = 'create')))
  end::int as total, pg_current_snapshot()::text as snapshot`,
    values: params.values,
    reads: true,
  };
}
