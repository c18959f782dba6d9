import type { AnyResource } from '#kernel/domain';
import { can } from '#kernel/domain';
import { api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';

/** Rows that belong to a claim, under the key by which its panels are read again. */
export function useChildRows<R>(resource: AnyResource, ownerId: string) {
  const { actor } = useSession();
  const { data, error } = useQuery({
    queryKey: ['list', resource.base, 'of claim', ownerId],
    enabled: can(actor, `${resource.name}.list`),
    queryFn: ({ signal }) =>
      api.get<{ items: R[] }>(
        `/app/${resource.base}`,
        { [resource.parent?.field ?? '']: ownerId, maxResultCount: 100 },
        signal,
      ),
  });
  return { rows: data?.items ?? null, error };
}
