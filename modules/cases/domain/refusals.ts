import { defineRefusals } from '#kernel/domain';

export const caseRefusals = defineRefusals({
  /** B-223. */
  caseNoUnknown: { status: 404, message: 'This case number does not exist. Please check again' },
  caseWithoutAppointment: {
    status: 409,
    message: 'This case has no appointment yet. Book one first.',
  },
  caseWithoutSpecialist: {
    status: 409,
    message: 'This case has no specialist yet. Choose one first.',
  },
  /** G-130. */
  prepaymentMissing: {
    status: 409,
    message:
      'The customer must pay in advance. The paperwork goes out once that is paid, or when admin staff goes on without it and says why.',
  },
  nothingToUndo: { status: 409, message: 'There is no step to undo.' },
  undoInvoiced: {
    status: 409,
    message:
      'What this step charged is on an invoice. Credit the invoice before the step is undone.',
  },
  groupMissing: {
    status: 422,
    field: 'groupIds',
    message: 'Choose the groups that see this case.',
  },
  caseLostToYou: {
    status: 422,
    field: 'groupIds',
    message: 'You would no longer see this case yourself. Add a group that you belong to.',
  },
  dictationOfClosedCase: {
    status: 409,
    message: 'This case is {status}. No dictation can be added to it.',
  },
  tooManyDictations: {
    status: 422,
    message: 'A case takes 25 dictations at most.',
  },
  noRecording: {
    status: 422,
    field: 'fileId',
    message: 'Upload the recording first, then send it as a dictation.',
  },
  noTypist: { status: 422, field: 'typistId', message: 'Choose a typist or a member of staff.' },
  noPersonInCharge: {
    status: 422,
    field: 'picUserId',
    message: 'Choose a member of staff or a typist.',
  },
  jobKeptForAnother: { status: 409, message: 'This job is kept for another typist.' },
  jobNotYours: { status: 409, message: 'This job is not yours to write. Take it first.' },
  typedReportMissing: {
    status: 422,
    field: 'fileId',
    message: 'Write the report or upload it before you complete the job.',
  },
});
