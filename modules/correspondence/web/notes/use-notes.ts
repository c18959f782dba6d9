import { api } from '#kernel/web';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ActionModule, ShownNote } from '../../domain/index.ts';

export type OnRecord = { readonly fromModule: ActionModule; readonly objectId: string };
export type NoteFilters = { readonly communicationType?: string; readonly filterText?: string };

type Page = { readonly items: readonly ShownNote[]; readonly totalCount: number };

const pageSize = 20;
const kinds = ['notes', 'timeline'] as const;

export function useNotes(on: OnRecord, filters: NoteFilters) {
  const query = useInfiniteQuery({
    queryKey: ['notes', on.fromModule, on.objectId, filters],
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.get<Page>(
        '/app/correspondences/ofRecord',
        { ...on, ...filters, skipCount: pageParam, maxResultCount: pageSize },
        signal,
      ),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return last.items.length > 0 && shown < last.totalCount ? shown : undefined;
    },
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    notes: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.totalCount ?? 0,
  };
}

/** Notes and the timeline of the record are asked for again after a write. */
export function useRefetchNotes({ fromModule, objectId }: OnRecord): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      kinds.map((kind) => queries.invalidateQueries({ queryKey: [kind, fromModule, objectId] })),
    );
  };
}
