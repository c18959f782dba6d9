import { api, useSession } from '#kernel/web';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayIn } from '#kernel/domain';
import { concerns, unpackCalendar } from '../../../domain/index.ts';
import type { CalendarAnswer, PackedCalendar } from '../../../domain/index.ts';
import { useSlotNews } from '../../book/use-slot-news.ts';
import { queryOf, readState, writeState } from './calendar-state.ts';
import type { CalendarState } from './calendar-state.ts';
import { needsAnswer, withSlotNews } from './slot-news.ts';

/** Under the name of the appointments: whatever changes one asks for the sheet again. */
const sheetKey = ['list', 'appointments', 'calendar'] as const;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Several changes at once are one question. */
const settleMs = 400;

/** Every half minute: the line of now moves, and a day may have ended. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The days of the sheet are days in any zone. */
const aroundDays = ({ from, to }: CalendarState['range']) => ({
  from: new Date(Date.parse(from) - dayMs).toISOString(),
  to: new Date(Date.parse(to) + 2 * dayMs).toISOString(),
});

export function useCalendar(preset: Readonly<Record<string, string>>) {
  const { zone } = useSession();
  const now = useNow();
  const today = dayIn(zone, new Date(now));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => {
    const merged = new URLSearchParams(params);
    for (const [name, value] of Object.entries(preset)) {
      if (!merged.has(name)) merged.set(name, value);
    }
    return readState(merged, { today, zone });
  }, [params, preset, today, zone]);
  const change = (changes: Partial<CalendarState>) =>
    setParams(writeState({ ...state, ...changes }), { replace: true });

  const client = useQueryClient();
  const query = queryOf(state);
  const queryKey = [...sheetKey, query];
  const sheet = useQuery({
    queryKey,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unpackCalendar(
        await api.get<PackedCalendar>(
          '/app/appointment-sessions/calendar',
          { ...query, isPacked: true },
          signal,
        ),
      ),
  });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refresh = () => client.invalidateQueries({ queryKey: sheetKey });
  const refreshSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(), settleMs);
  };
  useSlotNews(
    (news) => {
      const before = client.getQueryData<CalendarAnswer>(queryKey);
      if (!before) return;
      client.setQueryData(queryKey, withSlotNews(before, news));
      if (!needsAnswer(before, news)) return;
      refreshSoon();
    },
    () => void refresh(),
    (news) => {
      const shown = client.getQueryData<CalendarAnswer>(queryKey);
      const ids = new Set(shown?.sessions.map(({ id }) => id));
      if (concerns(news, { ids, ...aroundDays(state.range) })) refreshSoon();
    },
  );
  return { state, change, sheet, today, now, refresh };
}
