import { defineRefusals } from '#kernel/domain';

export const caseRefusals = defineRefusals({
  /** B-223. */
  caseNoUnknown: { status: 404, message: 'This case number does not exist. Please check again' },
  caseWithoutAppointment: {
    status: 409,
    message: 'This case has no appointment yet. Book one first.',
  },
  caseHasAppointment: {
    status: 409,
    message: 'This case has an appointment already. Reschedule it instead.',
  },
  consultationTypeMissing: {
    status: 422,
    field: 'consultationType',
    message: 'Say how the claimant is seen.',
  },
  panelSlots: {
    status: 422,
    field: 'slots',
    message: 'Choose one to three different slots.',
  },
  cancellationReasonsMissing: {
    status: 409,
    message: 'The list of cancellation reasons is empty. Add a value to it first.',
  },
  appointmentHasCase: { status: 409, message: 'This appointment belongs to a case already.' },
  appointmentIsOff: { status: 409, message: 'A cancelled appointment does not become a case.' },
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
  reportDraftMissing: {
    status: 409,
    message: 'There is no draft of the report yet. Upload one first.',
  },
  reportFileType: {
    status: 422,
    field: 'fileId',
    message: 'A report is a Word document (.docx) or a PDF.',
  },
  reportLocked: {
    status: 409,
    message:
      'This report is final. Return it for correction, or amend it, before a new version is made.',
  },
  findingsOpen: {
    status: 409,
    message:
      'The quality assurance has open findings ({count}). Close them, or let admin staff finalise the report.',
  },
  finaliseByStep: {
    status: 409,
    message: 'This report is finalised by the step of the case, after the quality assurance.',
  },
  reportNotNewest: { status: 409, message: 'Only the newest version can be made final.' },
  finalFileType: { status: 422, field: 'fileId', message: 'A final report is a PDF.' },
  reportNotFinal: {
    status: 409,
    message: 'The newest version of the report is not final yet. Finalise it first.',
  },
  finalReportNotReady: {
    status: 409,
    message: 'The PDF of the final report is not ready yet. Try again in a moment.',
  },
  nobodyToTell: {
    status: 409,
    message: 'No case manager of this case has an email address.',
  },
  remarkOnFinal: {
    status: 409,
    message: 'This version is final. Remarks are made on drafts.',
  },
  templateNotFilled: {
    status: 422,
    message: 'The template of this report cannot be opened. Is it a Word document (.docx)?',
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
  chooseCases: { status: 422, field: 'ids', message: 'Choose between 1 and 500 cases.' },
  choosePerson: { status: 422, field: 'picUserId', message: 'Choose the person in charge.' },
  closedCaseWithoutPerson: {
    status: 409,
    message: 'This case is closed. Nobody is in charge of it any more.',
  },
  chooseStatus: { status: 422, field: 'status', message: 'Choose the status.' },
  holdReasonMissing: {
    status: 422,
    field: 'note',
    message: 'Say why the cases are put on hold.',
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
