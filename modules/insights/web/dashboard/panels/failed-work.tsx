import { WarningOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { useStatistic } from '../use-statistic.ts';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Of the last seven days. */
export function FailedWork() {
  const { data } = useStatistic('failedWork');
  if (!data || data.exports + data.emails === 0) return null;
  return (
    <ul className="dash-alerts">
      {data.emails > 0 && (
        <li>
          <WarningOutlined aria-hidden />
          <Link to="/view/emails-tracking?status=failed">
            {counted(data.emails, 'email', 'emails')} could not be sent
          </Link>
        </li>
      )}
      {data.exports > 0 && (
        <li>
          <WarningOutlined aria-hidden />
          <span>
            {counted(data.exports, 'download', 'downloads')} of yours could not be prepared. Start
            it again from its list.
          </span>
        </li>
      )}
    </ul>
  );
}
