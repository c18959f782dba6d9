import { practiceDay } from '#billing/server';
import type { PlainDate } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { availableOf, previewAdvance } from '../../domain/index.ts';
import type { AdvancePreview, AskedTransaction } from '../../domain/index.ts';
import { readLoans } from '../loans/stored-loan.ts';
import { askedTransactions, readAgreement } from './advance-facts.ts';

type Asked = {
  readonly agreementId: string;
  readonly transactionIds: readonly string[];
  readonly on: PlainDate | null;
  readonly requestId?: string;
};

const advancesOf = (transactions: readonly AskedTransaction[], loanId: string) =>
  transactions.filter((one) => one.loanId === loanId).map(({ id, open }) => ({ id, amount: open }));

/** What paying the transactions would cost and leave, by the engine; nothing is written. */
export async function previewOf(
  tx: Tx,
  services: Services,
  { agreementId, transactionIds, on, requestId }: Asked,
): Promise<AdvancePreview> {
  const transactions = await askedTransactions(tx, transactionIds);
  if (transactions.some((one) => one.agreementId !== agreementId))
    throw new Refused('transactionOfOtherAgreement');
  const agreement = await readAgreement(tx, agreementId, requestId ?? null);
  const loans = await readLoans(tx, [...new Set(transactions.map(({ loanId }) => loanId))]);
  return previewAdvance(
    loans.map(({ id, loan }) => ({ loan, advances: advancesOf(transactions, id) })),
    on ?? (await practiceDay(tx, services)),
    availableOf(agreement),
  );
}
