import { isUnfinished } from '#kernel/domain';
import { Button, Progress } from 'antd';
import { cancelTask } from '../tasks/change-task.ts';
import { donePercent } from '../tasks/task-words.ts';
import { useTask } from '../tasks/tasks-store.ts';

/** A large sheet is imported by the server: nobody has to wait here for it. */
export function TaskStep({ id, total, close }: { id: string; total: number; close: () => void }) {
  const task = useTask(id);
  const done = task?.rowsDone ?? 0;
  return (
    <>
      <p role="status">
        Importing {done.toLocaleString('en-AU')} of {total.toLocaleString('en-AU')} rows. You can
        close this window: the import goes on, and Tasks in the header shows it.
      </p>
      <Progress percent={task ? donePercent(task) : 0} aria-label="Rows imported" />
      <p className="import-buttons">
        <Button
          disabled={!task || !isUnfinished(task)}
          onClick={() => task && void cancelTask(task)}
        >
          Cancel import
        </Button>
        <Button type="primary" onClick={close}>
          Close
        </Button>
      </p>
    </>
  );
}
