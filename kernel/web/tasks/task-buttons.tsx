import { DownloadOutlined } from '@ant-design/icons';
import { findResource, findTask, isUnfinished, pageAt, pageIsOpen } from '#kernel/domain';
import type { TaskView } from '#kernel/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { TabLink } from '../tabs/tab-link.tsx';
import { cancelTask, dismissTask, retryTask } from './change-task.ts';
import { saveTaskFile } from './save-task-file.ts';
import { taskLabel } from './task-words.ts';

/** What can be done with it now. Names say which task is meant, for those who hear them alone. */
export function TaskButtons({ task }: { task: TaskView }) {
  const [isBusy, setBusy] = useState(false);
  const during = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const of = `the ${taskLabel(task).toLowerCase()} of ${task.title}`;
  if (isUnfinished(task)) {
    return (
      <div className="task-buttons">
        <Button
          size="small"
          loading={isBusy}
          aria-label={`Cancel ${of}`}
          onClick={() => void during(cancelTask(task))}
        >
          Cancel
        </Button>
      </div>
    );
  }
  if (!task.isOwn) return null;
  return (
    <div className="task-buttons">
      <Button
        size="small"
        type="text"
        aria-label={`Dismiss ${of}`}
        onClick={() => void during(dismissTask(task))}
      >
        Dismiss
      </Button>
      <OpenList task={task} />
      {task.canRetry && (
        <Button
          size="small"
          loading={isBusy}
          aria-label={`Try again: ${of}`}
          onClick={() => void during(retryTask(task))}
        >
          Try again
        </Button>
      )}
      {task.state === 'done' && task.fileName !== null && (
        <Button
          size="small"
          type="primary"
          icon={<DownloadOutlined />}
          loading={isBusy}
          aria-label={`Download ${task.fileName}`}
          onClick={() => void during(saveTaskFile(task))}
        >
          Download
        </Button>
      )}
    </div>
  );
}

/** To the records that it made or changed. */
function OpenList({ task }: { task: TaskView }) {
  const { actor } = useSession();
  const resource = findResource(task.resource ?? '');
  const path = `/view/${resource?.segment}`;
  const page = resource && findTask(task.name)?.opensList ? pageAt(path) : undefined;
  if (!page || task.rowsDone === 0 || !pageIsOpen(actor, page)) return null;
  return (
    <TabLink to={path} className="task-open">
      Open {resource?.label[1].toLowerCase()}
    </TabLink>
  );
}
