import { contextOf } from '#kernel/server';
import type { Statement } from '#kernel/server';
import { candidates, hitsStatement } from './find-hits.ts';
import type { Found, Hit, Stretch } from './find-hits.ts';
import { seesSomeOnly } from './reach-sql.ts';
import { isFiltered, mostFound } from './search-query.ts';
import type { Search } from './search-query.ts';
import { visibleHits } from './visible-hits.ts';
import type { VisibleHit } from './visible-hits.ts';
import { newestPages, sampleStatement, seenPages } from './walk-pages.ts';
import type { Seen } from './walk-pages.ts';

/** The newest pages first: a common word is found there often enough. */
const firstStretch = { newest: 0, oldest: 1 };
const mostOfFirst = 5000;
const mostOfAll = 5000;
const stretchBuckets = 8;
const mostNext = 64;
const mostOfStretch = 20_000;
/** So many stretches are a million pages; older ones are not looked through for a common word. */
const mostStretches = 60;
const samplePages = 300;
const walkedPages = 4000;
const littlePages = 3000;
const mostOfSeen = 20_000;

export type Collected = { readonly hits: readonly VisibleHit[]; readonly isCut: boolean };

async function ask<T>({ services, actor, requestId }: Search, statement: Statement) {
  const [answer] = await services.db.batch(contextOf(actor, requestId), [statement]);
  return answer?.rows[0] as T | undefined;
}

const visible = ({ services, actor, requestId }: Search, hits: readonly Hit[] = []) =>
  visibleHits(services, actor, hits, requestId);

async function look(search: Search, stretch: Stretch, most: number) {
  const found = await ask<Found>(search, hitsStatement(search, stretch, most));
  const { looked = 0, buckets = 0, hits } = found ?? {};
  return { looked, buckets, visible: await visible(search, hits) };
}

/** For whoever sees little; null: neither all of it was read nor enough found. */
async function inSeenPages(search: Search, most: number): Promise<Collected | null> {
  const found = await ask<Seen>(search, seenPages(search, most));
  if (!found) return null;
  const hits = await visible(search, found.hits);
  const isCut = hits.length > mostFound;
  const isWhole = found.isAll && found.hits.length < candidates;
  return isCut || isWhole ? { hits, isCut } : null;
}

async function inNewestPages(search: Search): Promise<Collected | null> {
  const found = await ask<{ hits: readonly Hit[] }>(search, newestPages(search, walkedPages));
  const hits = await visible(search, found?.hits);
  return hits.length > mostFound ? { hits, isCut: true } : null;
}

const seesLittle = ({ actor, query }: Search): boolean => seesSomeOnly(actor) || isFiltered(query);

/**
 * Common words are read in the pages themselves. The beginning of a word is looked up in GIN by
 * gathering every page that has such a word, before anything narrows it; and where the caller sees
 * little, the index finds mostly what is left out again.
 */
async function withoutIndex(search: Search): Promise<Collected | null> {
  const isScoped = seesSomeOnly(search.actor);
  const little = isScoped ? await inSeenPages(search, littlePages) : null;
  if (little) return little;
  const isNarrow = seesLittle(search);
  if (!isNarrow && !search.tsquery.includes(':*')) return null;
  const sample = await ask<{ hits: number }>(search, sampleStatement(search, samplePages));
  if (!sample || sample.hits < samplePages / 10) return null;
  return (isNarrow ? await inSeenPages(search, mostOfSeen) : null) ?? inNewestPages(search);
}

/** Looks further back until enough was found that the caller may see. */
export async function collectHits(search: Search): Promise<Collected> {
  const read = await withoutIndex(search);
  if (read) return read;
  const first = await look(search, firstStretch, mostOfFirst);
  const isAll = first.buckets <= 2;
  if (isAll || first.visible.length >= mostFound) {
    return { hits: first.visible, isCut: !isAll || first.visible.length > mostFound };
  }
  const isFrequent = (first.looked / 2) * first.buckets > mostOfAll;
  const seen = isFrequent && seesLittle(search) && (await inSeenPages(search, mostOfSeen));
  if (seen) return seen;
  const next = nextStretch(first.visible.length);
  if (next) {
    const hits = [...first.visible, ...(await look(search, next, mostOfStretch)).visible];
    if (hits.length >= mostFound) return { hits, isCut: true };
  }
  const all = await look(search, null, mostOfAll);
  if (all.looked < mostOfAll) return { hits: all.visible, isCut: all.visible.length > mostFound };
  const hits = [...first.visible];
  for (let at = 0; at < mostStretches; at += 1) {
    const newest = 2 + at * stretchBuckets;
    if (newest >= all.buckets) return { hits, isCut: false };
    const stretch = { newest, oldest: newest + stretchBuckets - 1 };
    hits.push(...(await look(search, stretch, mostOfStretch)).visible);
    if (hits.length >= mostFound) break;
  }
  return { hits, isCut: true };
}

/** As many buckets as will hold what is missing; none where the words are too rare to say. */
function nextStretch(found: number): Stretch {
  const buckets = found && Math.ceil((2 * (mostFound - found) * 1.3) / found);
  return buckets && buckets <= mostNext ? { newest: 2, oldest: 1 + buckets } : null;
}
