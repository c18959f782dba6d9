import { moduleNameOf, resourceNamed } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { excerptOf, pageLabel, searchTermsOf, tsqueryOf } from '../../domain/index.ts';
import type { SearchTerm } from '../../domain/index.ts';
import { fileColumns, fileNames } from '../file-row.ts';
import type { FileRow } from '../file-row.ts';
import { collectHits } from './collect-hits.ts';
import { mostFound, readSearchQuery } from './search-query.ts';
import type { Asked } from './search-query.ts';
import type { VisibleHit } from './visible-hits.ts';

/** `files` stands in no brackets: with our `join_collapse_limit` it would be read from end to end. */
export const rankedText = `with asked as (
    select a.file_id, a.page, a.place
    from unnest($1::uuid[], $2::int[]) with ordinality as a(file_id, page, place)),
  ranked as (
    select p.file_id, p.page, a.place, ts_rank_cd(p.words, $3::tsquery, 1) as rank
    from asked a join file_pages p on p.file_id = a.file_id and p.page = a.page
    order by rank desc, a.place limit $4::int offset $5::int)
  select r.page, p.text, p.source, r.place, ${fileColumns}
  from ranked r join file_pages p on p.file_id = r.file_id and p.page = r.page
    join files f on f.id = r.file_id ${fileNames}
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
  const { hits, isCut } = await collectHits({ services, actor, query, tsquery, requestId });
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
