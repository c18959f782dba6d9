import {
  accept,
  change,
  defineAction,
  flag,
  longText,
  oneOf,
  record,
  refuse,
} from '#kernel/domain';
import type { Decision, Instant, ValueOfShape } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { repaymentInvoice } from '../repayment/repayment-invoice.resource.ts';
import { arrearsBuckets } from './arrears-buckets.ts';

/** What a borrower does not accept is not dunned; it stays in arrears. */
export const disputeRepayment = defineAction({
  name: 'dispute',
  on: repaymentInvoice,
  label: 'Disputed',
  route: 'PUT /app/repayment-invoices/{id}/dispute',
  roles: office,
  input: {
    isDisputed: flag('Disputed', { required: true }),
    reason: longText('Reason', { max: 1000 }),
  },
  answer: record(repaymentInvoice),
});

export function decideDispute(
  { id, isDisputed: was }: { readonly id: string; readonly isDisputed: boolean },
  { isDisputed, reason }: { readonly isDisputed: boolean; readonly reason: string | null },
  now: Instant,
): Decision {
  if (isDisputed === was && !isDisputed) return accept();
  if (isDisputed && !reason?.trim()) return refuse('disputeWithoutReason', { field: 'reason' });
  return accept(
    change(repaymentInvoice, id, {
      isDisputed,
      disputedReason: isDisputed ? reason : null,
      disputedAt: isDisputed ? now : null,
    }),
  );
}

const arrearsShape = {
  items: [{ arrears: oneOf(arrearsBuckets), label: 'text', count: 'number', open: 'money' }],
  count: 'number',
  open: 'money',
} as const;

export type ArrearsCounts = ValueOfShape<typeof arrearsShape>;

/** Under the rights of the caller, so that it agrees with the list. */
export const countArrears = defineAction({
  name: 'countArrears',
  on: repaymentInvoice,
  label: 'Invoices in arrears',
  route: 'GET /app/repayment-invoices/arrears',
  roles: caseTeam,
  input: {},
  answer: arrearsShape,
});

export const arrearsActions = [disputeRepayment, countArrears];
