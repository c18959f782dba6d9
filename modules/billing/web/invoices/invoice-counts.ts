import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { cancelled, created, invoice, paid } from '../../domain/index.ts';
import type { InvoiceView } from '../../domain/index.ts';

type Count = { readonly count: number; readonly open: string };
type Statuses = { readonly items: readonly (Count & { readonly status: string })[] };

export type InvoiceCounts = Readonly<Record<InvoiceView, number>> & {
  readonly outstandingAmount: string;
  readonly overdueAmount: string;
};

async function readCounts(signal: AbortSignal): Promise<InvoiceCounts> {
  const of = <T>(name: string) => api.get<T>(`/app/payments/${name}`, undefined, signal);
  const [outstanding, overdue, statuses] = await Promise.all([
    of<Count>('countOutstanding'),
    of<Count>('countOverdue'),
    of<Statuses>('countStatus'),
  ]);
  const inStatus = (status: string) =>
    statuses.items.find((item) => item.status === status)?.count ?? 0;
  return {
    outstanding: outstanding.count,
    outstandingAmount: outstanding.open,
    overdue: overdue.count,
    overdueAmount: overdue.open,
    unsent: inStatus(created),
    paid: inStatus(paid),
    cancelled: inStatus(cancelled),
  };
}

/** The key is one of the list: whatever asks the list again asks for its counts too. */
export const useInvoiceCounts = () =>
  useQuery({
    queryKey: ['list', invoice.base, 'counts'],
    staleTime: 30_000,
    queryFn: ({ signal }) => readCounts(signal),
  });
