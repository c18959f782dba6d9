import { api } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { relationshipActivity } from '../../domain/index.ts';
import type { ActivityType } from '../../domain/index.ts';

type Named = { id: string; displayName: string } | null;

export type Activity = StoredRecord & {
  readonly type: ActivityType;
  readonly subject: string;
  readonly activityDate: string;
  readonly note: string | null;
  readonly followUpOn: string | null;
  readonly company: Named;
  readonly caseManager: Named;
  readonly staff: Named;
};

type Page = { items: Activity[]; totalCount: number };
export type ActivityFilter = { type?: string; companyId?: string; filterText?: string };

const size = 50;

export const useActivities = (filter: ActivityFilter) =>
  useInfiniteQuery({
    queryKey: ['list', relationshipActivity.base, 'timeline', filter],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages) =>
      pages.length * size < last.totalCount ? pages.length * size : undefined,
    queryFn: ({ signal, pageParam }) =>
      api.get<Page>(
        `/app/${relationshipActivity.base}`,
        {
          ...filter,
          skipCount: pageParam || null,
          maxResultCount: size,
          fields: Object.keys(relationshipActivity.fields).join(),
        },
        signal,
      ),
  });
