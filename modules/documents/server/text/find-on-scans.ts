import { flag, text } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { findOnScan, longestKeyword, rangesOnPage } from '../../domain/index.ts';
import type { FoundOnScan, LookedFor } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { scannedPagesOf } from './text-rows.ts';
import type { ScannedPage } from './text-rows.ts';

export const placesQuery = {
  words: text('Words', { required: true, max: longestKeyword }),
  isKeyword: flag('As in the document search'),
};

const rect = { x: 'number', y: 'number', width: 'number', height: 'number' } as const;
export const foundOnScan = { page: 'number', count: 'number', rects: [rect] } as const;

/** Read before the places were kept: it is said that the words stand there, not where. */
const findIn = ({ text: all, places }: ScannedPage, looked: LookedFor): FoundOnScan =>
  places ? findOnScan(places, looked) : { count: rangesOnPage(all, looked).length, rects: [] };

/** A scan has no letters of its own: the reader asks where the recognised words stand. */
export async function findOnScans(
  services: Services,
  actor: Actor,
  fileId: string,
  { words, isKeyword }: Readonly<Record<string, string | undefined>>,
  requestId: string,
) {
  if (!words || words.length > longestKeyword) throw new Refused('malformed');
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const [found] = await services.db.batch(contextOf(actor, requestId), [scannedPagesOf(file.id)]);
  const looked = { text: words, isKeyword: isKeyword === 'true' };
  const items = ((found?.rows ?? []) as ScannedPage[])
    .map((page) => ({ page: page.page, ...findIn(page, looked) }))
    .filter(({ count }) => count > 0);
  return { items };
}
