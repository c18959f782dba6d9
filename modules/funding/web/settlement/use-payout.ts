import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { loanFunding } from '../../domain/index.ts';
import type { PayoutFigure } from '../../domain/index.ts';

/** Of a day; without one, of today. */
export const usePayout = (loanId: string, on: string | null) =>
  useQuery({
    queryKey: ['record', loanFunding.base, loanId, 'payout', on],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<PayoutFigure>(
        `/app/${loanFunding.base}/${loanId}/payout`,
        on ? { on } : undefined,
        signal,
      ),
  });
