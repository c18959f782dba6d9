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
  messageHasNoSms: {
    status: 422,
    field: 'isSMS',
    message: 'This message is sent by email only.',
  },
  caseStandsStill: {
    status: 409,
    message: 'This case is on hold or closed. Nobody is written to about it by itself.',
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
});
