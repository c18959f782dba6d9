import { practiceDay } from '#billing/server';
import { accept, change, move, refuse } from '#kernel/domain';
import { addRecord, handle, handlePlainMoves, isUuid } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  checkLoanCaseNo,
  decideLoanCancellation,
  duplicateLoan,
  loanFunding,
  loanRefusals,
  loanWorkflow,
  setLoanCaseDetail,
  setLoanFundingType,
  validateBorrowerReference,
  validateLoanInvoiceNo,
} from '../../domain/index.ts';
import { billsOfLoan } from '../advances/waiting-bills.ts';
import { lockLoan } from '../loans/stored-loan.ts';

const copied = [
  'agreementId',
  'insurerId',
  'caseId',
  'claimNo',
  'claimantName',
  'matterId',
  'dueOn',
  'expectedSettlementOn',
  'caseDetail',
] as const;

const duplicateHandler = handle(duplicateLoan, async (call) => {
  const { tx, actor, services, record, input } = call;
  const kept = copied.flatMap((key) => (record[key] ? [[key, record[key]]] : []));
  const openedOn = input.openedOn ?? (await practiceDay(tx, services));
  const body = { ...Object.fromEntries(kept), openedOn };
  const made = await addRecord(tx, { actor, services, resource: loanFunding, body });
  const { id } = JSON.parse(made) as { id: string };
  return call.commit(accept(), { of: [loanFunding, id], status: 201 });
});

const caseText = `select id::text as "caseId", case_no as "caseNo", claim_no as "claimNo",
    claimant_name as "claimantName"
  from case_claims where lower(case_no) = lower(trim($1)) limit 1`;

type FoundCase = {
  readonly caseId: string;
  readonly caseNo: string;
  readonly claimNo: string | null;
  readonly claimantName: string | null;
};

const noCase = { caseId: null, caseNo: null, claimNo: null, claimantName: null } as const;

const caseNoHandler = handle(checkLoanCaseNo, async ({ tx, input }) => {
  const [found] = await tx.query<FoundCase>(caseText, [input.caseNo]);
  return found
    ? { isValid: true, message: null, ...found }
    : { isValid: false, message: loanRefusals.loanCaseUnknown.message, ...noCase };
});

const usedText = (column: string) => `select loan_no as "loanNo" from disbursement_funding
  where lower(${column}) = lower(trim($1)) and id is distinct from $2::uuid and not is_deleted limit 1`;

async function isFree(tx: Tx, column: string, value: string, except: string | null | undefined) {
  const id = isUuid(except) ? except : null;
  const [used] = await tx.query<{ loanNo: string }>(usedText(column), [value, id]);
  return { isValid: !used, message: used ? `Loan ${used.loanNo} has it already.` : null };
}

const invoiceNoHandler = handle(validateLoanInvoiceNo, ({ tx, input }) =>
  isFree(tx, 'funding_invoice_no', input.invoiceNo, input.id),
);

const referenceHandler = handle(validateBorrowerReference, ({ tx, input }) =>
  isFree(tx, 'borrower_reference', input.borrowerReference, input.id),
);

const caseDetailHandler = handle(setLoanCaseDetail, ({ record, input, commit }) =>
  commit(accept(change(loanFunding, record, input))),
);

const fundingTypeHandler = handle(setLoanFundingType, ({ record, input, commit }) =>
  commit(
    accept(
      record.status !== 'active' &&
        refuse('loanNotActive', { values: { loanNo: record.loanNo ?? '' } }),
      change(loanFunding, record, { fundingType: input.fundingType }),
    ),
  ),
);

const { Active, Cancelled } = loanWorkflow.actions;

/** C-413. */
const activeHandler = handle(Active, ({ record, commit }) =>
  commit(
    accept(
      move(loanWorkflow, record, 'Active', {
        values: { cancelledAt: null, cancelledReason: null },
      }),
    ),
  ),
);

const cancelledHandler = handle(Cancelled, async (call) => {
  const { tx, services, record, input, answers, commit } = call;
  const { loan } = await lockLoan(tx, record.id);
  return commit(
    decideLoanCancellation(record, {
      hasEntries: loan.events.length > 0,
      waiting: await billsOfLoan(tx, record.id),
      reason: input.reason,
      now: services.now().toISOString(),
      answers,
    }),
  );
});

export const loanCallHandlers: readonly Handler[] = [
  duplicateHandler,
  caseNoHandler,
  invoiceNoHandler,
  referenceHandler,
  caseDetailHandler,
  fundingTypeHandler,
  activeHandler,
  cancelledHandler,
  ...handlePlainMoves(loanWorkflow, ['putOnHold', 'takeOffHold']),
];
