import { date, defineAction, fileAnswer, flag, longText, money, record } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { adminStaff, caseTeam, office } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { loanSettlement } from './loan-settlement.resource.ts';

const payoutFigure = {
  on: 'date',
  principal: 'money',
  interest: 'money',
  minimumTopUp: 'money',
  rebate: 'money',
  fees: 'money',
  credit: 'money',
  total: 'money',
  /** What the borrower is owed beside the payout. */
  surplus: 'money',
  /** What one day more costs. */
  perDay: 'money',
  /** The figure holds for money that is received until then. */
  validUntil: 'date',
  /** Of a day to come: what is entered meanwhile changes it. */
  isForecast: 'flag',
} as const;

export type PayoutFigure = ValueOfShape<typeof payoutFigure>;

const readers = [...caseTeam, 'CONTRACTOR'] as const;
const on = date('On', { hint: 'Empty: today.' });

/** For any past or future day. */
export const readPayout = defineAction({
  name: 'readPayout',
  on: loanFunding,
  label: 'Payout',
  route: 'GET /app/disbursement-funding/{id}/payout',
  roles: readers,
  input: { on },
  answer: payoutFigure,
});

const settling = {
  settledOn: date('Settled on', { required: true }),
  received: money('Received', { required: true, min: 0 }),
  writeOff: money('Write off', { min: 0, hint: 'Empty: all that is missing.' }),
  reason: longText('Reason', { max: 1000 }),
} as const;

export const settleLoan = defineAction({
  name: 'settleLoan',
  on: loanFunding,
  label: 'Settle loan',
  route: 'POST /app/disbursement-funding/{id}/settle',
  roles: office,
  input: {
    ...settling,
    approval: flag('Write off what is missing', { hint: 'By an administrator, with a reason.' }),
    isInvoiced: flag('Invoice what is missing', {
      hint: 'The next repayment invoice of the borrower asks for it.',
    }),
  },
  answer: record(loanSettlement),
});

/** Who may do this may also give the approval in `settleLoan`. */
export const settleBelowPayout = defineAction({
  name: 'settleBelowPayout',
  on: loanFunding,
  label: 'Settle below the payout',
  route: 'POST /app/disbursement-funding/{id}/settle-below-payout',
  roles: adminStaff,
  input: settling,
  answer: record(loanSettlement),
});

export const reopenSettlement = defineAction({
  name: 'reopenSettlement',
  on: loanFunding,
  label: 'Take settlement back',
  route: 'POST /app/disbursement-funding/{id}/reopen',
  roles: office,
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  answer: record(loanFunding),
});

export const printPayoutLetter = defineAction({
  name: 'printPayoutLetter',
  on: loanFunding,
  label: 'Payout letter',
  route: 'GET /app/disbursement-funding/{id}/payout-letter',
  roles: readers,
  input: { on },
  answer: fileAnswer('text/html'),
});

export const printDischargeLetter = defineAction({
  name: 'printDischargeLetter',
  on: loanFunding,
  label: 'Discharge letter',
  route: 'GET /app/disbursement-funding/{id}/discharge-letter',
  roles: readers,
  input: {},
  answer: fileAnswer('text/html'),
});

export const settlementActions = [
  readPayout,
  settleLoan,
  settleBelowPayout,
  reopenSettlement,
  printPayoutLetter,
  printDischargeLetter,
];
