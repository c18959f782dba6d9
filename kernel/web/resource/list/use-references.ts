import { findResource } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { LookupItem } from '../../fields/lookup-options.ts';

/** An address names records by id only; their names are asked for. */
export function useReferences(resource: string | undefined, ids: readonly string[]) {
  const base = (resource && findResource(resource)?.base) ?? '';
  const asked = [...ids].sort();
  return useQuery({
    queryKey: ['lookup', base, { ids: asked }],
    enabled: base !== '' && asked.length > 0,
    queryFn: async ({ signal }) => {
      const query = { isSelectionList: true, ids: asked.join(','), maxResultCount: 20 };
      return (await api.get<{ items: LookupItem[] }>(`/app/${base}`, query, signal)).items;
    },
  });
}
