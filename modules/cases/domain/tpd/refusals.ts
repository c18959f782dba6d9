import { defineRefusals } from '#kernel/domain';

export const tpdRefusals = defineRefusals({
  employerMissing: {
    status: 409,
    message: 'No employer is named whose statement could be asked for. Add one first.',
  },
  formSignedBeforeSent: {
    status: 422,
    field: 'formSignedOn',
    message: 'The form would be signed before it was sent. Check the two days.',
  },
  statementDueBeforeRequest: {
    status: 422,
    field: 'dueOn',
    message: 'The statement would be due before it was requested. Check the two days.',
  },
  tpdNotAssessed: {
    status: 409,
    message: 'The preliminary eligibility is not assessed yet. Answer its questions first.',
  },
  tpdNotEligible: {
    status: 409,
    message:
      'By the answers the claimant is not eligible. Change the answers if they are wrong, or cancel the case.',
  },
  tpdClosed: {
    status: 409,
    message: 'This case is closed. Undo the last step before you change the answers.',
  },
  questionTwice: {
    status: 422,
    field: 'items',
    message: 'A question is answered twice. Send each question once.',
  },
  bundleMissing: {
    status: 409,
    message: 'There is no submission bundle yet. Make it from the documents of the case first.',
  },
  recordsOfAnother: {
    status: 422,
    field: 'recordsCaseId',
    message: 'This case belongs to another claimant. Choose one of the same claimant.',
  },
  tpdFilesElsewhere: {
    status: 422,
    field: 'fileIds',
    message: 'A file belongs to another record. Choose files of this case.',
  },
});
