import { Params } from '#kernel/server';
import type { Statement } from '#kernel/server';
import { reachSql } from './reach-sql.ts';
import type { Search } from './search-query.ts';
import { filterSql } from './search-query.ts';

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
export const candidates = 400;

/** One look through a stretch of the pages. */
export function hitsStatement(search: Search, stretch: Stretch, most: number): Statement {
  const params = new Params();
  const asked = params.add(search.tsquery, '::text');
  const back = (buckets: number) => `t.top - ${params.add(buckets, '::int')}`;
  const range = stretch ? `${back(stretch.oldest)}, ${back(stretch.newest)}` : 'null, null';
  const where = [`f.status = 'stored'`, ...filterSql(search, params), reachSql(search, params)];
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
