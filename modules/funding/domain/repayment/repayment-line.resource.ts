import { defineResource, lookup, money, number } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { repaymentInvoice } from './repayment-invoice.resource.ts';

const recorded = { readOnly: true } as const;
const amount = { ...recorded, required: true } as const;

/** What one loan owes on a repayment invoice, and what of it was paid by payments on the invoice. */
export const repaymentLine = defineResource({
  name: 'repaymentLine',
  segment: 'repayment-lines',
  label: ['Line', 'Lines'],
  title: '{loanId} {total}',
  parent: { field: 'invoiceId', as: 'lines', order: 'lineIndex' },
  pages: { only: [] },
  features: ['TransactionInvoice'],
  rowsDifferByUser: true,

  fields: {
    invoiceId: lookup('Invoice', repaymentInvoice.name, { ...recorded, required: true }),
    lineIndex: number('Order', { ...recorded, required: true }),
    loanId: lookup('Loan', loanFunding.name, { ...recorded, required: true }),
    principal: money('Principal', amount),
    interest: money('Interest', amount),
    fees: money('Fees', amount),
    total: money('Total', amount),
    paid: money('Paid', { ...amount, default: '0.00' }),
  },
  unique: [['invoiceId', 'loanId']],
  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'invoiceId.borrowerId': 'ownCompanyIds' } },

  list: {
    columns: ['loanId', 'principal', 'interest', 'fees', 'total', 'paid'],
    sort: 'lineIndex',
  },
  filters: ['invoiceId', 'loanId'],
  detail: { Line: ['loanId', 'principal', 'interest', 'fees', 'total', 'paid'] },
});
