import { Params } from '#kernel/server';
import type { Statement } from '#kernel/server';
import { candidates } from './find-hits.ts';
import type { Hit } from './find-hits.ts';
import { reachSql, waysToSee } from './reach-sql.ts';
import { filterSql } from './search-query.ts';
import type { Search } from './search-query.ts';

const columns = 'f.id, f.owner_resource, f.owner_id, f.owner_property';

/** The pages of the files `chosen`, the newest file first, held against the words one by one. */
function walk({ tsquery }: Search, mostPages: number, params: Params, only = 'true'): string {
  return `pages as (
    select f.*, p.page, p.words from chosen f join file_pages p on p.file_id = f.id
    order by f.id desc, p.page limit ${params.add(mostPages, '::int')}),
  found as (
    select id as "fileId", page, owner_resource as "ownerResource", owner_id as "ownerId",
      owner_property as "ownerProperty"
    from pages where ${only} and words @@ ${params.add(tsquery, '::tsquery')}
    order by id desc, page limit ${candidates})`;
}

const hits = `coalesce((select json_agg(row_to_json(found)) from found), '[]'::json) as hits`;

const newestFiles = 300;

/** Those of the newest pages of the tenant that the caller may see. */
export function newestPages(search: Search, mostPages: number): Statement {
  const params = new Params();
  const where = [...filterSql(search, params), reachSql(search, params)].join(' and ');
  return {
    text: `with chosen as (
    select ${columns} from (
      select * from files where status = 'stored' order by id desc limit ${newestFiles}) f
    where ${where}),
  ${walk(search, mostPages, params)}
  select ${hits}`,
    values: params.values,
    reads: true,
  };
}

export const fewFiles = 300;
export const fewPages = 10_000;

export type PagesOfFew = {
  /** When files or pages are more than few, no page was held against the words. */
  readonly files: number;
  readonly pages: number;
  readonly hits: readonly Hit[];
};

/** All that the caller may see, when it is little. */
export function pagesOfFewFiles(search: Search): Statement {
  const params = new Params();
  const filters = [`f.status = 'stored'`, ...filterSql(search, params)].join(' and ');
  const ways = waysToSee(search, params).map(
    (way) => `select ${columns} from files f where ${filters} and ${way}`,
  );
  return {
    text: `with seen as materialized (
    select * from (${ways.join(' union all ')}) f limit ${fewFiles + 1}),
  chosen as (select * from seen where (select count(*) from seen) <= ${fewFiles}),
  ${walk(search, fewPages + 1, params, `(select count(*) from pages) <= ${fewPages}`)}
  select (select count(*)::int from seen) as files, (select count(*)::int from pages) as pages, ${hits}`,
    values: params.values,
    reads: true,
  };
}
