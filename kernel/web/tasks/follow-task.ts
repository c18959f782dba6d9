import { toast } from '../toast/toast.ts';
import { announceEnd } from './announce-end.ts';
import { openTasks, tasksState } from './tasks-store.ts';
import { awaitTask } from './watch-tasks.ts';

/** Says that a task has begun, and later what became of it. `ended` is called at its end. */
export function followTask(id: string, text: string, title: string, ended?: () => void): void {
  if (!tasksState().isOpen) {
    // The message of its end has the same key and takes its place.
    toast.info(text, title, { key: id, action: { label: 'Show progress', run: openTasks } });
  }
  awaitTask(id, (task) => {
    announceEnd(task);
    ended?.();
  });
}
