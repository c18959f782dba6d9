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
});
