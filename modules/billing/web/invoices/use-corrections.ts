import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { invoice } from '../../domain/index.ts';
import type { CreditableLine } from '../../domain/index.ts';

export type Corrections = {
  readonly open: string;
  readonly mayBeCredited: string;
  readonly writeOffGst: string;
  readonly lines: readonly CreditableLine[];
};

/** Asked when the dialog opens: somebody else may have credited a line meanwhile. */
export const useCorrections = (invoiceId: string) =>
  useQuery({
    queryKey: ['record', invoice.base, invoiceId, 'corrections'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.get<Corrections>(`/app/payments/${invoiceId}/corrections`, undefined, signal),
  });
