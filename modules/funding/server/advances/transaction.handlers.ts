import { accept, move, refuse } from '#kernel/domain';
import { Refused, handle, handlePlainMoves } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  approverOf,
  checkApproval,
  checkTransactionCaseNo,
  fundingTransactionWorkflow,
} from '../../domain/index.ts';
import type { AskedTransaction } from '../../domain/index.ts';
import { askedTransactions, readAgreement } from './advance-facts.ts';
import { payTransactions } from './pay-transactions.ts';

const { pay, cancel } = fundingTransactionWorkflow.actions;

const refuseHeld = ({ transactionNo, holder }: AskedTransaction) =>
  holder !== null && refuse('transactionHeld', { values: { transactionNo, holder } });

const oneAsked = async (tx: Tx, id: string): Promise<AskedTransaction> => {
  const [found] = await askedTransactions(tx, [id]);
  if (!found) throw new Refused('notFound');
  return found;
};

/** By hand, without a request: above the limit for approval only by an administrator. */
const payHandler = handle(pay, async (call) => {
  const { tx, actor, record, input, write, commit } = call;
  const asked = await oneAsked(tx, record.id);
  const amount = input.amount ?? asked.open;
  const agreement = await readAgreement(tx, asked.agreementId);
  await write(accept(refuseHeld(asked), checkApproval(agreement, amount, approverOf(actor))));
  await payTransactions(call, [record.id], { on: input.paidOn, amount });
  return commit(accept());
});

const cancelHandler = handle(cancel, async ({ tx, services, record, input, commit }) =>
  commit(
    accept(
      refuseHeld(await oneAsked(tx, record.id)),
      move(fundingTransactionWorkflow, record, 'cancel', {
        note: input.reason,
        values: { cancelledAt: services.now().toISOString(), cancelledReason: input.reason },
      }),
    ),
  ),
);

const knownText = `select c.case_no as no from case_claims c where lower(c.case_no) = lower($1)
  union all select l.case_no from disbursement_funding l where lower(l.case_no) = lower($1) and not l.is_deleted
  limit 1`;
const loansText = `select id::text as id, loan_no as "loanNo" from disbursement_funding
  where lower(case_no) = lower($1) and status = 'active' and not is_deleted order by loan_no`;

const caseNoHandler = handle(checkTransactionCaseNo, async ({ tx, input }) => {
  const caseNo = input.caseNo?.trim() ?? '';
  if (caseNo === '') return { caseNo: null, loans: [] };
  const [known] = await tx.query<{ no: string }>(knownText, [caseNo]);
  if (!known) throw new Refused('loanCaseUnknown');
  const loans = await tx.query<{ id: string; loanNo: string }>(loansText, [caseNo]);
  return { caseNo: known.no, loans };
});

export const transactionHandlers: readonly Handler[] = [
  ...handlePlainMoves(fundingTransactionWorkflow, ['request']),
  payHandler,
  cancelHandler,
  caseNoHandler,
];
