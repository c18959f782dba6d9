import { daysBetween, formatDate } from '#kernel/domain';
import { StatusChip, todayIn, useSession } from '#kernel/web';
import { Link } from 'react-router';
import { mayOpenPage } from '../may-open-page.ts';
import { Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';

const soon = 14;

/** Within sixty days, and nothing signed that goes on after it. */
export function Contracts() {
  const { actor, dateFormat, zone } = useSession();
  const today = todayIn(zone);
  const query = useStatistic('contractsEnding');
  const isOpen = mayOpenPage(actor, '/view/specialists/detail/{id}');
  return (
    <Panel title="Contracts ending">
      <Loaded query={query}>
        {({ items, totalCount }) =>
          items.length ? (
            <>
              <ul className="dash-rows">
                {items.map(({ specialistId, specialistName, endDate }) => (
                  <li key={specialistId} className="contract-row">
                    {isOpen ? (
                      <Link to={`/view/specialists/detail/${specialistId}`}>{specialistName}</Link>
                    ) : (
                      <Link to="/view/dr-account">{specialistName}</Link>
                    )}
                    <span className="soft">{formatDate(endDate, dateFormat)}</span>
                    <StatusChip
                      tone={daysBetween(today, endDate) <= soon ? 'warning' : 'neutral'}
                    >{`${daysBetween(today, endDate)} days`}</StatusChip>
                  </li>
                ))}
              </ul>
              {totalCount > items.length && (
                <p className="dash-line soft">and {totalCount - items.length} more</p>
              )}
            </>
          ) : (
            <None>No contract ends in the next 60 days.</None>
          )
        }
      </Loaded>
    </Panel>
  );
}
