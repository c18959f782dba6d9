import { can } from '#kernel/domain';
import { ActionRow, fetchActionRow, useOwnActions, whenQuery } from '#correspondence/web';
import { todayIn, useSession } from '#kernel/web';
import { Suspense, useEffect } from 'react';
import { allOf, Loaded, None, Panel } from '../panel.tsx';
import { FailedWork } from './failed-work.tsx';
import { HeldSlots } from './held-slots.tsx';
import { TeamLine } from './team-line.tsx';

const most = 6;

/** What waits for this person, and cannot wait for long. */
export function NeedsYou() {
  const { actor, zone } = useSession();
  useEffect(fetchActionRow, []);
  const today = todayIn(zone);
  const query = useOwnActions(most);
  const mine = { assignedUserId: [actor.userId] };
  const list = `/view/action-required-search?${whenQuery('open', today, mine)}`;
  const total = query.data?.totalCount ?? 0;
  return (
    <Panel title="Needs you" more={total > 0 ? { to: list, text: allOf(total, most) } : undefined}>
      {can(actor, 'appointmentSession.holdSlot') && <HeldSlots />}
      {!actor.isHost && <FailedWork />}
      <Loaded query={query} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <None>
              You are all caught up.{' '}
              {can(actor, 'actionRequired.create') &&
                'An action that you add here, or on the page of a record, is kept until it is done.'}
            </None>
          ) : (
            <Suspense>
              <ul className="dash-actions">
                {items.map((action) => (
                  <ActionRow key={action.id} action={action} today={today} isOwn />
                ))}
              </ul>
            </Suspense>
          )
        }
      </Loaded>
      {can(actor, 'actionRequired.reassign') && <TeamLine today={today} />}
    </Panel>
  );
}
