import { useRefetch } from '#kernel/web';
import { loanEntry, loanFunding, loanPosting } from '../../domain/index.ts';

/** An entry changes the loan, its entries and its journal. */
export function useLoanChanged(): () => Promise<void> {
  const refetch = [useRefetch(loanFunding), useRefetch(loanEntry), useRefetch(loanPosting)];
  return async () => {
    await Promise.all(refetch.map((one) => one()));
  };
}
