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
      'This month is closed. Choose a date in an open month, or ask accounting to open it again.',
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
  caseWithoutCompany: {
    status: 422,
    message: 'The case names no company, so nobody can be invoiced. Choose its company first.',
  },
  nothingToInvoice: { status: 422, message: 'Nothing of this case waits to be invoiced.' },
  chargeWithoutPrice: {
    status: 422,
    message: 'No price is known for "{description}". Type one.',
  },
  purchaseOrderMissing: {
    status: 422,
    message: '{company} requires a purchase order number on its invoices. Enter it first.',
  },
  claimNoMissing: {
    status: 422,
    message: '{company} requires a claim number on its invoices. Enter it first.',
  },
  adjustmentWithoutReason: {
    status: 422,
    message: 'Say why "{description}" differs from what was proposed.',
  },
  extraLineWithoutItem: {
    status: 422,
    message: 'Choose the service item of each line that you add.',
  },
  chargeTwice: {
    status: 422,
    message: 'A charge stands on the invoice twice. Remove one of them.',
  },
  runWithoutCases: {
    status: 422,
    message: 'Nothing waits to be invoiced until that day. Choose a later day or other filters.',
  },
  runBeforeWork: {
    status: 422,
    message: 'The invoice date is before the last day of the work. Choose that day or a later one.',
  },
});
