import { accept, change, exact, refuse, toCents } from '#kernel/domain';
import type { Decision, Money } from '#kernel/domain';
import { caseCharge } from '../engine/case-charge.resource.ts';
import { ndisAppointment } from './ndis-appointment.resource.ts';
import { ndisBudget } from './ndis-budget.resource.ts';
import { ndisClaim } from './ndis-claim.resource.ts';

export type ClaimToEnd = {
  readonly id: string;
  readonly status: string;
  readonly amount: Money;
  readonly appointmentId: string | null;
  readonly chargeId: string | null;
  readonly chargeStatus: string | null;
  readonly budget: { readonly id: string; readonly usedAmount: Money };
  /** Other lines of the same appointment that still stand. */
  readonly othersOfAppointment: number;
};

const giveBack = ({ budget, amount }: ClaimToEnd) =>
  change(ndisBudget, budget.id, {
    usedAmount: toCents(exact(budget.usedAmount).minus(amount)),
  });

const mayBeClaimedAgain = ({ appointmentId, othersOfAppointment }: ClaimToEnd) =>
  appointmentId && !othersOfAppointment
    ? change(ndisAppointment, appointmentId, { claimedOn: null })
    : null;

/** Before it was sent: after that the NDIA decides, and what is invoiced is credited. */
export function decideClaimWithdrawal(claim: ClaimToEnd, note: string): Decision {
  const isOpen = claim.status === 'toClaim' || claim.status === 'charged';
  return accept(
    !isOpen && refuse('claimAlreadySent'),
    claim.chargeStatus === 'invoiced' && refuse('claimInvoiced'),
    change(ndisClaim, claim.id, { status: 'withdrawn', outcomeNote: note }),
    claim.chargeId ? change(caseCharge, claim.chargeId, { status: 'reversed' }) : null,
    giveBack(claim),
    mayBeClaimedAgain(claim),
  );
}

/** What the NDIA refused can be mended and claimed once more. */
export const decideRejection = (claim: ClaimToEnd, note: string): Decision =>
  accept(
    claim.status !== 'requested' && refuse('claimNotRequested'),
    change(ndisClaim, claim.id, { status: 'rejected', outcomeNote: note }),
    giveBack(claim),
    mayBeClaimedAgain(claim),
  );

export const decidePayment = ({ id, status }: Pick<ClaimToEnd, 'id' | 'status'>): Decision =>
  accept(
    status !== 'requested' && refuse('claimNotRequested'),
    change(ndisClaim, id, { status: 'paid' }),
  );
