import { useSession } from '#kernel/web';
import { useMemo } from 'react';
import { daysOf } from '../../domain/index.ts';
import type { CalendarAnswer } from '../../domain/index.ts';
import type { Target } from './change/drag-decisions.ts';
import { sheetRows } from './layout/sheet.ts';
import type { SheetSession } from './layout/sheet.ts';
import type { CalendarState } from './state/calendar-state.ts';

const nothing: CalendarAnswer = {
  sessions: [],
  appointments: [],
  specialists: [],
  centres: [],
  rooms: [],
  leaves: [],
  holidays: [],
};

/** The answer as it is drawn, and how to find a slot or a session of it again. */
export function useSheet(answer: CalendarAnswer = nothing, state: CalendarState) {
  const { zone: homeZone } = useSession();
  const { group, zone, showsAll, range } = state;
  const { from, to } = range;
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const rows = useMemo(() => {
    const all = sheetRows({
      answer,
      group,
      ownZone: zone === 'own' ? homeZone : null,
      homeZone,
      showsAll,
    });
    // The answer reaches a little beyond the days, for the sake of other zones.
    return showsAll ? all : all.filter((row) => days.some((day) => row.byDay.has(day)));
  }, [answer, group, zone, homeZone, showsAll, days]);
  const { targets, sessions } = useMemo(() => {
    const targets = new Map<string, Target>();
    const sessions = new Map<string, SheetSession>();
    for (const row of rows) {
      for (const on of row.sessions) {
        sessions.set(on.session.id, on);
        for (const piece of on.pieces) if (piece.slotId) targets.set(piece.slotId, { on, piece });
      }
    }
    return { targets, sessions };
  }, [rows]);
  return { rows, days, targets, sessions, holidays: answer.holidays };
}
