import { defineRefusals } from '#kernel/domain';

export const payRefusals = defineRefusals({
  nothingToPay: {
    status: 422,
    message: 'Nothing is left to pay here. Refresh to see what is due now.',
  },
  payeesWithoutAccount: {
    status: 422,
    message: 'None of these has a bank account. Enter it under Pay details, then make the payment.',
  },
  paymentInFileAlready: {
    status: 409,
    message: 'Payment {paymentNo} is in bank file {fileNo} already. Download that file instead.',
  },
  termsReachFees: {
    status: 409,
    message:
      'These terms make ¤ {after} of the ¤ {before} that {fees} say. Send forFees=apply to change them, or forFees=leave to leave them as they were earned.',
  },
  noFeesToChange: {
    status: 409,
    message: 'Every open fee says what these pay details say.',
  },
  ownInvoiceWithoutGst: {
    status: 422,
    message:
      '{name} is registered for GST, and the tax invoice would carry none for {fees}. Press "Apply to open fees" on the pay details, or enter since when the registration holds.',
  },
  paymentNotWaiting: {
    status: 409,
    message: 'Payment {paymentNo} does not wait to be paid any more. Refresh to see what is left.',
  },
  payeeWithoutAccount: {
    status: 422,
    message:
      '{name} has no BSB and account number. Add them to the pay details, then cancel payment {paymentNo} and make it again.',
  },
  ownAccountMissing: {
    status: 422,
    message: 'Enter bank, name, user id, BSB and account of the practice in the pay setting first.',
  },
  bankFileTooLarge: {
    status: 422,
    message: 'A bank file carries at most ¤ 99,999,999.99. Choose fewer payments.',
  },
  commissionRemovedAlready: {
    status: 409,
    message: 'This fee was taken out of the payment meanwhile. Refresh to see what is in it now.',
  },
  lastCommissionPayment: {
    status: 422,
    message: 'This is the only fee of the payment. Cancel the payment instead.',
  },
  periodEndsFirst: {
    status: 422,
    field: 'periodTo',
    message: 'The period ends before it begins.',
  },
  paidInFuture: {
    status: 422,
    field: 'paidOn',
    message: 'A payment cannot be marked as paid before its day.',
  },
  tooManyStatements: {
    status: 422,
    message: 'Send at most 500 statements at once.',
  },
});
