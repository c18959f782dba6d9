import { api, followTask, toast, toastFailure, useRefetch } from '#kernel/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankLine, bankStatement, invoice, receipt } from '../../domain/index.ts';
import type { AppliedAmount, BankLineStatus, ShownMatching } from '../../domain/index.ts';

export type ChosenMatch = {
  readonly companyId: string | null;
  readonly receiptId?: string | null;
  readonly allocations: readonly AppliedAmount[];
};

export const pageOfLines = 100;

/** Everything that a match touches is asked for again. */
function useRefetchMoney() {
  const all = [
    useRefetch(bankStatement),
    useRefetch(bankLine),
    useRefetch(receipt),
    useRefetch(invoice),
  ];
  return async () => void (await Promise.all(all.map((refetch) => refetch())));
}

type Accepted = {
  readonly matched: number;
  readonly left: number;
  readonly taskId: string | null;
};

/** A few at a time: what is done stays done, and the bar moves. Very many are a task. */
function useSure(path: string, all: number, refetch: () => Promise<void>) {
  const [share, setShare] = useState<number | null>(null);
  const acceptSure = async () => {
    setShare(0);
    try {
      let [left, done] = [all, 0];
      while (left > 0) {
        const answer = await api.post<Accepted>(`${path}/match-sure`, {});
        if (answer.taskId) {
          const text = `${answer.left} sure lines are being matched.`;
          followTask(answer.taskId, text, 'Match of sure bank lines', () => void refetch());
          return;
        }
        left = answer.matched ? answer.left : 0;
        done += answer.matched;
        setShare(all ? Math.min(1, (all - left) / all) : 1);
      }
      toast.success(done === 1 ? 'One line was matched.' : `${done} lines were matched.`);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setShare(null);
      await refetch();
    }
  };
  return { share, acceptSure };
}

/** The lines of a statement with their proposals, and what can be done with them. */
export function useMatching(statementId: string, status: BankLineStatus, page: number) {
  const refetch = useRefetchMoney();
  const [busy, setBusy] = useState<string | null>(null);
  const path = `/app/${bankStatement.base}/${statementId}`;
  const { data, error } = useQuery({
    queryKey: ['record', bankStatement.base, statementId, 'matching', status, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<ShownMatching>(
        `${path}/matching`,
        { status, skipCount: page * pageOfLines, maxResultCount: pageOfLines },
        signal,
      ),
  });
  const run = async (id: string, verb: string, body: object, done: string): Promise<boolean> => {
    setBusy(id);
    try {
      await api.post(`/app/${bankLine.base}/${id}/${verb}`, body);
      toast.success(done);
      return true;
    } catch (failure) {
      toastFailure(failure);
      return false;
    } finally {
      await refetch();
      setBusy(null);
    }
  };
  const { share, acceptSure } = useSure(path, data?.counts.sure ?? 0, refetch);
  return {
    data,
    error,
    busy,
    share,
    acceptSure,
    match: (id: string, { companyId, receiptId = null, allocations }: ChosenMatch) =>
      run(
        id,
        'match',
        {
          companyId,
          receiptId,
          allocations: allocations.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
        },
        'The line was matched.',
      ),
    ignore: (id: string, reason: string) => run(id, 'ignore', { reason }, 'The line is ignored.'),
    undo: (id: string) => run(id, 'unmatch', {}, 'The line waits again.'),
  };
}
