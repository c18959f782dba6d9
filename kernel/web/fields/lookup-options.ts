import { findResource } from '#kernel/domain';
import type { Field, Reference } from '#kernel/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { listFreshness } from '../api/query-client.ts';
import { isLookupCached } from './lookup-cache.ts';

export type LookupItem = Reference & { isActive?: boolean; descriptionOption?: string | null };

/** B-333. */
export const lookupPage = 20;

/** B-321. */
export const lookupLabel = (item: LookupItem): string =>
  item.isActive === false ? `${item.displayName} (InActive)` : item.displayName;

/** B-373. */
export const tooltipWidth = (text: string): number => 8 * text.length + 20;

/** B-319: what is no id is dropped; null may mean something where the list says so. */
export const keptIds = (
  ids: readonly (string | null | undefined)[],
  { isNullAllowed = false } = {},
): (string | null)[] =>
  ids
    .map((id) => id ?? null)
    .filter((id) => (id === null ? isNullAllowed : id !== ''))
    .filter((id, at, all) => all.indexOf(id) === at);

/** B-319, B-320: no empty ids, each record once; the chosen ones stay listed. */
export function mergeItems(...lists: readonly (readonly LookupItem[])[]): LookupItem[] {
  const byId = new Map<string, LookupItem>();
  for (const item of lists.flat()) if (item.id && !byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

const find = (resource: string | undefined) => (resource ? findResource(resource) : undefined);

/** Under which name the lists of a resource are kept. */
export const lookupKind = (resource: string | undefined): string => find(resource)?.base ?? '';

type Options = { isWanted: boolean; freshness?: number; where?: Field['where'] };

/** B-082, B-333: asked for once the list was opened, twenty at a time, in its own order (B-335). */
export function useLookupPages(
  resource: string | undefined,
  text: string,
  { isWanted, freshness = listFreshness, where }: Options,
) {
  const target = find(resource);
  const base = target?.base ?? '';
  return useInfiniteQuery({
    queryKey: ['lookup', base, text, where ?? null],
    enabled: isWanted && base !== '',
    staleTime: () => (isLookupCached(base) ? freshness : 0),
    initialPageParam: 0,
    getNextPageParam: (last: LookupItem[], pages) =>
      last.length < lookupPage ? undefined : pages.length * lookupPage,
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        ...where,
        isSelectionList: true,
        filterText: text,
        maxResultCount: lookupPage,
        skipCount: pageParam || null,
        isActive: target?.fields.isActive ? true : null,
        sorting: target?.lookup?.sort ?? target?.list.sort,
        cacheEnabled: isLookupCached(base),
      };
      return (await api.get<{ items: LookupItem[] }>(`/app/${base}`, query, signal)).items;
    },
  });
}

/** Names of records that are known by id only, e.g. in a draft. */
export function useLookupNames(resource: string | undefined, ids: readonly string[]) {
  const base = lookupKind(resource);
  const asked = [...ids].sort();
  return useQuery({
    queryKey: ['lookup', base, { ids: asked }],
    enabled: base !== '' && asked.length > 0,
    queryFn: async ({ signal }) => {
      const query = { isSelectionList: true, ids: asked.join(','), maxResultCount: lookupPage };
      return (await api.get<{ items: LookupItem[] }>(`/app/${base}`, query, signal)).items;
    },
  });
}
