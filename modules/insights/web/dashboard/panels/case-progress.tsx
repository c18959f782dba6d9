import { dayIn, formatDate } from '#kernel/domain';
import { StatusChip, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { allOf, Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';
import { casePage } from './case-links.ts';

/** How a customer's own cases stand, without opening one of them. */
export function CaseProgress() {
  const { dateFormat, zone } = useSession();
  const query = useStatistic('caseProgress');
  const { items: shown = [], totalCount = 0 } = query.data ?? {};
  const list = {
    to: '/view/universal-search?isClosed=false',
    text: allOf(totalCount, shown.length),
  };
  return (
    <Panel title="Your cases" more={totalCount > 0 ? list : undefined}>
      <Loaded query={query} lines={6}>
        {({ items }) =>
          items.length ? (
            <ul className="dash-rows">
              {items.map((one) => (
                <li key={one.id} className="check-row">
                  <span className="clinic-who">
                    <Link to={casePage(one)}>{one.claimantName ?? one.caseNo}</Link>
                    <span className="soft">
                      {[
                        one.caseNo,
                        one.appointmentDate &&
                          `appointment ${formatDate(dayIn(zone, new Date(one.appointmentDate)), dateFormat)}`,
                        one.reportDueDate &&
                          `report by ${formatDate(one.reportDueDate, dateFormat)}`,
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  <StatusChip tone="info">{one.statusName}</StatusChip>
                </li>
              ))}
            </ul>
          ) : (
            <None>None of your cases is open.</None>
          )
        }
      </Loaded>
    </Panel>
  );
}
