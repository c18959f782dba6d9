import { formatsOf, resources } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Params, readsSome, withinScopeSql } from '#kernel/server';
import type { Statement } from '#kernel/server';
import { filterSql } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

/** A page with the words, and whose file it is on. */
export type Hit = {
  readonly fileId: string;
  readonly page: number;
  readonly ownerResource: string | null;
  readonly ownerId: string | null;
  readonly ownerProperty: string | null;
};

/** Buckets counted back from the newest; null: all of them at once. */
export type Stretch = { readonly newest: number; readonly oldest: number } | null;

export type Found = {
  /** Pages that have the words, whosoever they are. */
  readonly looked: number;
  readonly buckets: number;
  readonly hits: readonly Hit[];
};

/** More candidates than this are not ranked. */
const candidates = 400;

/**
 * Leaves out most of what the actor does not see, so that the rest is not crowded out. Whether a
 * record may be read is decided afterwards by the records themselves.
 */
function reachSql(actor: Actor, params: Params): string {
  const readable = resources().filter((resource) => readsSome(actor, resource));
  const scoped = readable.flatMap((resource) => {
    const condition = withinScopeSql(actor, resource, 'f.owner_id', params);
    if (condition === null) return [];
    return [`(f.owner_resource <> ${params.add(resource.name, '::text')} or ${condition})`];
  });
  const names = params.add(
    readable.map(({ name }) => name),
    '::text[]',
  );
  const owned = [`f.owner_resource = any(${names})`, ...scoped].join(' and ');
  const own = `f.owner_id is null and f.uploader_id = ${params.add(actor.userId, '::uuid')}`;
  return `((${own}) or (${owned}))`;
}

/** One look through a stretch of the pages. */
export function hitsStatement(
  actor: Actor,
  query: SearchQuery,
  tsquery: string,
  stretch: Stretch,
  most: number,
): Statement {
  const params = new Params();
  const asked = params.add(tsquery, '::text');
  const back = (buckets: number) => `t.top - ${params.add(buckets, '::int')}`;
  const range = stretch ? `${back(stretch.oldest)}, ${back(stretch.newest)}` : 'null, null';
  const where = [
    `f.status = 'stored'`,
    ...filterSql(query, formatsOf(actor).zone, params),
    reachSql(actor, params),
  ];
  return {
    text: `with top as (select ((pages - 1) / 2048)::int as top from file_page_counts),
  hits as materialized (
    select h.* from top t, find_file_pages(${asked}, ${range}, ${params.add(most, '::int')}) h),
  found as (
    select f.id as "fileId", h.page, f.owner_resource as "ownerResource", f.owner_id as "ownerId",
      f.owner_property as "ownerProperty"
    from hits h join files f on f.id = h.file_id
    where ${where.join(' and ')}
    order by h.bucket desc, f.id desc, h.page limit ${candidates})
  select (select count(*)::int from hits) as looked,
    coalesce((select top + 1 from top), 0) as buckets,
    coalesce((select json_agg(row_to_json(found)) from found), '[]'::json) as hits`,
    values: params.values,
    reads: true,
  };
}
