import { accept, change, create, exact, move, refuse } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate, Refused } from '#kernel/domain';
import { decidePrepaid } from '#cases/domain';
import type { CaseRecord, CaseType } from '#cases/domain';
import { prepaymentRequest } from './prepayment-request.resource.ts';
import { prepaymentWorkflow } from './prepayment.workflow.ts';

export type PrepaidCase = {
  readonly type: CaseType;
  readonly record: CaseRecord;
};

export type NewPrepayment = {
  readonly id: string;
  readonly of: PrepaidCase;
  /** One that waits for money already. */
  readonly openRequestNo: string | null;
  readonly amount: Money;
  readonly dueDate: PlainDate | null;
  readonly note: string | null;
  readonly to: string | null;
  readonly now: Instant;
};

/** Asked for where the case waits for it, once at a time. */
export function decidePrepaymentRequest(given: NewPrepayment): Decision {
  const { record } = given.of;
  const companyId = record['companyId'] as string | null;
  if (!companyId) return refuse('prepaymentWithoutCompany');
  return accept(
    record['prepaymentStatus'] !== 'required' && refuse('prepaymentNotAsked'),
    given.openRequestNo !== null &&
      refuse('prepaymentAskedAlready', { values: { requestNo: given.openRequestNo } }),
    exact(given.amount).lessThanOrEqualTo(0) && refuse('amountNotPositive', { field: 'amount' }),
    !given.to && refuse('invoiceWithoutAddress', { field: 'email' }),
    create(prepaymentRequest, {
      id: given.id,
      caseId: record.id,
      companyId,
      amount: given.amount,
      dueDate: given.dueDate,
      note: given.note,
      sentAt: given.now,
      sentTo: given.to,
    }),
  );
}

export const decidePrepaymentSending = (
  request: { readonly id: string; readonly status: string },
  { to, now }: { readonly to: string | null; readonly now: Instant },
): Decision =>
  accept(
    request.status !== 'requested' && refuse('prepaymentSettled'),
    !to && refuse('invoiceWithoutAddress', { field: 'email' }),
    change(prepaymentRequest, request.id, { sentAt: now, sentTo: to }),
  );

export type LinkedReceipt = {
  readonly id: string;
  readonly receiptNo: string;
  readonly companyId: string | null;
  readonly amount: Money;
  readonly isReversed: boolean;
  /** What other requests were marked received with. */
  readonly usedByOthers: Money;
};

function refuseReceipt(
  { companyId, amount }: { readonly companyId: string; readonly amount: Money },
  receipt: LinkedReceipt | null,
): Refused | null {
  if (!receipt) return null;
  const { receiptNo } = receipt;
  if (receipt.isReversed || (receipt.companyId !== null && receipt.companyId !== companyId))
    return refuse('prepaymentReceiptOfOther', { field: 'receiptId', values: { receiptNo } });
  const left = exact(receipt.amount).minus(receipt.usedByOthers);
  return left.lessThan(amount)
    ? refuse('prepaymentReceiptTooSmall', {
        field: 'receiptId',
        values: { receiptNo, left: left.toFixed(2), amount },
      })
    : null;
}

export type Receiving = {
  readonly request: {
    readonly id: string;
    readonly status: 'requested' | 'received' | 'withdrawn';
    readonly companyId: string;
    readonly amount: Money;
  };
  readonly of: PrepaidCase;
  readonly receipt: LinkedReceipt | null;
  readonly note: string | null;
  readonly on: PlainDate;
};

/** G-130: the case is paid with it, and its paperwork may leave. */
export function decidePrepaymentReceived(given: Receiving): Decision {
  const { request, of, receipt, note, on } = given;
  const isWaiting = of.record['prepaymentStatus'] === 'required';
  const paid = isWaiting ? decidePrepaid(of.type.resource, of.record) : null;
  return accept(
    !receipt && !note?.trim() && refuse('prepaymentWithoutProof', { field: 'note' }),
    refuseReceipt(request, receipt),
    move(prepaymentWorkflow, request, 'receive', {
      note,
      values: { receivedOn: on, receiptId: receipt?.id ?? null, receivedNote: note },
    }),
    paid?.kind === 'accepted' ? paid.writes : paid,
  );
}
