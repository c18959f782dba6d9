import { api, useRefetch } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mr, readRequests } from '../../domain/index.ts';
import type { ShownRecord } from '../../domain/index.ts';

/** Under the keys of the case, so that its moves bring it up to date. */
export function useRecordOverview(id: string) {
  const queries = useQueryClient();
  const refetchCase = useRefetch(mr);
  const queryKey = ['record', mr.base, id, 'overview'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.get<ShownRecord>(readRequests.path.replace('{id}', id), undefined, signal),
  });
  const refresh = async (): Promise<void> => {
    await Promise.all([queries.invalidateQueries({ queryKey }), refetchCase()]);
  };
  return { data, error, refresh };
}
