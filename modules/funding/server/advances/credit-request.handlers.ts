import { anyCase } from '#cases/domain';
import { practiceDay } from '#billing/server';
import { accept, move } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { handle, handlePlainMoves, newId, readRecord } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  approverOf,
  askForCredit,
  creditRequest,
  creditRequestWorkflow,
  decideCreditApproval,
  decideCreditRequest,
  fundingTransactionWorkflow,
} from '../../domain/index.ts';
import { lockAgreement } from './advance-facts.ts';
import { creditSubject } from './credit-subject.ts';
import type { SubjectOfCase } from './credit-subject.ts';

const agreementText = `select id::text as id from facility_agreements
  where borrower_id = $1::uuid and status = 'effective' and not is_deleted
    and starts_on <= $2::date and (ends_on is null or ends_on >= $2::date)
    and ($3::uuid is null or id = $3::uuid)
  order by available desc, id limit 1`;

/** The one that was chosen, or the one with the most left. */
const agreementFor = async (
  tx: Tx,
  companyId: string | null,
  today: PlainDate,
  chosen: string | null,
): Promise<string | null> =>
  (await tx.query<{ id: string }>(agreementText, [companyId, today, chosen]))[0]?.id ?? null;

const askedText = `select r.request_no as no from credit_requests r
    left join facility_transactions t on t.id = r.transaction_id
  where r.case_id = $1::uuid and not r.is_deleted
    and (r.invoice_id = $2::uuid or r.charge_id = $3::uuid)
    and (r.status in ('0', '1') or r.status = '2' and t.status in ('0', '1', '2'))
  limit 1`;

const askedInNo = async (tx: Tx, caseId: string, { invoiceId, chargeId }: SubjectOfCase) =>
  (await tx.query<{ no: string }>(askedText, [caseId, invoiceId, chargeId]))[0]?.no ?? null;

const askHandler = handle(askForCredit, async (call) => {
  const { tx, actor, services, input, write, commit } = call;
  await readRecord(tx, actor, anyCase, input.caseId);
  const { companyId, ...subject } = await creditSubject(tx, actor, input);
  const today = await practiceDay(tx, services);
  const agreementId = await agreementFor(tx, companyId, today, input.agreementId ?? null);
  // Locked, so that two who ask at once see each other.
  if (agreementId) await lockAgreement(tx, agreementId);
  const id = newId();
  await write(
    decideCreditRequest({
      id,
      caseId: input.caseId,
      subject,
      agreementId,
      askedInNo: await askedInNo(tx, input.caseId, { ...subject, companyId }),
      amount: input.amount ?? null,
      note: input.note ?? null,
    }),
  );
  return commit(accept(move(creditRequestWorkflow, { id, status: '0' }, 'submit')), {
    of: [creditRequest, id],
    status: 201,
  });
});

const loanText = `select id::text as id from disbursement_funding
  where agreement_id = $1::uuid and case_id = $2::uuid and status = 'active' and not is_deleted
  order by loan_no limit 1`;

const activeLoan = async (tx: Tx, agreementId: string, caseId: string): Promise<string | null> =>
  (await tx.query<{ id: string }>(loanText, [agreementId, caseId]))[0]?.id ?? null;

const { approve, reject, cancel } = creditRequestWorkflow.actions;

const approveHandler = handle(approve, async (call) => {
  const { tx, actor, services, record, write, commit } = call;
  const agreement = await lockAgreement(tx, record.agreementId);
  const transactionId = newId();
  await write(
    decideCreditApproval(record, {
      agreement,
      activeLoanId: await activeLoan(tx, agreement.id, record.caseId),
      invoiceNo: record.invoice?.displayName ?? null,
      approver: approverOf(actor),
      newLoanId: newId(),
      transactionId,
      today: await practiceDay(tx, services),
      now: services.now().toISOString(),
    }),
  );
  const made = { id: transactionId, status: '0' } as const;
  return commit(accept(move(fundingTransactionWorkflow, made, 'request')));
});

const closing = (name: 'reject' | 'cancel', action: typeof reject | typeof cancel): Handler =>
  handle(action, ({ services, record, input, commit }) =>
    commit(
      accept(
        move(creditRequestWorkflow, record, name, {
          note: input.reason,
          values: { decidedAt: services.now().toISOString(), decidedReason: input.reason },
        }),
      ),
    ),
  );

export const creditRequestHandlers: readonly Handler[] = [
  askHandler,
  ...handlePlainMoves(creditRequestWorkflow, ['submit']),
  approveHandler,
  closing('reject', reject),
  closing('cancel', cancel),
];
