/** Of an invoice once it is made. */
export const afterInvoicingRefusals = {
  reasonMissing: { status: 422, field: 'reason', message: 'Say why: the reason is kept with it.' },
  cancelCommentMissing: {
    status: 422,
    field: 'cancelComment',
    message: 'Say why the invoice is cancelled: the comment is kept with it.',
  },
  cancelWithPayments: {
    status: 422,
    message:
      'Invoice {invoiceNo} has ¤ {settled} paid, credited or written off. Remove its payments first, or make a credit note for the rest.',
  },
  creditOfOtherLine: {
    status: 422,
    field: 'lines',
    message: 'One of these lines is not on this invoice. Refresh to see its lines.',
  },
  creditedLineTwice: {
    status: 422,
    field: 'lines',
    message: 'A line is named twice. Enter one amount for each line.',
  },
  creditBeyondLine: {
    status: 422,
    field: 'lines',
    message: 'Of "{description}" ¤ {left} is left to credit, without GST. Enter at most that.',
  },
  nothingLeftToCredit: {
    status: 422,
    message: 'All of this invoice is credited already. Nothing is left to credit.',
  },
  creditBeyondWrittenOff: {
    status: 422,
    message:
      'A part of this invoice was written off, so at most ¤ {left} with GST can be credited. Choose lines or enter less.',
  },
  nothingToWriteOff: {
    status: 422,
    message: 'Nothing is open on invoice {invoiceNo}, so there is nothing to write off.',
  },
  writeOffUndoneAlready: {
    status: 409,
    message: 'This write-off was taken back already. Refresh to see what is open now.',
  },
  creditNoteReversed: {
    status: 409,
    message: 'Credit note {no} was taken back. Nothing more can be done with it.',
  },
  creditNoteRefunded: {
    status: 422,
    message:
      '¤ {refunded} of this credit note was paid back, so it cannot be taken back. Invoice the work again instead.',
  },
  cancelledNotSent: {
    status: 422,
    message: 'Invoice {invoiceNo} is cancelled, so it is not sent. Print it if you need a copy.',
  },
  practiceWithoutAbn: {
    status: 422,
    message:
      'A tax invoice must show the ABN of the practice. Enter it under Letterhead, or ask an administrator to, then send again.',
  },
  invoiceWithoutAddress: {
    status: 422,
    field: 'email',
    message:
      'The company has no address for invoices. Enter one here, or on the page of the company.',
  },
  prepaymentWithoutCompany: {
    status: 422,
    message: 'This case has no company that could pay. Choose its company first.',
  },
  prepaymentAskedAlready: {
    status: 409,
    message: 'Request {requestNo} waits for money already. Send it again, or withdraw it first.',
  },
  prepaymentSettled: {
    status: 409,
    message: 'This request is received or withdrawn. There is nothing more to send.',
  },
  prepaymentReceiptOfOther: {
    status: 422,
    field: 'receiptId',
    message: 'Receipt {receiptNo} is reversed or of another company. Choose one of this company.',
  },
  prepaymentReceiptTooSmall: {
    status: 422,
    field: 'receiptId',
    message: 'Of receipt {receiptNo} ¤ {left} is left for prepayments; ¤ {amount} was asked for.',
  },
  prepaymentWithoutProof: {
    status: 422,
    field: 'note',
    message: 'Choose the receipt, or say how we know that the money has come.',
  },
  icareFieldsMissing: {
    status: 422,
    message: 'The claim for icare lacks {missing}. Add it, then build the claim again.',
  },
  icareOfCancelled: {
    status: 422,
    message: 'Invoice {invoiceNo} is cancelled. There is nothing to claim.',
  },
} as const;
