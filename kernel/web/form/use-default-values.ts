import { findResource } from '#kernel/domain';
import type { Field, Fields } from '#kernel/domain';
import { useQueries } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useEffect, useMemo } from 'react';
import { api } from '../api/api.ts';
import { listFreshness } from '../api/query-client.ts';
import type { LookupItem } from '../fields/lookup-options.ts';
import type { FieldsFormHandle } from './fields-form.tsx';
import type { Values } from './form-values.ts';

/** Lookups of a list that can have a default of its own. */
const withDefault = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { kind, where, readOnly, resource }]) => {
    const target = kind === 'lookup' && where && !readOnly && findResource(resource ?? '');
    return target && target.lookup?.filters?.includes('isDefault');
  });

const question = ({ resource, where }: Field) => {
  const base = findResource(resource ?? '')?.base ?? '';
  const query = { ...where, isDefault: true, isActive: true, isSelectionList: true };
  return {
    queryKey: ['lookup', base, 'default', where],
    staleTime: listFreshness,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.get<{ items: LookupItem[] }>(`/app/${base}`, query, signal)).items,
  };
};

/** B-193: what a new form starts with. A list with several defaults preselects none. */
export function useDefaultValues(
  fields: Fields,
  isNew: boolean,
  form: RefObject<FieldsFormHandle | null>,
): Values {
  const asked = useMemo(() => (isNew ? withDefault(fields) : []), [fields, isNew]);
  const defaults = useQueries({
    queries: asked.map(([, field]) => question(field)),
    combine: (found): Values =>
      Object.fromEntries(
        asked.flatMap(([key], at) => {
          const items = found[at]?.data ?? [];
          return items.length === 1 ? [[key, items[0]?.id]] : [];
        }),
      ),
  });
  useEffect(() => {
    // They may come after the first words were typed: what is filled in stays.
    const values = form.current?.values() ?? {};
    const missing = Object.entries(defaults).filter(([key]) => (values[key] ?? null) === null);
    if (missing.length) form.current?.set(Object.fromEntries(missing));
  }, [defaults, form]);
  return defaults;
}
