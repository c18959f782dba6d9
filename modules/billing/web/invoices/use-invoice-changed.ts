import { useRefetch } from '#kernel/web';
import { allocation, creditNote, invoice, writeOff } from '../../domain/index.ts';

/** A correction changes the invoice, its payments and what was credited. */
export function useInvoiceChanged(): () => Promise<void> {
  const refetch = [
    useRefetch(invoice),
    useRefetch(allocation),
    useRefetch(creditNote),
    useRefetch(writeOff),
  ];
  return async () => {
    await Promise.all(refetch.map((one) => one()));
  };
}
