import { WarningOutlined } from '@ant-design/icons';
import { openTasks } from '#kernel/web';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFailedWork } from '../use-failed-work.ts';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const Alert = ({ children }: { children: ReactNode }) => (
  <li>
    <WarningOutlined aria-hidden />
    {children}
  </li>
);

const TasksAlert = ({ children }: { children: ReactNode }) => (
  <Alert>
    <button type="button" className="text-button" onClick={openTasks}>
      {children}
    </button>
  </Alert>
);

/** Each line leads to where it is mended. */
export function FailedWork({ none }: { none?: ReactNode }) {
  const failed = useFailedWork();
  if (!failed) return null;
  const { emails, exports, imports, otherTasks, jobs } = failed;
  if (emails + exports + imports + otherTasks + jobs === 0) return none;
  return (
    <ul className="dash-alerts" aria-label="What could not be done">
      {emails > 0 && (
        <Alert>
          <Link to="/view/emails-tracking?status=failed">
            {counted(emails, 'email', 'emails')} could not be sent
          </Link>
        </Alert>
      )}
      {exports > 0 && (
        <TasksAlert>
          {counted(exports, 'download', 'downloads')} of yours could not be prepared
        </TasksAlert>
      )}
      {imports > 0 && (
        <TasksAlert>
          {counted(imports, 'import of yours is', 'imports of yours are')} incomplete
        </TasksAlert>
      )}
      {otherTasks > 0 && (
        <TasksAlert>
          {counted(otherTasks, 'other task', 'other tasks')} of yours could not be finished
        </TasksAlert>
      )}
      {jobs > 0 && (
        <Alert>
          <Link to="/hangfire">{counted(jobs, 'background job', 'background jobs')} failed</Link>
        </Alert>
      )}
    </ul>
  );
}
