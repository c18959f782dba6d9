import { defineRefusals } from '#kernel/domain';

export const mvaRefusals = defineRefusals({
  accidentInFuture: {
    status: 422,
    field: 'accidentDate',
    message: 'The accident cannot lie in the future. Enter the day on which it happened.',
  },
  accidentMissing: {
    status: 409,
    message: 'Enter the state and the date of the accident before you lodge the claim.',
  },
  demandMissing: {
    status: 409,
    message: 'Nothing is demanded yet. Save the demand before you record that it has left.',
  },
  demandIsEmpty: {
    status: 422,
    message: 'The demand comes to nothing. Enter an amount for at least one head of damage.',
  },
  offerIsEmpty: {
    status: 422,
    message: 'The offer comes to nothing. Enter an amount for at least one head of damage.',
  },
  offerEndsBeforeItBegins: {
    status: 422,
    field: 'expiresOn',
    message: 'The offer would end before it was made. Check the two days.',
  },
  demandDueBeforeLetter: {
    status: 422,
    field: 'payableBy',
    message: 'The demand would be payable before the letter is written. Check the two days.',
  },
  insurerOfAnother: {
    status: 422,
    field: 'insurerItemId',
    message: 'This insurer belongs to another claim. Choose one of this claim.',
  },
  treatmentEndsBeforeStart: {
    status: 422,
    field: 'dateTo',
    message: 'The treatment would end before it begins. Check the two days.',
  },
  moreApprovedThanRequested: {
    status: 422,
    field: 'sessionsApproved',
    message: 'More sessions are approved than were requested. Check the two numbers.',
  },
  planDecidedBeforeRequest: {
    status: 422,
    field: 'decidedOn',
    message: 'The plan would be decided before it was requested. Check the two days.',
  },
  planOfAnother: {
    status: 422,
    field: 'providerId',
    message: 'This provider belongs to another claim. Choose one of this claim.',
  },
  settlementMissing: {
    status: 409,
    message: 'The claim is not settled yet. Record the settlement first.',
  },
  statementMissing: {
    status: 409,
    message: 'The settlement is not paid out yet. Save the final disbursement statement first.',
  },
  statementLeavesOver: {
    status: 422,
    field: 'netToClient',
    message:
      'The statement is out by {by}: so much of the settlement of {gross} goes to nobody. Add a line or raise the net to the client.',
  },
  statementPaysTooMuch: {
    status: 422,
    field: 'netToClient',
    message:
      'The statement is out by {by}: so much more is paid out than the settlement of {gross}. Lower a line or the net to the client.',
  },
  mvaNotTerminated: {
    status: 409,
    message: 'This claim was not terminated. Terminate it first.',
  },
  mvaIsClosed: {
    status: 409,
    message: 'This claim is closed. Undo the last step before you change it.',
  },
});
