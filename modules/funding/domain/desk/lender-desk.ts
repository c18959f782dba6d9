import { defineAction, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { office } from '#platform/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';

/** What a lender has to decide or to pay. */
export const waitingKinds = {
  facility: 'Facility request',
  advance: 'Advance request',
  credit: 'Credit request',
  payment: 'Advance to pay',
} as const;

const waitingShape = {
  kind: oneOf(waitingKinds),
  id: 'id',
  number: 'text',
  borrower: 'text',
  amount: 'money',
  since: 'instant',
  /** Where it is decided: a facility request on its own page, a credit request on its case. */
  agreementId: 'id?',
  caseId: 'id?',
  caseType: 'text?',
} as const;

export type WaitingAtLender = ValueOfShape<typeof waitingShape>;

/** The first screen of a lender: how much is lent, what is late, and what waits for an answer. */
export const readLenderDesk = defineAction({
  name: 'lenderDesk',
  on: fundingAgreement,
  label: 'Desk of a lender',
  route: 'GET /app/lender-desk',
  page: '/view/facility-agreements',
  roles: office,
  input: {},
  answer: {
    drawn: 'money',
    available: 'money',
    overdue: 'money',
    overdueCount: 'number',
    toSend: 'money',
    toSendCount: 'number',
    breaches: 'number',
    /** The oldest first. */
    waiting: [waitingShape],
    waitingCount: 'number',
  },
});

export type LenderDesk = ValueOfShape<NonNullable<typeof readLenderDesk.answer>>;
