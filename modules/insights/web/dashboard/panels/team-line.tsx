import { whenQuery } from '#correspondence/web';
import type { PlainDate } from '#kernel/domain';
import { Link } from 'react-router';
import { useStatistic } from '../use-statistic.ts';

const list = (query: string) => `/view/action-required-search?${query}`;

/** How the whole office stands, in one line. */
export function TeamLine({ today }: { today: PlainDate }) {
  const { data } = useStatistic('actionsDue');
  if (!data) return null;
  const { overdue, today: dueToday, week } = data.all;
  return (
    <p className="dash-line">
      Everyone:{' '}
      <Link className={overdue ? 'dash-late' : undefined} to={list(whenQuery('overdue', today))}>
        {overdue} overdue
      </Link>
      <Link to={list(whenQuery('today', today))}>{dueToday} due today</Link>
      <Link to={list(whenQuery('week', today))}>{dueToday + week} in the next 7 days</Link>
    </p>
  );
}
