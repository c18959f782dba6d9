import { addDays, formatDate, resourceNamed } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayRead, mondayOf } from '../../../domain/index.ts';
import type { WeekOfSessions } from '../../../domain/index.ts';
import { Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';

type FigureProps = { label: string; to: string; value: ReactNode; children?: ReactNode };

export const Figure = ({ label, to, value, children }: FigureProps) => (
  <li className="dash-figure">
    <Link to={to}>
      <strong>{typeof value === 'number' ? value.toLocaleString('en') : (value ?? '–')}</strong>
      <span>{label}</span>
    </Link>
    {children}
  </li>
);

const share = ({ booked, slots }: WeekOfSessions) =>
  slots ? `${Math.round((100 * booked) / slots)}%` : '–';

function weekPath(monday: string): string {
  return `/view/appointment-sessions?dateFromFrom=${monday}&dateFromTo=${addDays(monday, 6)}`;
}

function Use() {
  const { data } = useStatistic('sessionsUtilisation');
  const { zone } = useSession();
  const monday = mondayOf(todayIn(zone));
  return (
    <>
      <Figure
        label="of slots booked this week"
        to={weekPath(monday)}
        value={data && share(data.thisWeek)}
      />
      <Figure
        label="of slots booked next week"
        to={weekPath(addDays(monday, 7))}
        value={data && share(data.nextWeek)}
      />
    </>
  );
}

function Claimants() {
  const { dateFormat } = useSession();
  const { data } = useStatistic('newClaimants');
  const weeks = data?.items ?? [];
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <Figure
      label={`new ${resourceNamed('client').label[1].toLowerCase()} this week`}
      to="/view/clients?sorting=creationTime%20desc"
      value={weeks.at(-1)?.count}
    >
      <span className="spark" aria-hidden>
        {weeks.map(({ week, count }) => (
          <span
            key={week}
            title={`Week of ${formatDate(week, dateFormat)}: ${count}`}
            style={{ height: `${Math.max(6, Math.round((100 * count) / highest))}%` }}
          />
        ))}
      </span>
    </Figure>
  );
}

function Inquiries() {
  const { data } = useStatistic('inquiriesOpen');
  const to = '/view/inquiry-centre?state=new&state=contacted&state=quoted';
  return <Figure label="open inquiries" to={to} value={data?.totalCount} />;
}

function Unread() {
  const { data } = useStatistic('unread');
  return <Figure label="unread notifications" to="/view/notifications" value={data?.total} />;
}

export function Figures() {
  const { actor } = useSession();
  return (
    <Panel title="At a glance">
      <ul className="dash-figures">
        {mayRead(actor, 'sessionsUtilisation') && <Use />}
        {mayRead(actor, 'newClaimants') && <Claimants />}
        {mayRead(actor, 'inquiriesOpen') && <Inquiries />}
        <Unread />
      </ul>
    </Panel>
  );
}
