import { api, hub, useSession } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ActionItem } from './action-item.ts';
import { onActionsChanged } from './actions-changed.ts';

export type ActionPage = { readonly items: readonly ActionItem[]; readonly totalCount: number };
type Asked = Readonly<Record<string, string | number | boolean>>;

const everyMinute = 60_000;

/** What `ActionRow` shows and leads to. */
const ofARow =
  'title,assignedUserId,dueDate,fromModule,objectId,objectReferenceName,claimantName,status';

/** Open ones, the most urgent first. */
export const useOpenActions = (asked: Asked, most: number) =>
  useQuery({
    queryKey: ['list', 'action-required', 'open', asked, most],
    staleTime: 0,
    refetchInterval: everyMinute,
    queryFn: ({ signal }) =>
      api.get<ActionPage>(
        '/app/action-required',
        { ...asked, status: 'open', sorting: 'dueDate', maxResultCount: most, fields: ofARow },
        signal,
      ),
  });

export const useOwnActions = (most: number) => {
  const { actor } = useSession();
  return useOpenActions({ assignedUserId: actor.userId }, most);
};

export type AssignedUser = {
  readonly userId: string;
  readonly userName: string;
  readonly userSurname: string;
  readonly count: number;
  readonly isActive: boolean;
};

/** C-136. */
export const useAssignedUsers = (fromModule: string | undefined, most: number) =>
  useQuery({
    queryKey: ['list', 'action-required', 'people', fromModule, most],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly AssignedUser[] }>(
        '/app/action-required/assignedUsersCount',
        { maxResultCount: most, ...(fromModule && { fromModule }) },
        signal,
      ),
  });

/** Mounted once: what anybody changed is asked for again, wherever it is shown. */
export function useActionsLive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const again = () => {
      for (const queryKey of [
        ['list', 'action-required'],
        ['record', 'action-required'],
        ['statistic', 'actionsDue'],
      ]) {
        void queries.invalidateQueries({ queryKey });
      }
    };
    const ends = [onActionsChanged(again), hub.on('ActionsChanged', again)];
    return () => ends.forEach((end) => end());
  }, [queries]);
}
