import { api } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lookupConfig } from '../../domain/index.ts';
import type { LookupCategory } from '../../domain/index.ts';

export type Value = StoredRecord & {
  readonly label: string;
  readonly itemIndex: number | null;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  readonly parentId: string | null;
  readonly parent: { id: string; displayName: string } | null;
};

type Page = { items: Value[]; totalCount: number };
const size = 100;

/** Values of one list in their order; those that belong to others stand beside them. */
export const useValues = (category: LookupCategory, filterText: string) =>
  useInfiniteQuery({
    queryKey: ['list', lookupConfig.base, 'values', category, filterText],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages) =>
      pages.length * size < last.totalCount ? pages.length * size : undefined,
    queryFn: ({ signal, pageParam }) =>
      api.get<Page>(
        `/app/${lookupConfig.base}`,
        {
          type: category,
          filterText,
          sorting: 'parentId, itemIndex, label',
          skipCount: pageParam || null,
          maxResultCount: size,
          fields: Object.keys(lookupConfig.fields).join(),
        },
        signal,
      ),
  });
