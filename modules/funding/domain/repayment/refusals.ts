import { defineRefusals } from '#kernel/domain';

export const repaymentRefusals = defineRefusals({
  repaymentPeriodAhead: {
    status: 422,
    field: 'month',
    message: 'This month is not over. Invoice it once it is, or name a day that has come.',
  },
  repaymentPeriodOutsideMonth: {
    status: 422,
    field: 'periodTo',
    message: 'This day is not in the month. Change one of them, or leave one out.',
  },
  repaymentDueBeforeInvoice: {
    status: 422,
    field: 'dueDate',
    message: 'The due date is before the invoice date. Choose a later day.',
  },
  repaymentInvoicedAlready: {
    status: 409,
    message:
      'The agreement has invoice {invoiceNo} for {period}. Cancel that one before you make another.',
  },
  nothingToRepay: {
    status: 422,
    message: 'Nothing is due under this agreement for {period}, or it is invoiced already.',
  },
  repaymentWithoutAddress: {
    status: 422,
    field: 'email',
    message: 'The borrower has no address for invoices. Enter one here or on the company.',
  },
  repaymentCancelled: {
    status: 409,
    message: 'Invoice {invoiceNo} is cancelled. Nothing more is done with it.',
  },
  repaymentPaidNotCancelled: {
    status: 409,
    message:
      'Money was received on invoice {invoiceNo}. Take the payment back before you cancel it.',
  },
  repaymentBeyondOpen: {
    status: 422,
    field: 'amount',
    message:
      'Invoice {invoiceNo} has ¤ {open} open. Enter at most that; enter the rest on the loan itself.',
  },
  repaymentReversed: { status: 409, message: 'This payment was taken back already.' },
  repaymentStatusFollows: {
    status: 422,
    field: 'status',
    message:
      'This status is not set by hand: take payments back to open an invoice again, and cancel it with a reason.',
  },
  repaymentPartWithoutAmount: {
    status: 422,
    field: 'amount',
    message: 'Enter how much was paid.',
  },
  disputeWithoutReason: {
    status: 422,
    field: 'reason',
    message: 'Say why the invoice is disputed: whoever ends the dispute needs to know.',
  },
  repaymentOtherId: {
    status: 422,
    field: 'id',
    message: 'The address and the body name different invoices.',
  },
});
