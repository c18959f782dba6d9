import { formatDateTime } from '#kernel/domain';
import { todayIn, useSession } from '#kernel/web';
import type { SystemError } from '#platform/domain';
import { Link } from 'react-router';
import { allOf, Loaded, None, Panel } from '../panel.tsx';
import { useFirstRecords } from '../use-first-records.ts';
import { Figure } from './figures.tsx';

type Month = { readonly month: string; readonly count: number };

/** How the installation stands. */
export function HostFigures() {
  const { zone } = useSession();
  const month = todayIn(zone).slice(0, 7);
  const tenants = useFirstRecords('tenants', { maxResultCount: 1, fields: 'id' }).data?.totalCount;
  const accounts = useFirstRecords<Month>('monthly-active-accounts/sign-ins', {
    fromMonth: month,
    toMonth: month,
  }).data?.items.reduce((sum, { count }) => sum + count, 0);
  const failed = useFirstRecords('background-jobs', { state: 'failed', maxResultCount: 1 }).data
    ?.totalCount;
  const errors = useFirstRecords('system-errors', { state: 'open', maxResultCount: 1 }).data
    ?.totalCount;
  return (
    <Panel title="The installation">
      <ul className="dash-figures">
        <Figure label="tenants" to="/view/tenants" value={tenants} />
        <Figure
          label="accounts active this month"
          to="/view/monthly-active-accounts"
          value={accounts}
        />
        <Figure label="failed jobs" to="/hangfire" value={failed} />
        <Figure label="unresolved errors" to="/view/system-error" value={errors} />
      </ul>
    </Panel>
  );
}

const mostErrors = 6;

/** What went wrong and nobody has looked at, the latest first. */
export function HostErrors() {
  const { zone, dateFormat } = useSession();
  const query = useFirstRecords<SystemError>('system-errors', {
    state: 'open',
    maxResultCount: mostErrors,
  });
  const total = query.data?.totalCount ?? 0;
  return (
    <Panel
      title="Unresolved errors"
      more={total > 0 ? { to: '/view/system-error', text: allOf(total, mostErrors) } : undefined}
    >
      <Loaded query={query}>
        {({ items }) =>
          items.length ? (
            <ul className="dash-rows">
              {items.map((error) => (
                <li key={error.id} className="contract-row">
                  <span className="clinic-who">
                    <Link to="/view/system-error">{error.message}</Link>
                    <span className="soft">
                      {[error.tenantName, error.route].filter(Boolean).join(', ')}
                    </span>
                  </span>
                  <span className="soft">{error.occurrences} times</span>
                  <span className="soft">{formatDateTime(error.lastSeen, zone, dateFormat)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <None>Nothing went wrong that nobody has looked at.</None>
          )
        }
      </Loaded>
    </Panel>
  );
}
