import { api } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { anyCase } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';

type Named = { readonly id: string; readonly displayName: string } | null;

export type BoardCard = {
  readonly id: string;
  readonly caseNo: string;
  readonly claimantName: string | null;
  readonly step: string;
  readonly billingStatus: string;
  readonly isOnHold: boolean;
  readonly isUrgent: boolean;
  readonly statusName: string | null;
  readonly nextStep: string | null;
  readonly nextDueDate: string | null;
  readonly specialist: Named;
  readonly picUser: Named;
};

export type BoardColumn = {
  readonly step: string;
  readonly label: string;
  readonly count: number;
  readonly cards: readonly BoardCard[];
};

/** Filters of the list that the board knows; its columns are the steps already. */
export function boardSearch(
  filterText: string,
  filters: Readonly<Record<string, readonly string[]>>,
): string {
  const known = new Set<string>(anyCase.filters);
  const params = new URLSearchParams();
  if (filterText.trim()) params.set('filterText', filterText.trim());
  for (const [key, values] of Object.entries(filters)) {
    const field = key.replace(/(From|To)$/, '');
    if (field === 'isClosed' || (!known.has(key) && !known.has(field))) continue;
    for (const value of values) params.append(key, value);
  }
  return params.toString();
}

export const useBoard = (type: CaseType, search: string) =>
  useQuery({
    queryKey: ['list', type.resource.base, 'board', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<{ columns: BoardColumn[] }>(
        '/app/cases/board',
        { fromModule: type.key, ...(search && { search }) },
        signal,
      ),
  });
