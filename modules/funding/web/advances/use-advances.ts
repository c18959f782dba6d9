import { exact } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import { api, useRefetch } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import {
  advancePayment,
  advanceRequest,
  fundingAgreement,
  fundingTransaction,
} from '../../domain/index.ts';

export type Bill = RecordOf<typeof fundingTransaction>;
export type Request = RecordOf<typeof advanceRequest>;
export type Payment = RecordOf<typeof advancePayment>;
type Page<T> = { readonly items: readonly T[]; readonly totalCount: number };

const most = 100;
const billFields = [
  'transactionNo',
  'status',
  'claimantName',
  'payeeName',
  'invoiceNo',
  'open',
] as const;

const list = <T>(base: string, query: Record<string, string | number>, signal: AbortSignal) =>
  api.get<Page<T>>(`/app/${base}`, { maxResultCount: most, ...query }, signal);

/** Bills of an approved payment that waits: nobody may ask for them again. */
async function promisedBills(payments: readonly Payment[], signal: AbortSignal) {
  const waiting = payments.filter(({ status }) => status === 'pending');
  const pages = await Promise.all(
    waiting.map(({ id }) =>
      api.get<{ readonly items: readonly { readonly id: string }[] }>(
        `/app/${advancePayment.base}/${id}/transactions`,
        undefined,
        signal,
      ),
    ),
  );
  return new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
}

/** What can be asked for, what was asked for and what is paid under an agreement. */
export const useAdvances = (agreementId: string) =>
  useQuery({
    queryKey: ['list', fundingAgreement.base, 'advances', agreementId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const of = { agreementId };
      const [bills, requests, payments] = await Promise.all([
        list<Bill>(
          fundingTransaction.base,
          { ...of, status: '0,1,2', sorting: 'transactionNo', fields: billFields.join(',') },
          signal,
        ),
        list<Request>(advanceRequest.base, of, signal),
        list<Payment>(advancePayment.base, of, signal),
      ]);
      const promised = await promisedBills(payments.items, signal);
      const isOpen = ({ id, open }: Bill) => exact(open ?? '0').greaterThan(0) && !promised.has(id);
      return {
        bills: bills.items.filter(isOpen),
        hasMore: bills.totalCount > bills.items.length,
        requests: requests.items,
        payments: payments.items,
      };
    },
  });

export function useAdvancesChanged(): () => Promise<void> {
  const refetch = [useRefetch(fundingAgreement), useRefetch(fundingTransaction)];
  return async () => {
    await Promise.all(refetch.map((one) => one()));
  };
}
