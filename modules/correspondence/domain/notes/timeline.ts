import { timelineKinds } from './note-actions.ts';
import type { TimelineKind } from './note-actions.ts';

export type TimelineItem = {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: string;
  readonly title: string;
  readonly text: string | null;
  readonly people: string | null;
  readonly status: string | null;
};

/** Everything before this moment; of one moment, what comes after this id. */
export type TimelinePlace = { readonly at: string; readonly id: string };

const newestFirst = (one: TimelineItem, other: TimelineItem): number =>
  other.at.localeCompare(one.at) || other.id.localeCompare(one.id);

/** A page of several lists, each of which answered its own first `take` + 1 items. */
export function mergeTimeline(
  lists: readonly (readonly TimelineItem[])[],
  take: number,
): { items: TimelineItem[]; before: string | null } {
  const all = lists.flat().sort(newestFirst);
  const items = all.slice(0, take);
  const last = items.at(-1);
  return { items, before: all.length > take && last ? `${last.at} ${last.id}` : null };
}

const place = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Null: not written by us. */
export function readPlace(text: string): TimelinePlace | null {
  const [, at, id] = place.exec(text) ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}

/** Null: an unknown kind. Without a choice, all of them. */
export function readKinds(text: string | null | undefined): readonly TimelineKind[] | null {
  const all = Object.keys(timelineKinds) as TimelineKind[];
  const wanted = text?.split(',').filter(Boolean) ?? [];
  if (wanted.some((kind) => !Object.hasOwn(timelineKinds, kind))) return null;
  return wanted.length ? all.filter((kind) => wanted.includes(kind)) : all;
}
