import { Client } from 'pg';
import { companiesPerTenant, idSql } from '../data/population.ts';

const pagesOfFile = 20;
const words = 20_000;
const tenant = idSql(1, '1', '0');

/** Pages share their usual words; what is looked for stands on some of them only. */
const basePages = `create temporary table base_pages as
  select base, text, to_tsvector('simple', text) as words from (
    select base, string_agg('w' || floor(power(random(), 3) * ${words})::int, ' ') as text
    from generate_series(0, 1999) base, generate_series(1, 150) group by base) pages`;

const files = (pages: number) => `insert into files (tenant_id, id, name, extension, content_type,
    size, storage_key, status, owner_resource, owner_id, creation_time)
  select ${tenant}, ${idSql(9, '1', 'i')}, 'Report ' || i || '.pdf', 'pdf', 'application/pdf', 1000,
    'bench-' || i, 'stored', 'company', ${idSql(2, '1', `1 + i % ${companiesPerTenant}`)},
    timestamptz '2020-01-01' + i * interval '10 minutes'
  from generate_series(0::bigint, ${pages / pagesOfFile - 1}) i`;

const pageRows = (from: number, to: number) => `insert into file_pages
    (tenant_id, file_id, page, source, text, words, bucket)
  select ${tenant}, ${idSql(9, '1', `(n / ${pagesOfFile})`)}, 1 + n % ${pagesOfFile}, 'text', b.text || e.text,
    b.words || to_tsvector('simple', e.text), (n / 2048)::int
  from generate_series(${from}::bigint, ${to - 1}) n
    join base_pages b on b.base = n % 2000,
    lateral (select concat(' page', n,
      case when n % 5 > 0 then ' claimant' end,
      case when n % 50 = 0 then ' lumbar spine' when n % 50 = 7 then ' spine lumbar' end,
      case when n % 20000 = 11 then ' xanthoma' end) as text) e`;

const step = 50_000;

/** All in the first tenant. The index is made afterwards, as after a restore. */
export async function fillPages(superUrl: string, pages: number): Promise<void> {
  const client = new Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('drop index ix_file_pages__words');
    await client.query(basePages);
    await client.query(files(pages));
    for (let from = 0; from < pages; from += step) {
      await client.query(pageRows(from, Math.min(pages, from + step)));
    }
    await client.query(`set maintenance_work_mem = '1GB'`);
    await client.query(`create index ix_file_pages__words on file_pages
      using gin (tenant_id, bucket, words) with (fastupdate = off)`);
    await client.query(`insert into file_page_counts values (${tenant}, ${pages})`);
    await client.query('vacuum analyze files');
    await client.query('vacuum analyze file_pages');
  } finally {
    await client.end();
  }
}
