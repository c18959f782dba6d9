import type { Decision, Money, PlainDate } from '#kernel/domain';
import { Refused, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { decideTransactionPayment, leftToPay } from '../../domain/index.ts';
import type { TransactionToPay } from '../../domain/index.ts';
import { refreshLoan } from '../loans/keep-figures.ts';
import { loanBooks, lockLoan } from '../loans/stored-loan.ts';
import { receiptFromLender } from './receive-from-lender.ts';

type Paying = {
  readonly tx: Tx;
  readonly services: Services;
  write(decision: Decision): Promise<void>;
};

const lockLoansText = `select id from disbursement_funding where id in
    (select loan_id from facility_transactions where id = any($1::uuid[]))
  order by id for update`;

const storedText = `select id::text as id, transaction_no as "transactionNo", status, amount::text as amount,
    paid::text as paid, payee_name as "payeeName", loan_id::text as "loanId"
  from facility_transactions where id = $1::uuid and not is_deleted for update`;

type Stored = TransactionToPay & { readonly loanId: string };

async function payOne(
  { tx, services, write }: Paying,
  id: string,
  asked: { readonly on: PlainDate; readonly amount: Money | null },
): Promise<void> {
  const [stored] = await tx.query<Stored>(storedText, [id]);
  if (!stored) throw new Refused('notFound');
  const books = await loanBooks(tx, services);
  const amount = asked.amount ?? leftToPay(stored);
  const { on } = asked;
  const loan = await lockLoan(tx, stored.loanId);
  await write(decideTransactionPayment(stored, loan, { entryId: newId(), on, amount }, books));
  await refreshLoan(tx, stored.loanId, books.today);
  const receipt = await receiptFromLender(tx, services, id, { amount, on });
  if (receipt) await write(receipt);
}

/** All loans before the first agreement: two payments under one agreement wait, and do not block. */
export async function payTransactions(
  paying: Paying,
  ids: readonly string[],
  asked: { readonly on: PlainDate; readonly amount: Money | null },
): Promise<void> {
  await paying.tx.query(lockLoansText, [ids]);
  for (const id of ids) await payOne(paying, id, asked);
}
