import { formatDateTime, isUnfinished } from '#kernel/domain';
import type { TaskView } from '#kernel/domain';
import { Progress } from 'antd';
import { useSession } from '../session/session.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { FailedRows } from './failed-rows.tsx';
import { fileSizeText } from './file-size-text.ts';
import { TaskButtons } from './task-buttons.tsx';
import { donePercent, rowCount, taskLabel, taskLook } from './task-words.ts';

export function TaskItem({ task }: { task: TaskView }) {
  const { zone, dateFormat } = useSession();
  const [word, tone] = taskLook(task);
  const hasFile = task.state === 'done' && task.fileSize !== null;
  const facts = [
    taskLabel(task),
    task.detail,
    rowCount(task),
    formatDateTime(task.creationTime, zone, dateFormat),
    ...(hasFile ? [fileSizeText(task.fileSize ?? 0)] : []),
    ...(task.isOwn ? [] : [task.startedBy.displayName]),
  ];
  const said = task.error ?? (hasFile ? null : task.summary);
  return (
    <li className="task-item">
      <div className="task-head">
        <strong>{task.title}</strong>
        <StatusChip tone={tone}>{word}</StatusChip>
      </div>
      {isUnfinished(task) && (
        <Progress
          percent={donePercent(task)}
          size="small"
          aria-label={`${task.title}: ${task.rowsDone.toLocaleString('en-AU')} of ${rowCount(task)}`}
        />
      )}
      {said && (
        <p className={task.state === 'failed' ? 'task-said task-error' : 'task-said'}>{said}</p>
      )}
      {task.rowsFailed > 0 && <FailedRows task={task} />}
      <ul className="soft task-facts">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TaskButtons task={task} />
    </li>
  );
}
