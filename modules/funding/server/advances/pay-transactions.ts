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

type Asked = {
  readonly on: PlainDate;
  readonly amount: Money | null;
  /** By an advance payment that was approved. */
  readonly isPromised?: boolean;
};

const lockLoansText = `select id from disbursement_funding where id in
    (select loan_id from facility_transactions where id = any($1::uuid[]))
  order by id for update`;

const storedText = `select id::text as id, transaction_no as "transactionNo", status, amount::text as amount,
    paid::text as paid, payee_name as "payeeName", loan_id::text as "loanId"
  from facility_transactions where id = $1::uuid and not is_deleted for update`;

type Stored = TransactionToPay & { readonly loanId: string };

async function payOne({ tx, services, write }: Paying, id: string, asked: Asked): Promise<void> {
  const [stored] = await tx.query<Stored>(storedText, [id]);
  if (!stored) throw new Refused('notFound');
  const books = await loanBooks(tx, services);
  const amount = asked.amount ?? leftToPay(stored);
  const { on, isPromised = false } = asked;
  const loan = await lockLoan(tx, stored.loanId);
  const payment = { entryId: newId(), on, amount, isPromised };
  await write(decideTransactionPayment(stored, loan, payment, books));
  await refreshLoan({ tx, services }, stored.loanId, books);
  const receipt = await receiptFromLender(tx, services, id, { amount, on });
  if (receipt) await write(receipt);
}

/** All loans before the first agreement: two payments under one agreement wait, and do not block. */
export async function payTransactions(
  paying: Paying,
  ids: readonly string[],
  asked: Asked,
): Promise<void> {
  await paying.tx.query(lockLoansText, [ids]);
  for (const id of ids) await payOne(paying, id, asked);
}
