import { isUnfinished } from '#kernel/domain';
import type { TaskView } from '#kernel/domain';
import { api } from '../api/api.ts';
import { announceEnd } from './announce-end.ts';
import { changeTasks, tasksState } from './tasks-store.ts';

const pace = 1000;
/** A server that does not answer is asked less and less often. */
const slowest = 15_000;

type Ended = (task: TaskView) => void;

/** Started in this window: their end is announced here and nowhere else. */
const awaited = new Map<string, Ended>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** `ended` is called once, however the task ends; without it a message tells the user. */
export function awaitTask(id: string, ended: Ended = announceEnd): void {
  awaited.set(id, ended);
  watchTasks();
}

/** Asks now, and again every second for as long as something is unfinished. */
export function watchTasks(): void {
  clearTimeout(timer);
  void ask();
}

async function ask(): Promise<void> {
  try {
    const { items } = await api.get<{ items: TaskView[] }>('/app/tasks', { maxResultCount: 20 });
    failures = 0;
    changeTasks({ own: items });
    for (const task of items) noteEnd(task);
  } catch {
    failures += 1;
  }
  clearTimeout(timer);
  const isBusy = tasksState().own?.some(isUnfinished) ?? false;
  if (isBusy || (failures > 0 && awaited.size > 0)) {
    timer = setTimeout(() => void ask(), Math.min(slowest, pace * 2 ** failures));
  }
}

/** What the server pushes; the next answer to a question says the same. */
export function receiveTask(pushed: unknown): void {
  const task = pushed as TaskView;
  const own = tasksState().own ?? [];
  const isKnown = own.some(({ id }) => id === task.id);
  changeTasks({
    own: isKnown ? own.map((one) => (one.id === task.id ? task : one)) : [task, ...own],
  });
  noteEnd(task);
}

function noteEnd(task: TaskView): void {
  if (isUnfinished(task)) return;
  const ended = awaited.get(task.id);
  awaited.delete(task.id);
  ended?.(task);
}
