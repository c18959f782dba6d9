import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import type { CaseType, ViewName } from '../../domain/index.ts';
import { anyCase } from '../../domain/index.ts';

export type CaseCounts = {
  readonly items: readonly { status: string; statusName: string; count: number }[];
  readonly totalCount: number;
  readonly views: Readonly<Record<ViewName, number>>;
};

/** The key is one of the list: whatever asks the list again asks for its counts too. */
export const useCaseCounts = (type: CaseType | null) =>
  useQuery({
    queryKey: ['list', (type?.resource ?? anyCase).base, 'counts'],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      api.get<CaseCounts>(
        '/app/case-status-logs/countCaseStatus',
        type ? { caseStatusFrom: type.key } : {},
        signal,
      ),
  });
