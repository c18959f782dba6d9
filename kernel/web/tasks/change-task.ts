import type { TaskView } from '#kernel/domain';
import { api } from '../api/api.ts';
import { toastFailure } from '../toast/toast.ts';
import { changeTasks, tasksState } from './tasks-store.ts';
import { awaitTask, receiveTask, watchTasks } from './watch-tasks.ts';
import { askEveryones } from './watch-everyone.ts';

async function change(task: TaskView, verb: string, done: (now: TaskView) => void): Promise<void> {
  try {
    done(await api.put<TaskView>(`/app/tasks/${task.id}/${verb}`));
  } catch (error) {
    toastFailure(error);
    watchTasks();
  }
  if (tasksState().showsEveryone) await askEveryones();
}

export const cancelTask = (task: TaskView): Promise<void> =>
  change(task, 'cancel', (now) => {
    if (now.isOwn) receiveTask(now);
  });

/** It goes on where it failed. */
export const retryTask = (task: TaskView): Promise<void> =>
  change(task, 'retry', (now) => {
    receiveTask(now);
    awaitTask(now.id);
  });

export const dismissTask = (task: TaskView): Promise<void> =>
  change(task, 'dismiss', () => {
    changeTasks({ own: tasksState().own?.filter(({ id }) => id !== task.id) ?? null });
  });
