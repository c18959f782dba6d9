import type { AnyResource } from '#kernel/domain';
import { useRefetch } from '#kernel/web';
import { useQueryClient } from '@tanstack/react-query';

/** The case and all that its page shows of it: a step writes dictations, reports and mails too. */
export function useFreshCase(resource: AnyResource, id: string): () => Promise<void> {
  const queries = useQueryClient();
  const refetch = useRefetch(resource);
  return async () => {
    const ofCase = queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[1] !== resource.base && JSON.stringify(queryKey).includes(id),
    });
    await Promise.all([refetch(), ofCase]);
  };
}
