import { defineRefusals } from '#kernel/domain';

export const billingRefusals = defineRefusals({
  billingCompanyMissing: {
    status: 422,
    field: 'companyId',
    message: 'Please choose the company that these terms are for.',
  },
  billingCompanyUnwanted: {
    status: 422,
    field: 'companyId',
    message: 'The terms of the practice name no company.',
  },
  monthClosed: {
    status: 422,
    message:
      '{month} is closed. Choose a date in an open month, or ask accounting to open it again.',
  },
  journalOutOfBalance: {
    status: 422,
    message: 'The entry does not balance, so nothing was posted. Please tell support.',
  },
  invoiceWithoutLines: { status: 422, message: 'Add at least one line to the invoice.' },
  invoiceWithoutAmount: {
    status: 422,
    message: 'The invoice comes to nothing. Check its quantities and prices.',
  },
  chargeInvoicedAlready: {
    status: 409,
    message:
      'One of these charges is on another invoice or was taken back meanwhile. Refresh to see what is left.',
  },
  dueBeforeInvoice: { status: 422, message: 'The due date is before the invoice date.' },
  invoiceCancelled: {
    status: 422,
    message: 'Invoice {invoiceNo} is cancelled. Nothing more can be paid or credited on it.',
  },
  paymentBeyondOpen: {
    status: 422,
    message:
      'Invoice {invoiceNo} has ${open} open. Apply at most that; the rest stays as credit of the customer.',
  },
  paymentBeyondSettled: {
    status: 422,
    message: 'More would be taken away than was applied. Refresh to see what is applied now.',
  },
  amountNotPositive: { status: 422, message: 'Enter an amount above zero.' },
  allocationBeyondCredit: {
    status: 422,
    message: 'Only ${left} of it is left to apply. Apply at most that.',
  },
  allocationToOtherCompany: {
    status: 422,
    message:
      'This money belongs to another company than the invoice. Choose an invoice of that company.',
  },
  paymentRemovedAlready: {
    status: 409,
    message: 'This payment was removed meanwhile. Refresh to see what is applied now.',
  },
  monthMalformed: {
    status: 422,
    field: 'month',
    message: 'Enter a month as year and month, e.g. 2026-11.',
  },
  monthNotOver: {
    status: 422,
    field: 'month',
    message: '{month} is not over yet. Close it once the month has ended.',
  },
  monthClosedAlready: { status: 409, message: '{month} is closed already.' },
  monthOpenAlready: { status: 409, message: '{month} is open already.' },
  monthTooLarge: {
    status: 422,
    message: 'The month has more than {most} postings. Export them from the list of journals.',
  },
  statementBackwards: { status: 422, field: 'to', message: 'The end is before the start.' },
  accountingNotConnected: {
    status: 422,
    message:
      'No accounting system is connected. Enter its client id and secret under Finance, Accounting.',
  },
  accountingRefused: { status: 422, message: 'The accounting system refused it: {reason}' },
  accountingUnavailable: {
    status: 503,
    message: 'The accounting system does not answer now. Nothing was changed; try again later.',
  },
  driftMendedAlready: { status: 409, message: 'This difference was dealt with already.' },
  driftMissingThere: {
    status: 422,
    message: 'The accounting system has no such invoice. Choose Caseway to upload it again.',
  },
  driftCancelledHere: {
    status: 422,
    message: 'The invoice is cancelled here for good. Choose Caseway to void it there too.',
  },
  driftCancelledThere: {
    status: 422,
    message: 'The invoice was voided there. Cancel it here, or enter it there again.',
  },
  driftOfTotal: {
    status: 422,
    message:
      'The totals differ, and a posted invoice is never edited. Correct it there, or credit it here.',
  },
  driftPaymentOnlyHere: {
    status: 422,
    message:
      'A payment of ${amount} is known here only. Choose Caseway to send it, or remove it from the invoice.',
  },
  creditNoteNotUploaded: {
    status: 422,
    message: 'Upload credit note {creditNoteNo} first; it pays a part of this invoice.',
  },
});
