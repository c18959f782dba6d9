import { findTask } from '#kernel/domain';
import type { TaskState, TaskView, Tone } from '#kernel/domain';

/** `Export`, `Import` and so on. */
export const taskLabel = ({ name }: Pick<TaskView, 'name'>): string =>
  findTask(name)?.label ?? 'Task';

/** `1,200 records`. */
export function rowCount(task: Pick<TaskView, 'name' | 'rowsTotal' | 'rowsDone'>): string {
  const count = task.rowsTotal ?? task.rowsDone;
  const [one, many] = findTask(task.name)?.rows ?? ['row', 'rows'];
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

const looks: Readonly<Record<TaskState, readonly [word: string, tone: Tone]>> = {
  waiting: ['Waiting', 'neutral'],
  running: ['Running', 'info'],
  done: ['Done', 'success'],
  failed: ['Failed', 'danger'],
  cancelled: ['Cancelled', 'neutral'],
  expired: ['Expired', 'neutral'],
};

/** The word for its state and what the word means. */
export function taskLook(task: TaskView): readonly [word: string, tone: Tone] {
  if (task.state !== 'done') return looks[task.state];
  if (task.fileName !== null) return ['Ready', 'success'];
  return task.rowsFailed ? ['Done with errors', 'warning'] : looks.done;
}

/** What has been worked on, in whole percent. */
export const donePercent = ({ rowsDone, rowsTotal }: TaskView): number =>
  rowsTotal ? Math.round((rowsDone / rowsTotal) * 100) : 0;
