import { defineRefusals } from '#kernel/domain';
import { accountingRefusals } from './accounting/refusals.ts';
import { afterInvoicingRefusals } from './after-invoicing-refusals.ts';
import { payRefusals } from './provider-pay/refusals.ts';

export const billingRefusals = defineRefusals({
  ...payRefusals,
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
  payAbovePrice: {
    status: 422,
    field: 'payAboveReason',
    message:
      'By the fee tables specialists earn more than {price}: {who}. Correct the price, or say why they may.',
  },
  monthClosed: {
    status: 422,
    message:
      'The books are closed up to the end of {month}. Choose a later day, or ask accounting to open that month again.',
  },
  laterMonthClosed: {
    status: 409,
    message: '{later} is closed as well. Open it before {month}.',
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
      'Invoice {invoiceNo} has ¤ {open} open. Apply at most that; the rest stays as credit of the customer.',
  },
  paymentBeyondSettled: {
    status: 422,
    message: 'More would be taken away than was applied. Refresh to see what is applied now.',
  },
  amountNotPositive: { status: 422, message: 'Enter an amount above zero.' },
  allocationBeyondCredit: {
    status: 422,
    message: 'Only ¤ {left} of it is left to apply. Apply at most that.',
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
  priceEndsBeforeStart: {
    status: 422,
    field: 'effectiveTo',
    message: 'The last day of the price is before its first day.',
  },
  pricesOverlap: {
    status: 409,
    field: 'effectiveFrom',
    message:
      'Another price of this kind for the same customer holds on some of these days. End that one first.',
  },
  priceWithoutCompany: {
    status: 422,
    field: 'companyId',
    message: 'Please choose the company that this price is for.',
  },
  priceWithoutScheme: {
    status: 422,
    field: 'schemeId',
    message: 'Please choose the scheme that this price is for.',
  },
  listPriceForSome: {
    status: 422,
    field: 'kind',
    message:
      'A price of the list is for everyone. Choose another kind, or name no company or scheme.',
  },
  ruleWithoutPrice: {
    status: 422,
    field: 'serviceItemId',
    message: 'Please choose the service item that is charged.',
  },
  noticeWithoutCancellation: {
    status: 422,
    field: 'notice',
    message: 'Only a cancellation has days of notice. Leave them empty.',
  },
  unitsWithoutLoading: {
    status: 422,
    field: 'unitSize',
    message: 'Only extra pages and several injuries are counted. Leave the units empty.',
  },
  payPercentMissing: {
    status: 422,
    field: 'payeePercent',
    message: 'Please enter the share that the specialist earns.',
  },
  payAmountMissing: {
    status: 422,
    field: 'payeeAmount',
    message: 'Please enter the amount that the specialist earns.',
  },
  previewTooLong: {
    status: 422,
    field: 'to',
    message: 'Choose a period of at most a year that begins before it ends.',
  },
  caseWithoutCompany: {
    status: 422,
    message: 'The case names no company, so nobody can be invoiced. Choose its company first.',
  },
  ledgerSaysOtherwise: {
    status: 422,
    message:
      'By the ledger ¤ {billed} is invoiced for this case and ¤ {open} of it is open, so it is not "{status}". Its billing status follows its invoices and payments.',
  },
  nothingInvoicedHere: {
    status: 422,
    message:
      'By the ledger nothing is invoiced for this case, so it is not "{status}". If it was invoiced elsewhere, say where in the note.',
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
  ...afterInvoicingRefusals,
  ...accountingRefusals,
});
