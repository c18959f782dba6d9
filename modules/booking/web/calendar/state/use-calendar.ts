import { api, useSession } from '#kernel/web';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayIn } from '#kernel/domain';
import type { CalendarAnswer } from '../../../domain/index.ts';
import { useSlotNews } from '../../book/use-slot-news.ts';
import { queryOf, readState, writeState } from './calendar-state.ts';
import type { CalendarState } from './calendar-state.ts';
import { needsAnswer, withSlotNews } from './slot-news.ts';

/** Under the name of the appointments: whatever changes one asks for the sheet again. */
const sheetKey = ['list', 'appointments', 'calendar'] as const;
const minuteMs = 60_000;
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
    queryFn: ({ signal }) =>
      api.get<CalendarAnswer>('/app/appointment-sessions/calendar', query, signal),
  });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refresh = () => client.invalidateQueries({ queryKey: sheetKey });
  useSlotNews(
    (news) => {
      const before = client.getQueryData<CalendarAnswer>(queryKey);
      if (!before) return;
      client.setQueryData(queryKey, withSlotNews(before, news));
      if (!needsAnswer(before, news)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void refresh(), settleMs);
    },
    () => void refresh(),
  );
  return { state, change, sheet, today, now, refresh };
}
