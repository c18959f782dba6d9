import { can } from '#kernel/domain';
import { AddAction } from '#correspondence/web';
import { ErrorBoundary, PageHeader, PageTitle, useSession, useThisMinute } from '#kernel/web';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { greetingAt, hourIn, longDay } from './greeting.ts';
import { layoutFor, offersBooking } from '../../domain/index.ts';
import type { PanelName } from '../../domain/index.ts';
import { mayOpenPage } from './may-open-page.ts';
import { panels } from './panels/index.ts';
import './dashboard.css';

const searchPath = '/view/smart-search';

/** the first screen of everyone, every day. */
export default function Dashboard() {
  const { actor, profile, zone } = useSession();
  const navigate = useNavigate();
  const { main, side } = layoutFor(actor);
  const now = new Date(useThisMinute());
  const hello = greetingAt(hourIn(zone, now));
  return (
    <div className="page dash">
      <PageTitle>Dashboard</PageTitle>
      <PageHeader
        above={<span className="soft">{longDay(zone, now)}</span>}
        title={profile.firstName ? `${hello}, ${profile.firstName}` : hello}
        actions={
          <>
            {can(actor, 'actionRequired.create') && (
              <Suspense>
                <AddAction />
              </Suspense>
            )}
            {mayOpenPage(actor, searchPath) && offersBooking(actor) && (
              <Button type="primary" onClick={() => void navigate(searchPath)}>
                Find a slot
              </Button>
            )}
          </>
        }
      />
      <div className={side.length ? 'dash-columns' : undefined}>
        <Column names={main} />
        {side.length > 0 && <Column names={side} />}
      </div>
    </div>
  );
}

/** A panel that fails takes nothing else with it. */
function Column({ names }: { names: readonly PanelName[] }) {
  return (
    <div className="dash-column">
      {names.map((name) => {
        const Part = panels[name];
        return (
          <ErrorBoundary key={name}>
            <Part />
          </ErrorBoundary>
        );
      })}
    </div>
  );
}
