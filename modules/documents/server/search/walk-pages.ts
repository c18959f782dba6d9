import { Params } from '#kernel/server';
import type { Statement } from '#kernel/server';
import { candidates } from './find-hits.ts';
import type { Hit } from './find-hits.ts';
import { reachSql, waysToSee } from './reach-sql.ts';
import { filterSql } from './search-query.ts';
import type { Search } from './search-query.ts';

const columns = 'f.id, f.owner_resource, f.owner_id, f.owner_property';

/** The pages of the files `chosen`, the newest file first, held against the words one by one. */
function walk({ tsquery }: Search, mostPages: number, params: Params): string {
  return `pages as (
    select f.*, p.page, p.words from chosen f join file_pages p on p.file_id = f.id
    order by f.id desc, p.page limit ${params.add(mostPages, '::int')}),
  found as (
    select id as "fileId", page, owner_resource as "ownerResource", owner_id as "ownerId",
      owner_property as "ownerProperty"
    from pages where words @@ ${params.add(tsquery, '::tsquery')}
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

/** Whoever sees more does not see little; counting stops there. */
const mostFiles = 1000;

export type Seen = {
  /** Whether no page of what the caller may see was left out. */
  readonly isAll: boolean;
  readonly hits: readonly Hit[];
};

/** The pages of what the caller may see, when that is little; otherwise none. */
export function seenPages(search: Search, mostPages: number): Statement {
  const params = new Params();
  const filters = [`f.status = 'stored'`, ...filterSql(search, params)].join(' and ');
  const ways = waysToSee(search, params).map(
    (way) => `select ${columns} from files f where ${filters} and ${way}`,
  );
  return {
    text: `with seen as materialized (
    select * from (${ways.join(' union all ')}) f limit ${mostFiles + 1}),
  chosen as (select * from seen where (select count(*) from seen) <= ${mostFiles}),
  ${walk(search, mostPages, params)}
  select ${hits}, (select count(*) from seen) <= ${mostFiles}
    and (select count(*) from pages) < ${params.add(mostPages, '::int')} as "isAll"`,
    values: params.values,
    reads: true,
  };
}

/** How many of the newest pages of the tenant have the words, whosoever they are. */
export function sampleStatement({ tsquery }: Search, mostPages: number): Statement {
  return {
    text: `select count(*)::int as hits from (
    select p.words from (
      select id from files where status = 'stored' order by id desc limit ${newestFiles}) f
    join file_pages p on p.file_id = f.id order by f.id desc, p.page limit $1::int) newest
  where words @@ $2::tsquery`,
    values: [mostPages, tsquery],
    reads: true,
  };
}
