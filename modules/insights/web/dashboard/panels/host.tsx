import { HealthChecks } from '#platform/web';
import { todayIn, useSession } from '#kernel/web';
import { Suspense } from 'react';
import { Panel } from '../panel.tsx';
import { useFew } from '../use-few.ts';
import { Figure } from './figures.tsx';

type Month = { readonly month: string; readonly count: number };

/** How the installation stands. */
export function HostFigures() {
  const { zone } = useSession();
  const month = todayIn(zone).slice(0, 7);
  const tenants = useFew('tenants', { maxResultCount: 1 }).data?.totalCount;
  const accounts = useFew<Month>('monthly-active-accounts/sign-ins', {
    fromMonth: month,
    toMonth: month,
  }).data?.items.reduce((sum, { count }) => sum + count, 0);
  const failed = useFew('background-jobs', { state: 'failed', maxResultCount: 1 }).data?.totalCount;
  const errors = useFew('system-errors', { state: 'open', maxResultCount: 1 }).data?.totalCount;
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

export const Health = () => (
  <Panel title="Health" more={{ to: '/view/db-migration', text: 'Database' }}>
    <Suspense>
      <HealthChecks />
    </Suspense>
  </Panel>
);
