import { choice, date, defineAction, email, fileAnswer, listOf, record } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { loanFunding } from '../loans/loan-funding.resource.ts';
import { statementFields, statementPageFields } from './statement-filter.ts';

const place = '/app/disbursement-funding';

const loanRow = {
  id: 'id',
  loanNo: 'text',
  status: 'text',
  borrowerId: 'id',
  borrower: 'text',
  fundingProvider: 'text',
  agreementNo: 'text',
  caseNo: 'text?',
  claimNo: 'text?',
  claimantName: 'text?',
  matterId: 'text?',
  fundingInvoiceNo: 'text?',
  borrowerReference: 'text?',
  openedOn: 'date',
  dueOn: 'date?',
} as const;

/** C-404: what is owed on a day, loan by loan. */
export const outstandingData = defineAction({
  name: 'outstandingStatementData',
  on: loanFunding,
  label: 'Outstanding statement',
  route: `GET ${place}/OutstandingStatementData`,
  roles: caseTeam,
  input: statementPageFields,
  answer: {
    ...listOf({
      ...loanRow,
      principal: 'money',
      interest: 'money',
      fees: 'money',
      credit: 'money',
      payout: 'money',
    }),
    asOf: 'date',
  },
});

/** C-405: from what was owed before the first day to what is owed on the last. */
export const statementInvoiceData = defineAction({
  name: 'statementInvoiceData',
  on: loanFunding,
  label: 'Statement of a period',
  route: `GET ${place}/StatementInvoiceData`,
  roles: caseTeam,
  input: statementPageFields,
  answer: {
    ...listOf({
      ...loanRow,
      opening: 'money',
      advanced: 'money',
      interest: 'money',
      fees: 'money',
      paid: 'money',
      writtenOff: 'money',
      closing: 'money',
    }),
    from: 'date',
    asOf: 'date',
  },
});

const binary = fileAnswer('application/octet-stream');

/** C-398. */
export const exportStatementInvoice = defineAction({
  name: 'exportStatementInvoice',
  on: loanFunding,
  label: 'Export statement',
  route: `POST ${place}/exportStatementInvoice`,
  roles: office,
  input: statementFields,
  answer: binary,
});

/** C-399. */
export const exportOutstandingStatement = defineAction({
  name: 'exportOutstandingStatement',
  on: loanFunding,
  label: 'Export outstanding',
  route: `POST ${place}/exportOutstandingStatement`,
  roles: office,
  input: statementFields,
  answer: binary,
});

/** C-400: the day sheet, for everybody who reads the loan. */
export const printLoanInvoice = defineAction({
  name: 'invoicePrint',
  on: loanFunding,
  label: 'Print',
  route: `GET ${place}/{id}/invoice-print`,
  roles: [...caseTeam, 'CONTRACTOR'],
  input: {},
  answer: fileAnswer('text/html'),
});

const sent = {
  sent: 'number',
  skipped: [{ id: 'id', name: 'text', reason: 'text' }],
} as const;

/** C-408: one mail for each borrower, with the statement of all their loans. */
export const sendFundingStatement = defineAction({
  dryRun: true,
  name: 'sendFundingStatement',
  on: loanFunding,
  label: 'Send statements',
  route: `POST ${place}/SendFundingStatement`,
  roles: office,
  input: statementFields,
  answer: sent,
});

/** C-409: one mail for each borrower who was paid something in the time. */
export const sendRemittanceAdvice = defineAction({
  dryRun: true,
  name: 'sendRemittanceAdvice',
  on: loanFunding,
  label: 'Send remittance advice',
  route: `POST ${place}/SendRemittanceAdvice`,
  roles: office,
  input: statementFields,
  answer: sent,
});

export const loanMails = {
  statement: 'Funding statement',
  remittance: 'Remittance advice',
} as const;

/** C-410. */
export const emailLoan = defineAction({
  dryRun: true,
  name: 'emails',
  on: loanFunding,
  label: 'Send by email',
  route: `POST ${place}/{id}/emails`,
  roles: office,
  input: {
    emailType: choice('What', loanMails, { required: true }),
    asOf: date('As of', { hint: 'Empty: today.' }),
    email: email('Send to', {
      hint: 'Empty: the address for invoices of the borrower.',
    }),
  },
  answer: record(loanFunding),
});

export const statementActions = [
  outstandingData,
  statementInvoiceData,
  exportStatementInvoice,
  exportOutstandingStatement,
  printLoanInvoice,
  sendFundingStatement,
  sendRemittanceAdvice,
  emailLoan,
];
