import { api, hub } from '#kernel/web';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { notificationPageSize } from '../../domain/index.ts';
import type { GroupedNotification, NotificationSummary } from '../../domain/index.ts';
import type { NotificationFilter } from './notification-filter.ts';

type Page = { items: readonly GroupedNotification[]; totalCount: number };

const base = '/app/notifications';
const summaryKey = ['notifications', 'summary'];
const listKey = ['notifications', 'list'];
/** Without a live connection the badge is looked up now and then. */
const pollMs = 60_000;

/** B-149: a failure is only logged. */
export const logFailure = (error: unknown) => console.warn('Notifications:', error);

const logged = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    logFailure(error);
    throw error;
  }
};

export function useSummary(): NotificationSummary | undefined {
  const isLive = useSyncExternalStore(hub.subscribe, () => hub.state() === 'connected');
  return useQuery({
    queryKey: summaryKey,
    queryFn: ({ signal }) =>
      logged(api.get<NotificationSummary>(`${base}/summary`, undefined, signal)),
    staleTime: 0,
    refetchInterval: isLive ? false : pollMs,
  }).data;
}

/** B-131: asked anew each time it is opened. B-157, B-158: twenty at a time. */
export function useNotificationPages({ notificationTypes, showUnread }: NotificationFilter) {
  return useInfiniteQuery({
    queryKey: [...listKey, notificationTypes, showUnread],
    queryFn: ({ pageParam, signal }) =>
      logged(
        api.get<Page>(
          `${base}/get-all`,
          {
            skip: pageParam,
            maxResultCount: notificationPageSize,
            notificationTypes,
            showUnread,
          },
          signal,
        ),
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.items.length < notificationPageSize ? undefined : pages.length * notificationPageSize,
    staleTime: 0,
    gcTime: 0,
  });
}

/** B-080: the summary and what is open of the list are asked for again. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: summaryKey }),
      queries.invalidateQueries({ queryKey: listKey }),
    ]);
  };
}

const isGroup = (item: GroupedNotification) => item.totalUpdateCount > 1 && item.objectId;

/** B-076 to B-079. A row that stands for several updates is read as a whole. */
export const notificationCalls = {
  markAsRead: (item: GroupedNotification) =>
    isGroup(item)
      ? api.put(`${base}/mark-object-as-read`, { objectId: item.objectId })
      : api.put(`${base}/${item.id}/mark-as-read`),
  markAsUnread: (item: GroupedNotification) => api.put(`${base}/${item.id}/mark-as-unread`),
  markAllAsRead: () => api.put(`${base}/mark-all-as-read`),
  markObjectAsRead: (objectId: string) =>
    api.put<{ marked: number }>(`${base}/mark-object-as-read`, { objectId }),
};
