import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { TimelineItem, TimelineKind, TimelinePlace } from '../../domain/index.ts';

export type TimelineQuery = {
  readonly fromModule: string;
  readonly objectId: string;
  /** Only what stands after this place; null for the newest. */
  readonly before: TimelinePlace | null;
  readonly take: number;
};

/** What was said about a record, as one module keeps it. */
export type TimelineSource = {
  readonly kind: TimelineKind;
  /** Who may see such items at all; the record was reached already. */
  isOpenTo(actor: Actor): boolean;
  /** The newest first, by time and then by id, at most `take` of them. */
  read(tx: Tx, actor: Actor, query: TimelineQuery): Promise<readonly TimelineItem[]>;
};

export const timelinePoint = defineExtensionPoint<TimelineSource>('correspondence.timeline');
