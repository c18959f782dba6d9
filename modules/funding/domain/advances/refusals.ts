import { defineRefusals } from '#kernel/domain';

export const advanceRefusals = defineRefusals({
  gstAboveAmount: {
    status: 422,
    field: 'gst',
    message: 'GST is a part of the amount and cannot be more than it.',
  },
  transactionPayeeMissing: {
    status: 422,
    field: 'payeeName',
    message: 'Say who is paid: choose a specialist or type the payee.',
  },
  transactionHeld: {
    status: 409,
    message:
      '{transactionNo} is part of {holder}, which is not finished. Cancel that first, or leave the transaction out.',
  },
  transactionIsAskedFor: {
    status: 409,
    message:
      'This transaction is asked for or paid: its loan and its amount stay as they are. Cancel the request first.',
  },
  transactionNotDraft: {
    status: 409,
    message: 'Only a draft is deleted. Cancel the transaction instead.',
  },
  transactionNotOpen: {
    status: 409,
    message: 'Nothing is left to pay of {transactionNo}. Leave it out.',
  },
  transactionOfOtherAgreement: {
    status: 422,
    field: 'transactionIds',
    message: 'Every transaction must be of a loan under this agreement. Choose others.',
  },
  advanceUnderWay: {
    status: 409,
    message: '{holder} is not finished: its money could not be paid out. Pay or cancel that first.',
  },
  advanceAboveOpen: {
    status: 422,
    field: 'amount',
    message: 'Only ¤ {open} of this transaction is open. Pay at most that.',
  },
  advanceNeedsAdministrator: {
    status: 403,
    message: 'Advances above ¤ {above} are approved by an administrator. Ask one to approve it.',
  },
  advanceWithoutTransactions: {
    status: 422,
    field: 'transactionIds',
    message: 'Choose at least one transaction to be paid.',
  },
  advanceRequestActive: {
    status: 409,
    message:
      '{requestNo} of this agreement is still active. Change it, or finish it before you ask again.',
  },
  advanceRequestSent: {
    status: 409,
    message: '{requestNo} was sent already. Cancel it and make another.',
  },
  advanceRequestChanged: {
    status: 409,
    message:
      'What is open of the transactions has changed since {no} was made. Cancel it and make another.',
  },
  advanceRequestDecided: {
    status: 409,
    message: '{requestNo} is decided or cancelled and is not sent.',
  },
  lenderWithoutAddress: {
    status: 422,
    field: 'email',
    message: 'The funding provider has no email address. Enter one, or say where to send it.',
  },
  creditWithoutSubject: {
    status: 422,
    field: 'invoiceId',
    message: 'Choose one invoice or one charge of the case that shall be funded.',
  },
  creditOfOtherCase: {
    status: 422,
    field: 'invoiceId',
    message: 'Nothing of it is open for this case. Choose another invoice or charge.',
  },
  creditWithoutAgreement: {
    status: 409,
    message:
      'The company of this case has no effective facility agreement. Make one before you ask for funding.',
  },
  creditAskedAlready: {
    status: 409,
    message: '{requestNo} asks for this already.',
  },
  creditBeyondOpen: {
    status: 422,
    field: 'amount',
    message: '¤ {open} is open of it. Ask for at most that.',
  },
});
