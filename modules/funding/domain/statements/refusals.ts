import { defineRefusals } from '#kernel/domain';

export const statementRefusals = defineRefusals({
  loanEntryTakenBack: {
    status: 409,
    message: 'This entry was taken back already.',
  },
  loanEntryOfDocument: {
    status: 409,
    message: 'This entry comes from another document. Take it back there.',
  },
  loanEntryHoldsOthers: {
    status: 409,
    message: 'What was paid back stands on this advance. Take that back first.',
  },
  transactionStateUnknown: {
    status: 422,
    field: 'fundingTransactionStatuses',
    message: 'The states of funding transactions are 0 to 6, separated by commas.',
  },
  statementEndsBeforeStart: {
    status: 422,
    field: 'asOf',
    message: 'The statement ends before it starts. Check both days.',
  },
  tooManyLoans: {
    status: 422,
    message:
      'These are {count} loans, at most {most} go into one. Choose a borrower or an agreement.',
  },
  mailToEverybody: {
    status: 422,
    message:
      'Say whom it goes to or of what time: a borrower, an agreement, a lender, a loan or a period. Nothing was sent.',
  },
  borrowerWithoutEmail: {
    status: 422,
    field: 'email',
    message: 'The borrower has no address for invoices. Enter one.',
  },
  nothingAdvanced: {
    status: 422,
    message: 'Nothing was advanced in this time. Choose other days.',
  },
});
