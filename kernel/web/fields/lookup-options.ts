import { findResource } from '#kernel/domain';
import type { Reference } from '#kernel/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export type LookupItem = Reference & { isActive?: boolean; descriptionOption?: string | null };

/** B-321. */
export const lookupLabel = (item: LookupItem): string =>
  item.isActive === false ? `${item.displayName} (InActive)` : item.displayName;

/** B-319, B-320: no empty ids, each record once; the chosen ones stay listed. */
export function mergeItems(...lists: readonly (readonly LookupItem[])[]): LookupItem[] {
  const byId = new Map<string, LookupItem>();
  for (const item of lists.flat()) if (item.id && !byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

/** B-082, B-333: asked for once the list was opened. */
export function useLookupItems(resource: string | undefined, text: string, wasOpened: boolean) {
  const base = (resource && findResource(resource)?.base) ?? '';
  return useQuery({
    queryKey: ['lookup', base, text],
    enabled: wasOpened && base !== '',
    queryFn: async ({ signal }) => {
      const query = { isSelectionList: true, filterText: text, maxResultCount: 20, isActive: true };
      return (await api.get<{ items: LookupItem[] }>(`/app/${base}`, query, signal)).items;
    },
  });
}
