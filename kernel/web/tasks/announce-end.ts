import type { TaskView } from '#kernel/domain';
import { toast } from '../toast/toast.ts';
import { rowCount, taskLabel } from './task-words.ts';
import { openTasks, tasksState } from './tasks-store.ts';
import { saveTaskFile } from './save-task-file.ts';

/** What became of a task, said once and where the user is. */
export function announceEnd(task: TaskView): void {
  if (task.state === 'failed') {
    toast.error(task.error ?? `The ${taskLabel(task).toLowerCase()} has failed.`);
  }
  if (task.state !== 'done' || tasksState().isOpen) return;
  if (task.fileName !== null) {
    toast.info(`${task.title}: ${rowCount(task)} ready.`, 'Download', {
      key: task.id,
      seconds: 15,
      action: { label: 'Download', run: () => void saveTaskFile(task) },
    });
    return;
  }
  const text = `${task.title}: ${task.summary ?? rowCount(task)}`;
  const more = { key: task.id, action: { label: 'Show', run: openTasks } };
  if (task.rowsFailed) toast.warning(text, taskLabel(task), more);
  else toast.info(text, taskLabel(task), more);
}
