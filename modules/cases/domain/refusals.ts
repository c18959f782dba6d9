import { defineRefusals } from '#kernel/domain';
import { mvaRefusals } from './mva/refusals.ts';
import { retentionRefusals } from './retention/dispose-cases.ts';
import { tpdRefusals } from './tpd/refusals.ts';
import { impairmentRefusals } from './impairment/refusals.ts';
import { priceListRefusals } from './price-lists/refusals.ts';
import { timeRefusals } from './time-tracking/refusals.ts';
import { requestRefusals } from './request/refusals.ts';
import { coRefusals } from './co/refusals.ts';
import { mnRefusals } from './mn/refusals.ts';
import { recordRefusals } from './mr/refusals.ts';
import { ndisRefusals } from './ndis/refusals.ts';

export const caseRefusals = defineRefusals({
  ...mvaRefusals,
  ...tpdRefusals,
  ...timeRefusals,
  ...impairmentRefusals,
  ...priceListRefusals,
  ...requestRefusals,
  ...coRefusals,
  ...mnRefusals,
  ...recordRefusals,
  ...ndisRefusals,
  ...retentionRefusals,
  /** B-223. */
  caseNoUnknown: { status: 404, message: 'This case number does not exist. Please check again' },
  caseWithoutAppointment: {
    status: 409,
    message: 'This case has no appointment yet. Book one first.',
  },
  caseSaysOtherwise: {
    status: 409,
    message: 'Its case says otherwise. Undo that step in the case first, then record it here.',
  },
  caseHasAppointment: {
    status: 409,
    message: 'This case has an appointment already. Reschedule it instead.',
  },
  claimantIsInvited: {
    status: 409,
    field: 'clientId',
    message:
      'The appointment of this case is booked for its claimant. Cancel the appointment before the case is given to another one.',
  },
  chargeWaitsForPayer: {
    status: 409,
    message:
      'Nobody pays for a charge of this case yet. Choose the company of the case, or take the charge back: this action ends by itself then.',
  },
  chargeWaitsForPrice: {
    status: 409,
    message:
      'Its charge has no amount yet. Set it, or take the charge back: this action ends by itself then.',
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
  prepaymentNotAsked: {
    status: 409,
    message: 'No prepayment is outstanding on this case.',
  },
  specialistWithoutEmail: {
    status: 409,
    message: 'The specialist has no email address. Add one, or send the papers another way.',
  },
  paperworkNotSentYet: {
    status: 409,
    message: 'The paperwork of this case has not been sent yet. Use Send paperwork first.',
  },
  nothingNewInBrief: {
    status: 422,
    field: 'fileIds',
    message: 'The specialist has all of these files already. Choose what is new.',
  },
  filesOfAnotherRecord: {
    status: 422,
    field: 'fileIds',
    message: 'Choose files of this case.',
  },
  consentIsOpen: {
    status: 409,
    message:
      'A consent form waits for the signature of {name} already. Remind them, or void it before you send another.',
  },
  signerWithoutEmail: {
    status: 409,
    message: 'The claimant has no email address. Add one first, or print the form.',
  },
  messageUnknown: {
    status: 400,
    field: 'emailType',
    message: 'There is no such message.',
  },
  messageWithoutAddress: {
    status: 409,
    message: 'Nobody can be written to: {who} has no {what}.',
  },
  messageWithoutReader: {
    status: 409,
    message: 'Nobody can be written to: {who} of this case is not known. Choose one first.',
  },
  videoLinkWithoutAppointment: {
    status: 409,
    message: 'This case has no appointment yet, so there is no video link to send.',
  },
  visitNotByVideo: {
    status: 409,
    message: 'The claimant is not seen by video, so there is no video link to send.',
  },
  videoLinkMissing: {
    status: 409,
    message: 'The appointment has no video link yet. Enter it on the appointment first.',
  },
  messageHasNoSms: {
    status: 422,
    field: 'isSMS',
    message: 'This message is sent by email only.',
  },
  caseStandsStill: {
    status: 409,
    message: 'This case is on hold or closed. Nobody is written to about it by itself.',
  },
  chargeNotPending: {
    status: 409,
    message: 'Only a charge that waits for its invoice is priced. Credit the invoice first.',
  },
  specialistOnlyHasNoFee: {
    status: 422,
    field: 'amount',
    message: 'The customer pays nothing for it. Leave the fee empty.',
  },
  chargeWithoutSpecialist: {
    status: 422,
    field: 'payeeAmount',
    message: 'The case has no specialist who could earn by it. Leave it empty.',
  },
  daysOutOfOrder: {
    status: 422,
    message:
      'The days contradict each other: {later} would lie before {earlier}. Correct one of them.',
  },
  nothingToUndo: { status: 409, message: 'There is no step to undo.' },
  undoTimeTaken: {
    status: 409,
    message:
      'The time of this appointment is no longer free, so the step cannot be undone. Book another time, or make a new case.',
  },
  undoTimePast: {
    status: 409,
    message:
      'The time of this appointment has passed, so the step cannot be undone. Book another time, or make a new case.',
  },
  undoByQuotation: {
    status: 409,
    message: 'This step followed from its quotation. Revise or cancel the quotation instead.',
  },
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
  quotationNotDraft: {
    status: 409,
    message: 'This quotation was sent. Revise it before you change it.',
  },
  quotationMissing: { status: 409, message: 'This case has no quotation yet. Make one first.' },
  quotationWithoutItems: {
    status: 409,
    message: 'This quotation has no items yet. Add at least one.',
  },
  quotationValidUntilPast: {
    status: 422,
    field: 'validUntil',
    message: 'Choose a day from today on until which the quotation holds.',
  },
  quotationWithoutRecipient: {
    status: 422,
    field: 'email',
    message: 'This case has no booking CM with an email address. Enter one.',
  },
  quotationAddressWrong: {
    status: 422,
    field: 'email',
    message: 'This is no email address, so the quotation cannot be sent to it. Correct it.',
  },
  quotationAnswered: { status: 409, message: 'This quotation was answered already.' },
  quotationExpired: {
    status: 409,
    message: 'This quotation has expired. Please ask us for a new one.',
  },
  quotationWithdrawn: {
    status: 409,
    message: 'This quotation is no longer open. There may be a newer link in your email.',
  },
  answererMissing: { status: 422, field: 'name', message: 'Please enter your name.' },
  rejectionWithoutReason: {
    status: 422,
    field: 'reason',
    message: 'Please tell us why you reject the quotation.',
  },
  criteriaNotPassed: {
    status: 409,
    message: 'Not every criterion of the campaign is passed. Finish the eligibility review first.',
  },
  claimantWithoutAssessment: {
    status: 409,
    message: 'Choose the assessment that was booked for this claimant.',
  },
  assessmentWithoutReport: {
    status: 409,
    message: 'The report of the assessment has not come yet. Record it in the assessment first.',
  },
  assessmentOfAnother: {
    status: 422,
    field: 'assessmentId',
    message: 'This assessment is of another claimant.',
  },
  claimantClosed: {
    status: 409,
    message: 'This claimant is decided. Undo the last step before you review again.',
  },
  criterionElsewhere: {
    status: 422,
    field: 'items',
    message: 'A criterion does not belong to the campaign of this claimant.',
  },
  criterionTwice: { status: 422, field: 'items', message: 'A criterion is named twice.' },
  usedToBeforeFrom: {
    status: 422,
    field: 'usedTo',
    message: 'The product was used until a day before its first use.',
  },
  campaignClosesBeforeOpening: {
    status: 422,
    field: 'closesOn',
    message: 'The campaign closes before it opens.',
  },
  chooseClaimants: {
    status: 422,
    field: 'ids',
    message: 'Choose the claimants, or the campaign that they belong to.',
  },
  tooManyClaimants: {
    status: 422,
    field: 'ids',
    message: 'These are more than 5,000 claimants. Choose fewer at a time.',
  },
  bulkMoveMissing: { status: 422, field: 'move', message: 'Choose a move.' },
  bulkReasonMissing: { status: 422, field: 'note', message: 'Enter the reason.' },
  bulkPersonMissing: { status: 422, field: 'userId', message: 'Choose a person.' },
  bulkMailMissing: {
    status: 422,
    field: 'message',
    message: 'Enter the subject and the message.',
  },
  claimantWithoutEmail: { status: 409, message: 'This claimant has no email address.' },
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
