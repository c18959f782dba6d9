import { formatTime } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Link } from 'react-router';
import { Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';
import { casePage, daySections } from './case-links.ts';

/** A specialist's claimants of today, with their papers, dictation and report in one place. */
export function MyDay() {
  const { zone } = useSession();
  const query = useStatistic('caseDay');
  return (
    <Panel title="My day" more={{ to: '/view/universal-search', text: 'All my cases' }}>
      <Loaded query={query} lines={4}>
        {({ items }) =>
          items.length ? (
            <ul className="dash-rows">
              {items.map((one) => (
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
          ) : (
            <None>No claimants today.</None>
          )
        }
      </Loaded>
    </Panel>
  );
}
