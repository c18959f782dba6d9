import type { TaskView } from '#kernel/domain';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { hub } from '../realtime/hub.ts';
import { changeTasks } from './tasks-store.ts';

/** The place in the room lapses after a minute, so it is asked for more often. */
const stayMs = 20_000;
const shortestMs = 1000;

export async function askEveryones(): Promise<void> {
  try {
    const { items } = await api.get<{ items: TaskView[] }>('/app/tasks/everyone', {
      maxResultCount: 50,
    });
    changeTasks({ everyones: items });
  } catch {
    // The next signal or the next turn asks again.
  }
}

/** While it is on, the tasks of the whole tenant are kept up to date. */
export function useEveryone(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      later ??= setTimeout(() => {
        later = undefined;
        void askEveryones();
      }, shortestMs);
    };
    const stay = () => {
      hub.send('WatchTasks', {});
      void askEveryones();
    };
    stay();
    const turns = setInterval(stay, stayMs);
    const stop = hub.on('TasksChanged', soon);
    return () => {
      clearInterval(turns);
      clearTimeout(later);
      stop();
      hub.send('UnwatchTasks', {});
    };
  }, [isOn]);
}
