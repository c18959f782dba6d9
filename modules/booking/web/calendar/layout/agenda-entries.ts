import type { PlainDate } from '#kernel/domain';
import type { Piece, SheetRow, SheetSession } from './sheet.ts';

export type AgendaEntry =
  | {
      readonly kind: 'day';
      readonly day: PlainDate;
      readonly sessions: number;
      readonly free: number;
    }
  | { readonly kind: 'session'; readonly on: SheetSession }
  | { readonly kind: 'appointment'; readonly on: SheetSession; readonly piece: Piece };

export const entryHeights = { day: 44, session: 46, appointment: 32 } as const;

/** By day, then by time, then by name; under each session those who come. */
export function agendaEntries(
  rows: readonly SheetRow[],
  days: readonly PlainDate[],
): AgendaEntry[] {
  const all = rows.flatMap((row) => row.sessions);
  const byDay = Map.groupBy(all, ({ day }) => day);
  return days.flatMap((day) => {
    const sessions = (byDay.get(day) ?? []).toSorted(
      (a, b) => a.start - b.start || (a.specialist < b.specialist ? -1 : 1),
    );
    if (!sessions.length) return [];
    const free = sessions.reduce((sum, { session }) => sum + session.free, 0);
    return [
      { kind: 'day' as const, day, sessions: sessions.length, free },
      ...sessions.flatMap((on) => [
        { kind: 'session' as const, on },
        ...on.pieces
          .filter(({ appointment }) => appointment)
          .map((piece) => ({ kind: 'appointment' as const, on, piece })),
      ]),
    ];
  });
}
