import { moduleNameOf, resourceNamed } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { excerptOf, pageLabel, searchTermsOf, tsqueryOf } from '../../domain/index.ts';
import type { SearchTerm } from '../../domain/index.ts';
import { fileColumns, fileTables } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';
import { hitsStatement } from './find-hits.ts';
import type { Found, Stretch } from './find-hits.ts';
import { mostFound, readSearchQuery } from './search-query.ts';
import type { Asked, SearchQuery } from './search-query.ts';
import { visibleHits } from './visible-hits.ts';
import type { VisibleHit } from './visible-hits.ts';

/** The newest pages first: a common word is found there often enough. */
const firstStretch = { newest: 0, oldest: 1 };
const mostOfFirst = 5000;
const mostOfAll = 5000;
const stretchBuckets = 8;
const mostNext = 64;
const mostOfStretch = 20_000;
/** So many stretches are a million pages; older ones are not looked through for a common word. */
const mostStretches = 60;

type Collected = { readonly hits: readonly VisibleHit[]; readonly isCut: boolean };

/** Looks further back until enough was found that the caller may see. */
async function collect(
  services: Services,
  actor: Actor,
  query: SearchQuery,
  tsquery: string,
  requestId: string,
): Promise<Collected> {
  const look = async (stretch: Stretch, most: number) => {
    const statement = hitsStatement(actor, query, tsquery, stretch, most);
    const [answer] = await services.db.batch(contextOf(actor, requestId), [statement]);
    const [row] = (answer?.rows ?? []) as Found[];
    const { looked, buckets, hits } = row ?? { looked: 0, buckets: 0, hits: [] };
    const visible = await visibleHits(services, actor, hits, requestId);
    return { looked, buckets, visible };
  };
  const first = await look(firstStretch, mostOfFirst);
  const isAll = first.buckets <= 2;
  if (isAll || first.visible.length >= mostFound) {
    return { hits: first.visible, isCut: !isAll || first.visible.length > mostFound };
  }
  const next = nextStretch(first.visible.length);
  if (next) {
    const hits = [...first.visible, ...(await look(next, mostOfStretch)).visible];
    if (hits.length >= mostFound) return { hits, isCut: true };
  }
  const all = await look(null, mostOfAll);
  if (all.looked < mostOfAll) return { hits: all.visible, isCut: all.visible.length > mostFound };
  const hits = [...first.visible];
  for (let at = 0; at < mostStretches; at += 1) {
    const newest = 2 + at * stretchBuckets;
    if (newest >= all.buckets) return { hits, isCut: false };
    const stretch = { newest, oldest: newest + stretchBuckets - 1 };
    hits.push(...(await look(stretch, mostOfStretch)).visible);
    if (hits.length >= mostFound) break;
  }
  return { hits, isCut: true };
}

/** As many buckets as will hold enough; none where the words are too rare to say. */
function nextStretch(found: number): Stretch {
  const buckets = found && Math.ceil((2 * mostFound * 1.5) / found);
  return buckets && buckets <= mostNext ? { newest: 2, oldest: 1 + buckets } : null;
}

const rankedText = `with asked as (
    select a.file_id, a.page, a.place
    from unnest($1::uuid[], $2::int[]) with ordinality as a(file_id, page, place)),
  ranked as (
    select p.file_id, p.page, a.place, ts_rank_cd(p.words, $3::tsquery, 1) as rank
    from asked a join file_pages p on p.file_id = a.file_id and p.page = a.page
    order by rank desc, a.place limit $4::int offset $5::int)
  select r.page, p.text, p.source, r.place, ${fileColumns}
  from ranked r join file_pages p on p.file_id = r.file_id and p.page = r.page
    join (${fileTables}) on f.id = r.file_id
  order by r.rank desc, r.place`;

type RankedPage = FileRow & {
  readonly page: number;
  readonly text: string;
  readonly source: 'name' | 'text' | 'ocr';
  readonly place: number;
};

function item(row: RankedPage, hit: VisibleHit | undefined, terms: readonly SearchTerm[]): object {
  const { ownerResource, uploaderId } = row;
  return {
    fileId: row.id,
    fileName: row.name,
    contentType: row.contentType,
    fileSizeInByte: row.size,
    page: row.page,
    pageLabel: pageLabel(row.name, row.page),
    source: row.source,
    excerpt: excerptOf(row.text, terms),
    fromModule: ownerResource && moduleNameOf(resourceNamed(ownerResource)),
    objectId: row.ownerId,
    recordName: hit?.recordName ?? null,
    attachmentTypeId: row.attachmentTypeId,
    attachmentType: row.attachmentType,
    creationTime: row.creationTime,
    creator: uploaderId && { id: uploaderId, displayName: row.uploader ?? '' },
  };
}

/** C-318: names and contents, page by page, of what the caller may see. */
export async function searchDocuments(
  services: Services,
  actor: Actor,
  asked: Asked,
  requestId: string,
): Promise<object> {
  const query = readSearchQuery(asked);
  const terms = searchTermsOf(query.keyword);
  if (!terms.length) return { items: [], totalCount: 0, isCut: false };
  const tsquery = tsqueryOf(terms);
  const { hits, isCut } = await collect(services, actor, query, tsquery, requestId);
  const kept = hits.slice(0, mostFound);
  if (!kept.length) return { items: [], totalCount: 0, isCut };
  const ids = kept.map(({ fileId }) => fileId);
  const pages = kept.map(({ page }) => page);
  const [found] = await services.db.batch(contextOf(actor, requestId), [
    { text: rankedText, values: [ids, pages, tsquery, query.take, query.skip], reads: true },
  ]);
  const rows = (found?.rows ?? []) as RankedPage[];
  return {
    items: rows.map((row) => item(row, kept[row.place - 1], terms)),
    totalCount: kept.length,
    isCut,
  };
}
