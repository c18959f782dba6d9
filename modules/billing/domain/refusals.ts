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
  tenantMonthAhead: {
    status: 422,
    message: 'This month has not begun. Choose a month up to this one.',
  },
  tenantWithoutPrice: {
    status: 422,
    message: 'The edition of this tenant has no price. Enter one under Editions first.',
  },
  tenantInvoicedAlready: {
    status: 409,
    message: 'This month is on invoice {invoiceNo}. Cancel that one before you make another.',
  },
  tenantOwesNothing: {
    status: 422,
    message: 'The discount covers the whole price, so there is nothing to invoice.',
  },
  tenantWithoutEmail: {
    status: 422,
    message: 'The tenant has no account email. Enter an address.',
  },
  tenantPaidAhead: { status: 422, message: 'The day of the payment is in the future.' },
  paymentRemovedAlready: {
    status: 409,
    message: 'This payment was removed meanwhile. Refresh to see what is applied now.',
  },
});
