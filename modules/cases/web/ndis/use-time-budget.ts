import type { ValueOfShape } from '#kernel/domain';
import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { ndis, readTimeBudget } from '../../domain/index.ts';
import type { timeBudgetShape } from '../../domain/index.ts';

export type TimeBudget = ValueOfShape<typeof timeBudgetShape>;
export type PlannedCase = TimeBudget['items'][number];
export type PlannedBudget = PlannedCase['budgets'][number];

/** Of one participant, or of all whose plan runs. Read again whenever the case is. */
export const useTimeBudget = (ndisId?: string) =>
  useQuery({
    queryKey: ['record', ndis.base, ndisId ?? 'all', 'timeBudget'],
    queryFn: ({ signal }) =>
      api.get<TimeBudget>(readTimeBudget.path, ndisId ? { ndisId } : undefined, signal),
  });
