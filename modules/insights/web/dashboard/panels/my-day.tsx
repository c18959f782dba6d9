import { formatTime } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import { Link } from 'react-router';
import type { CaseAtAGlance } from '../../../domain/index.ts';
import { Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';
import { AppointmentRows } from './appointments.tsx';
import { casePage, daySections } from './case-links.ts';
import { splitByDay } from './split-by-day.ts';
import { useMyAppointments } from './use-my-appointments.ts';

/**
 * A specialist's claimants of today, with their papers, dictation and report in one place, and the
 * appointments of today that are no case.
 */
export function MyDay() {
  const { zone } = useSession();
  const cases = useStatistic('caseDay');
  const appointments = useMyAppointments();
  return (
    <Panel title="Your day" more={{ to: '/view/calendar', text: 'Calendar' }}>
      <Loaded query={cases} lines={4}>
        {({ items }) => (
          <Loaded query={appointments} lines={4}>
            {(booked) => {
              const others = splitByDay(booked.items, todayIn(zone)).now.filter(
                ({ caseId }) => !items.some(({ id }) => id === caseId),
              );
              return items.length || others.length ? (
                <>
                  {items.length > 0 && <CaseRows cases={items} zone={zone} />}
                  {others.length > 0 && <AppointmentRows appointments={others} isOwn />}
                </>
              ) : (
                <None>
                  No claimants today. <Link to="/view/universal-search">All my cases</Link>
                </None>
              );
            }}
          </Loaded>
        )}
      </Loaded>
    </Panel>
  );
}

const CaseRows = ({ cases, zone }: { cases: readonly CaseAtAGlance[]; zone: string }) => (
  <ul className="dash-rows">
    {cases.map((one) => (
      <li key={one.id} className="case-row">
        <span className="visit-when">
          <strong>{one.appointmentDate && formatTime(one.appointmentDate, zone)}</strong>
        </span>
        <span className="clinic-who">
          <Link to={casePage(one)}>{one.claimantName ?? one.caseNo}</Link>
          <span className="soft">
            {one.caseNo}, {one.statusName}
          </span>
        </span>
        <span className="case-row-links">
          {daySections.map(({ section, label }) => (
            <Link
              key={label}
              to={casePage(one, section)}
              aria-label={`${label} of ${one.claimantName ?? one.caseNo}`}
            >
              {label}
            </Link>
          ))}
        </span>
      </li>
    ))}
  </ul>
);
