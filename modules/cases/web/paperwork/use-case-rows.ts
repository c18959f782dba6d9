import { api } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type Row = StoredRecord & Readonly<Record<string, unknown>>;

/** Rows that belong to a case, and how to read them again. */
export function useCaseRows<R extends Row = Row>(base: string, caseId: string, sorting?: string) {
  const queries = useQueryClient();
  const queryKey = ['list', base, { caseId }];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<{ items: R[] }>(
        `/app/${base}`,
        { caseId, maxResultCount: 100, ...(sorting && { sorting }) },
        signal,
      ),
  });
  return {
    rows: data?.items ?? null,
    error,
    refetch: () => queries.invalidateQueries({ queryKey: ['list', base] }),
  };
}
