import { defineRefusals } from '#kernel/domain';

export const settlementRefusals = defineRefusals({
  settlementBelowPayout: {
    status: 422,
    field: 'received',
    message:
      'The payout on this day is ¤ {payout}, so ¤ {missing} is missing. Enter what was received, invoice the rest, or let an administrator write it off.',
  },
  writeOffNotMissing: {
    status: 422,
    field: 'writeOff',
    message: '¤ {missing} is missing to the payout. Write off exactly that.',
  },
  writeOffWithoutReason: {
    status: 422,
    field: 'reason',
    message: 'Say why the rest is written off.',
  },
  settlementBeforeAdvance: {
    status: 422,
    field: 'settledOn',
    message: 'Nothing was lent by this day. Choose a later one, or cancel the loan.',
  },
  settlementBeforeEntries: {
    status: 422,
    field: 'settledOn',
    message:
      'Something was entered on this loan for {later}. Settle it on that day or later, or take the entry back.',
  },
  settlementWithInvoice: {
    status: 409,
    message:
      'Invoice {invoiceNo} asks for a part of this loan. Record its payment or cancel it first.',
  },
  loanNotSettled: {
    status: 409,
    message: 'Loan {loanNo} was not settled, so there is no settlement to take back.',
  },
  dischargeWhileOwing: {
    status: 409,
    message:
      'Loan {loanNo} still owes ¤ {payout}. The discharge letter is written once it is paid.',
  },
});
