import type { PlainDate } from '#kernel/domain';
import { api } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { providerPayment, readDuePay } from '../../domain/index.ts';
import type { PayTrouble } from '../../domain/index.ts';

export type DuePayee = {
  readonly specialistId: string;
  readonly name: string;
  readonly termsId: string | null;
  readonly fees: number;
  readonly total: string;
  readonly withheld: string;
  readonly net: string;
  readonly waiting: string;
  readonly troubles: readonly PayTrouble[];
};

export type WaitingPayment = {
  readonly id: string;
  readonly paymentNo: string;
  readonly name: string;
  readonly payOn: PlainDate;
  readonly net: string;
  readonly hasAccount: boolean;
  readonly file: { readonly id: string; readonly fileNo: string } | null;
};

type DuePay = { readonly payees: readonly DuePayee[]; readonly made: readonly WaitingPayment[] };

/** Under the key of payments, so that what is done to one brings it up to date. */
export function useDuePay(periodTo: PlainDate) {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['list', providerPayment.base, 'due', periodTo],
    queryFn: ({ signal }) => api.get<DuePay>(readDuePay.path, { periodTo }, signal),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['list', providerPayment.base] });
  return { ...found, refresh };
}
