import { can } from '#kernel/domain';
import { api, todayIn, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reminderMs, remindOfActions } from './remind.ts';
import { useActionsLive } from './use-actions.ts';
import type { ActionPage } from './use-actions.ts';

/** Draws nothing: keeps what shows actions fresh, and reminds of what is due. */
export function ActionsHost() {
  const { actor, zone } = useSession();
  useActionsLive();
  const isReminded = can(actor, 'actionRequired.list') && !actor.roles.includes('SPECIALIST');
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['list', 'action-required', 'pending'],
    enabled: isReminded,
    staleTime: 0,
    refetchInterval: reminderMs,
    queryFn: ({ signal }) =>
      api.get<ActionPage>(
        '/app/action-required',
        {
          assignedUserId: actor.userId,
          status: 'open',
          dueDateTo: todayIn(zone),
          maxResultCount: 1,
          fields: 'id',
        },
        signal,
      ),
  });
  const pending = data?.totalCount;
  useEffect(() => {
    if (pending !== undefined) remindOfActions(actor, pending, sessionStorage, dataUpdatedAt);
  }, [actor, pending, dataUpdatedAt]);
  return null;
}
