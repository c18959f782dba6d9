import { accept, addDays, change, create, refuse, remove, weekday } from '#kernel/domain';
import type { Decision, Instant, PlainDate } from '#kernel/domain';
import type { TimeActivity } from './time-choices.ts';
import { timeEntry } from './time-entry.resource.ts';

export type WeekEntry = {
  readonly id: string;
  readonly caseId: string;
  readonly caseNo: string;
  readonly workDay: PlainDate;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly minutes: number;
  readonly approval: string;
};

export const mondayOf = (day: PlainDate): PlainDate => addDays(day, -((weekday(day) + 6) % 7));

export const daysOfWeek = (from: PlainDate): readonly PlainDate[] =>
  Array.from({ length: 7 }, (_, at) => addDays(from, at));

export type WeekRow<E> = {
  readonly caseId: string;
  readonly caseNo: string;
  /** By day. */
  readonly cells: Readonly<Record<PlainDate, readonly E[]>>;
  readonly minutes: number;
};

export const sumOfMinutes = (entries: readonly { readonly minutes: number }[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

/** Cases by their number, each with what was done on which day. */
export function weekRows<E extends WeekEntry>(entries: readonly E[]): readonly WeekRow<E>[] {
  const byCase = Map.groupBy(entries, ({ caseId }) => caseId);
  return [...byCase]
    .map(([caseId, all]) => ({
      caseId,
      caseNo: all[0]?.caseNo ?? '',
      cells: Object.fromEntries(Map.groupBy(all, ({ workDay }) => workDay)),
      minutes: sumOfMinutes(all),
    }))
    .toSorted((a, b) => a.caseNo.localeCompare(b.caseNo));
}

type Span = { readonly startedAt: Instant; readonly endedAt: Instant };

/** The first gap after `from` that is long enough. */
export function firstGap(taken: readonly Span[], from: Instant, minutes: number): Instant {
  const length = minutes * 60_000;
  let at = Date.parse(from);
  for (const { startedAt, endedAt } of taken.toSorted((a, b) =>
    a.startedAt.localeCompare(b.startedAt),
  )) {
    if (Date.parse(startedAt) - at >= length) break;
    at = Math.max(at, Date.parse(endedAt));
  }
  return new Date(at).toISOString();
}

export type Cell = {
  readonly caseId: string;
  readonly day: PlainDate;
  readonly minutes: number;
  readonly activity: TimeActivity;
  readonly userId: string;
};

export type CellFacts = {
  /** All of the person on that day and around it. */
  readonly entries: readonly WeekEntry[];
  /** Nine o'clock of that day at the practice, and the midnight that ends it. */
  readonly opens: Instant;
  readonly ends: Instant;
};

/** What was typed into a day of a case is its time from then on; nothing takes it away. */
export function decideCell(cell: Cell, { entries, opens, ends }: CellFacts): Decision {
  const own = entries.filter(
    ({ caseId, workDay }) => caseId === cell.caseId && workDay === cell.day,
  );
  const [entry, another] = own;
  if (another) return refuse('severalEntries');
  if (entry && entry.approval !== 'draft') return refuse('timeNotDraft');
  if (!cell.minutes) return accept(entry && remove(timeEntry, entry.id));
  const others = entries.filter(({ id }) => id !== entry?.id);
  const startedAt = firstGap(others, entry?.startedAt ?? opens, cell.minutes);
  if (Date.parse(startedAt) + cell.minutes * 60_000 > Date.parse(ends)) return refuse('dayFull');
  const { minutes, caseId, activity, userId } = cell;
  return entry
    ? accept(change(timeEntry, entry.id, { minutes, startedAt }))
    : accept(
        create(timeEntry, { caseId, userKind: 'staff', userId, activity, startedAt, minutes }),
      );
}
