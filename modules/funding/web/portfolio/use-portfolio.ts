import type { PlainDate } from '#kernel/domain';
import { api } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loanFunding, readPortfolio } from '../../domain/index.ts';
import type { Portfolio, Stress } from '../../domain/index.ts';

export const usePortfolio = (stress: Stress, asOf: PlainDate | null) =>
  useQuery({
    queryKey: ['list', loanFunding.base, 'portfolio', stress, asOf],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<Portfolio>(readPortfolio.path, { stress, ...(asOf && { asOf }) }, signal),
  });
