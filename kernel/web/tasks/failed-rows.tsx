import type { TaskDetail, TaskView } from '#kernel/domain';
import { findTask } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useId, useState } from 'react';
import { api } from '../api/api.ts';

const mostShown = 100;

/** Which rows could not be worked on, and why; asked for when somebody wants to know. */
export function FailedRows({ task }: { task: TaskView }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [one, many] = findTask(task.name)?.rows ?? ['row', 'rows'];
  const count = task.rowsFailed.toLocaleString('en-AU');
  return (
    <div className="task-failed">
      <button
        type="button"
        className="task-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'} {count} {task.rowsFailed === 1 ? one : many} not done
      </button>
      <div id={listId}>{isOpen && <Rows task={task} />}</div>
    </div>
  );
}

function Rows({ task }: { task: TaskView }) {
  const { data } = useQuery({
    queryKey: ['task', task.id, task.rowsFailed],
    queryFn: ({ signal }) => api.get<TaskDetail>(`/app/tasks/${task.id}`, undefined, signal),
  });
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const shown = data.failedRows.slice(0, mostShown);
  const rest = task.rowsFailed - shown.length;
  if (!shown.length) return <p className="soft">You may not see these rows.</p>;
  return (
    <>
      <ul className="task-rows">
        {shown.map(({ row, id, name, message }) => (
          <li key={`${row ?? ''} ${id ?? ''} ${name ?? ''} ${message}`}>
            <strong>{name ?? (row === undefined ? '' : `Row ${row}`)}</strong> {message}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="soft">And {rest.toLocaleString('en-AU')} more.</p>}
    </>
  );
}
