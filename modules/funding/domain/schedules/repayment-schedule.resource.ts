import { date, defineResource, lookup, money, number } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { repaymentInvoice } from '../repayment/repayment-invoice.resource.ts';

/** A cancelled invoice lets go of its instalments, a paid one pays them. */
const withInvoice = { alsoSetBy: ['follow_repayment_invoice'] } as const;

/** C-861 to C-866: one instalment of a loan that is repaid monthly. */
export const repaymentSchedule = defineResource({
  name: 'repaymentSchedule',
  segment: 'repayment-schedules',
  label: ['Instalment', 'Repayment Schedule'],
  title: '{instalmentNo}',
  parent: { field: 'loanId', as: 'repayment-schedules' },
  pages: { only: [] },
  features: ['DisbursementFunding'],

  fields: {
    loanId: lookup('Loan', loanFunding.name, { required: true }),
    borrowerId: lookup('Borrower', 'company', { computedBy: ['fill_from_loan'] }),
    instalmentNo: number('No.', { required: true, min: 1, max: 1200 }),
    periodFrom: date('From', { required: true }),
    dueOn: date('Due on', { required: true }),
    instalment: money('Instalment', { required: true, min: 0 }),
    interest: money('Interest', { required: true, min: 0 }),
    principal: money('Principal', { required: true, min: 0 }),
    balance: money('Balance after', { required: true, min: 0 }),
    invoiceId: lookup('Invoice', repaymentInvoice.name, { readOnly: true, ...withInvoice }),
    paidOn: date('Paid on', withInvoice),
  },
  unique: [['loanId', 'instalmentNo']],
  checks: {
    dueAfterStart: {
      field: 'dueOn',
      op: '>=',
      than: 'periodFrom',
      refusal: 'instalmentDueBeforeStart',
    },
  },
  verbs: { list: caseTeam, read: caseTeam, create: office, update: office, delete: office },
  scope: { CASE_MANAGER: { borrowerId: 'ownCompanyIds' } },

  list: {
    columns: [
      'instalmentNo',
      'dueOn',
      'instalment',
      'interest',
      'principal',
      'balance',
      'invoiceId',
      'paidOn',
    ],
    sort: 'instalmentNo',
  },
  filters: ['loanId', 'borrowerId', 'dueOn', 'invoiceId', 'paidOn'],
  detail: {
    Instalment: [
      'loanId',
      'instalmentNo',
      'periodFrom',
      'dueOn',
      'instalment',
      'interest',
      'principal',
      'balance',
      'invoiceId',
      'paidOn',
    ],
  },
});
