import { defineRefusals } from '#kernel/domain';

export const loanRefusals = defineRefusals({
  loanNotActive: {
    status: 409,
    message: 'Loan {loanNo} is settled or cancelled. Nothing more is entered.',
  },
  loanOnHold: {
    status: 409,
    message: 'Loan {loanNo} is on hold. Take it off hold before you lend more.',
  },
  agreementNotEffective: {
    status: 409,
    message: 'The agreement is not effective. Set it active before money is lent under it.',
  },
  advanceOutsideAgreement: {
    status: 422,
    field: 'happenedOn',
    message: 'The agreement does not hold on this day. Choose a day between its start and its end.',
  },
  advanceBeyondLimit: {
    status: 422,
    field: 'amount',
    message: 'This is beyond the limit. ¤ {available} is available.',
  },
  paymentBeforeAdvance: {
    status: 422,
    field: 'happenedOn',
    message:
      'Nothing was lent before this day. Choose the day of the first advance or a later one.',
  },
  writeOffAbovePayout: {
    status: 422,
    field: 'amount',
    message: 'The borrower owes ¤ {payout} on this day. Write off at most that.',
  },
  refundAboveCredit: {
    status: 422,
    field: 'amount',
    message: '¤ {credit} is held for the borrower on this day. Pay back at most that.',
  },
  creditWasPaidBack: {
    status: 409,
    message: 'Credit that this would take away was paid back already. Take that back first.',
  },
  creditToOtherBorrower: {
    status: 422,
    field: 'toLoanId',
    message: 'This loan has another borrower. Choose a loan of the same borrower.',
  },
  creditToSameLoan: {
    status: 422,
    field: 'toLoanId',
    message: 'The credit stands on this loan. Choose another one.',
  },
  loanEntryInFuture: {
    status: 422,
    field: 'happenedOn',
    message: 'This day has not come. Enter what has happened.',
  },
  // The sentence of doc 3 section 8.
  loanCaseUnknown: {
    status: 422,
    field: 'caseNo',
    message: 'This case number does not exist. Please check again',
  },
  loanHasEntries: {
    status: 409,
    message: 'Money was lent on this loan. Settle it, or take its entries back first.',
  },
});
