import { defineRefusals } from '#kernel/domain';

/** Money in: receipts, refunds and the bank. */
export const receiptRefusals = defineRefusals({
  nothingToApply: { status: 422, message: 'Choose at least one invoice to apply it to.' },
  invoiceTwice: {
    status: 422,
    message: 'An invoice stands twice in the list. Put its amounts together in one line.',
  },
  receiptWithoutCompany: {
    status: 422,
    field: 'companyId',
    message: 'Say whose money this is before it is applied to invoices.',
  },
  dayToCome: {
    status: 422,
    message: 'This day is still to come. Enter the day on which the money moved.',
  },
  receiptReversed: {
    status: 409,
    message: 'Receipt {no} was reversed. Nothing more can be done with it.',
  },
  receiptOfBankLine: {
    status: 422,
    message:
      'A line of a bank statement is matched with this receipt. Undo the match there, in Bank Statements.',
  },
  receiptStillApplied: {
    status: 422,
    message:
      '¤ {applied} of this receipt is applied to invoices. Remove those payments first, then reverse it.',
  },
  receiptRefunded: {
    status: 422,
    message:
      '¤ {refunded} of this receipt was paid back, so it cannot be taken away. Enter what came in anew instead.',
  },
  receiptInUse: {
    status: 422,
    message:
      'A part of this receipt is applied or paid back. Remove that before its company changes.',
  },
  refundBeyondCredit: {
    status: 422,
    message: 'Only ¤ {left} of it is left. Pay back at most that.',
  },
  adviceWithoutInvoices: {
    status: 422,
    field: 'content',
    message:
      'No line has an invoice number and an amount. Paste the lines as they stand in the advice.',
  },
  bankFileBroken: {
    status: 422,
    field: 'content',
    message: 'Line {line} of the file cannot be read: {why}. Nothing was imported.',
  },
  bankFileTwice: {
    status: 409,
    message: 'This file was imported on {day} as {fileName}. Nothing was added.',
  },
  bankLinesKnown: {
    status: 409,
    message: 'All {count} lines of this file came with earlier files. Nothing was added.',
  },
  bankLineNoCredit: {
    status: 422,
    message: 'This line took money out of the account. It can only be ignored.',
  },
  receiptMatchedAlready: {
    status: 409,
    message: 'Receipt {no} is matched with another line of the bank. Choose another receipt.',
  },
  receiptOfOtherAmount: {
    status: 422,
    message: 'Receipt {no} is of ¤ {amount}, not of the amount of this line. Choose another.',
  },
});
