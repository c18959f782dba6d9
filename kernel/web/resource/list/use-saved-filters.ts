import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { addresses } from '../../api/kernel-addresses.ts';

export type SavedFilter = {
  readonly id: string;
  readonly name: string;
  /** The search of an address; older ones may be kept by their parts. */
  readonly query: string | Readonly<Record<string, string | readonly string[]>>;
};

export function savedParams({ query }: SavedFilter): URLSearchParams {
  if (typeof query === 'string') return new URLSearchParams(query);
  return new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) =>
      [values].flat().map((value): [string, string] => [key, value]),
    ),
  );
}

/** Per user and table. */
export function useSavedFilters(tableKey: string) {
  const path = addresses().savedFilters;
  const client = useQueryClient();
  const queryKey = ['saved-filters', tableKey];
  const { data, isPending, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.get<{ items: SavedFilter[] }>(path, { tableKey }, signal)).items,
  });
  const after = async (work: Promise<unknown>) => {
    await work;
    await client.invalidateQueries({ queryKey });
  };
  return {
    filters: data ?? [],
    isPending,
    error,
    add: (name: string, query: string) => after(api.post(path, { tableKey, name, query })),
    change: (id: string, change: { name?: string; query?: string }) =>
      after(api.put(`${path}/${id}`, change)),
    remove: (id: string) => after(api.delete(`${path}/${id}`)),
  };
}
