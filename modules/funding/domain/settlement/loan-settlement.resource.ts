import { date, defineResource, flag, lookup, longText, money } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';

const recorded = { readOnly: true } as const;
const amount = { ...recorded, required: true } as const;

/** D-063: a loan was settled, with the payout of that day. Never changed: `reversesId` takes one back. */
export const loanSettlement = defineResource({
  name: 'loanSettlement',
  alsoCalled: 'DISBURSEMENT_FUNDING_SETTLEMENT',
  segment: 'loan-settlements',
  label: ['Settlement', 'Settlements'],
  title: '{settledOn} {payout}',
  parent: { field: 'loanId', as: 'settlements' },
  pages: { only: [] },
  features: ['DisbursementFunding'],
  appendOnly: true,
  rowsDifferByUser: true,

  fields: {
    loanId: lookup('Loan', loanFunding.name, { ...recorded, required: true }),
    settledOn: date('Settled on', { ...recorded, required: true }),
    principal: money('Principal', amount),
    /** With the least interest that was agreed, and less the rebate. */
    interest: money('Interest', amount),
    fees: money('Fees', amount),
    creditUsed: money('Credit used', amount),
    payout: money('Payout', amount),
    received: money('Received', amount),
    writtenOff: money('Written off', amount),
    toInvoice: money('To be invoiced', amount),
    creditLeft: money('Credit left', amount),
    reason: longText('Reason', { ...recorded, max: 1000 }),
    approvedById: lookup('Approved by', 'user', recorded),
    isReversal: flag('Taken back', recorded),
    reversesId: lookup('Takes back', 'loanSettlement', recorded),
  },
  verbs: { list: caseTeam, read: caseTeam, lookup: caseTeam },
  scope: { CASE_MANAGER: { 'loanId.borrowerId': 'ownCompanyIds' } },

  list: {
    columns: ['settledOn', 'payout', 'received', 'writtenOff', 'toInvoice', 'creditLeft', 'reason'],
    sort: 'settledOn desc',
  },
  filters: ['loanId', 'settledOn', 'isReversal'],
  lookup: { text: '{settledOn}', sort: 'settledOn', filters: ['loanId'] },
  detail: {
    Settlement: ['loanId', 'settledOn', 'principal', 'interest', 'fees', 'creditUsed', 'payout'],
    Money: ['received', 'writtenOff', 'toInvoice', 'creditLeft', 'reason', 'approvedById'],
  },
});
