import { can } from '#kernel/domain';
import type { Actor, AnyRecord, AnyResource, Field } from '#kernel/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { disableLookupCache } from '../fields/lookup-cache.ts';

export type StoredRecord = AnyRecord & {
  readonly id: string;
  readonly concurrencyStamp: string;
  readonly can?: readonly string[];
};

const system: Readonly<Record<string, Field>> = {
  creationTime: { kind: 'dateTime', label: 'Created' },
  lastModificationTime: { kind: 'dateTime', label: 'Last changed' },
  id: { kind: 'text', label: 'Id' },
};

export function fieldOf(resource: AnyResource, key: string): Field {
  const field = resource.fields[key] ?? system[key];
  if (!field) throw new Error(`${resource.name} has no field ${key}`);
  return field;
}

export { recordTitle } from '#kernel/domain';

export const may = (resource: AnyResource, record: StoredRecord, verb: string): boolean =>
  record.can?.includes(`${resource.name}.${verb}`) ?? false;

/** G-055: some resources have a list only; their records are looked at in a dialog. */
export const hasDetailPage = (resource: AnyResource): boolean =>
  resource.pages?.only?.includes('detail') ?? true;

/** Only host users write what belongs to no tenant. */
export const mayAdd = (actor: Actor, resource: AnyResource): boolean =>
  can(actor, `${resource.name}.create`) && (resource.tenancy === 'tenant' || actor.isHost);

export const useRecord = (resource: AnyResource, id: string) =>
  useQuery({
    queryKey: ['record', resource.base, id],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<StoredRecord>(`/app/${resource.base}/${encodeURIComponent(id)}`, undefined, signal),
  });

/** Lists, lookups and the record itself are asked for again after a write. */
export function useRefetch(resource: AnyResource) {
  const client = useQueryClient();
  return async (): Promise<void> => {
    const { base } = resource;
    disableLookupCache(base);
    await Promise.all(
      ['list', 'lookup', 'record', 'history'].map((kind) =>
        client.invalidateQueries({ queryKey: [kind, base] }),
      ),
    );
  };
}
