import type { ValueOfShape } from '#kernel/domain';
import { api, toastFailure, useThisMinute } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { elapsedText, timeEntry } from '../../domain/index.ts';
import type { timerShape } from '../../domain/index.ts';

type TimerAnswer = ValueOfShape<typeof timerShape>;
export type Timer = NonNullable<TimerAnswer['timer']>;

const path = `/app/${timeEntry.base}/timer`;
const queryKey = ['time', 'timer'];

/** What a timer shows, counted by the minute. */
export const timerText = (startedAt: string, now: string): string =>
  elapsedText((Date.parse(now) - Date.parse(startedAt)) / 60_000);

/** The timer of the user; another browser of theirs is heard of within a minute. */
export function useTimer() {
  const client = useQueryClient();
  const now = useThisMinute();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey,
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => api.get<TimerAnswer>(path, undefined, signal),
  });
  const call = async (word: 'start' | 'stop' | 'discard', body: object = {}): Promise<boolean> => {
    setBusy(true);
    try {
      client.setQueryData(queryKey, await api.post<TimerAnswer>(`${path}/${word}`, body));
      await client.invalidateQueries({ queryKey: ['time'] });
      await client.invalidateQueries({ queryKey: ['list', timeEntry.base] });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const timer = data?.timer ?? null;
  const latest = data && data.now > now ? data.now : now;
  return { timer, text: timer && timerText(timer.startedAt, latest), isBusy, call };
}
