import { WarningOutlined } from '@ant-design/icons';
import { openExports } from '#kernel/web';
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

/** Each line leads to where it is mended. */
export function FailedWork({ none }: { none?: ReactNode }) {
  const failed = useFailedWork();
  if (!failed) return null;
  const { emails, exports, jobs } = failed;
  if (emails + exports + jobs === 0) return none;
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
        <Alert>
          <button type="button" className="text-button" onClick={openExports}>
            {counted(exports, 'download', 'downloads')} of yours could not be prepared
          </button>
        </Alert>
      )}
      {jobs > 0 && (
        <Alert>
          <Link to="/hangfire">{counted(jobs, 'background job', 'background jobs')} failed</Link>
        </Alert>
      )}
    </ul>
  );
}
