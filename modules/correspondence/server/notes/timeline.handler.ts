import { handle, invalid } from '#kernel/server';
import { mergeTimeline, readKinds, readPlace, timelineOfRecord } from '../../domain/index.ts';
import type { TimelineItem } from '../../domain/index.ts';
import { reachRecord } from './note.handlers.ts';
import { timelinePoint } from './timeline-point.ts';

const usualCount = 20;

export const timelineHandler = handle(timelineOfRecord, async ({ tx, services, actor, input }) => {
  await reachRecord(tx, actor, input);
  const wanted = readKinds(input.kinds);
  const before = input.before ? readPlace(input.before) : null;
  if (!wanted) throw invalid([{ message: 'An unknown kind.', members: ['kinds'] }]);
  if (input.before && !before) {
    throw invalid([{ message: 'Must be the end of a page.', members: ['before'] }]);
  }
  const take = input.maxResultCount ?? usualCount;
  const open = timelinePoint.of(services).filter((source) => source.isOpenTo(actor));
  const { fromModule, objectId } = input;
  const lists: (readonly TimelineItem[])[] = [];
  for (const source of open.filter(({ kind }) => wanted.includes(kind))) {
    lists.push(await source.read(tx, actor, { fromModule, objectId, before, take: take + 1 }));
  }
  return { ...mergeTimeline(lists, take), kinds: [...new Set(open.map(({ kind }) => kind))] };
});
