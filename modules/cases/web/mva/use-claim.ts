import { useRecord, useRefetch } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { mva } from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';

/** The claim of the page, which has read it already. */
export function useClaim(id: string) {
  const { data, error } = useRecord(mva, id);
  const refetch = useRefetch(mva);
  return { claim: (data ?? null) as (CaseRecord & StoredRecord) | null, error, refetch };
}

export const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value ? value.slice(0, 10) : null;

export const printMva = (
  id: string,
  type: string,
  more: Readonly<Record<string, string>> = {},
): void => {
  const query = new URLSearchParams({ type, id, ...more }).toString();
  window.open(`/view/mva/template?${query}`, '_blank', 'noopener');
};
