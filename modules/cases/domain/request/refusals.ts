/** Of supplementary reports and file reviews. */
export const requestRefusals = {
  specialistCannotTakeIt: {
    status: 409,
    message:
      'This specialist has declined or has a conflict of interest. Choose another specialist first.',
  },
  conflictNotAnswered: {
    status: 409,
    message:
      'Nothing leaves before the specialist has answered. Ask about conflicts, and send the request once it is accepted.',
  },
  specialistNotAsked: {
    status: 409,
    message: 'The specialist of this case has not been asked, or has answered already.',
  },
  requestEmpty: {
    status: 409,
    message:
      'There is nothing to send yet. Write the questions or tick the documents that go along.',
  },
  materialClosed: {
    status: 409,
    message: 'This case is closed. Reopen it by a clarification or an amendment first.',
  },
  fileNotOffered: {
    status: 422,
    field: 'fileIds',
    message: 'Choose documents of this case or of its origin case.',
  },
  pagesReasonMissing: {
    status: 422,
    field: 'pagesReason',
    message: 'Say why the pages are typed and not counted from the documents.',
  },
  urgentIsSlower: {
    status: 422,
    field: 'urgentDays',
    message: 'An urgent report cannot take longer than a usual one.',
  },
  originOfAnother: {
    status: 422,
    field: 'originCaseId',
    message: 'The origin case is of another claimant. Choose a case of the same claimant.',
  },
  originOfItself: {
    status: 422,
    field: 'originCaseId',
    message: 'A case cannot supplement itself. Choose the case whose report is supplemented.',
  },
  freeNeedsOrigin: {
    status: 422,
    field: 'originCaseId',
    message:
      'A clarification or an amendment belongs to a report that was sent. Choose its case as the origin.',
  },
  freeNeedsSameSpecialist: {
    status: 422,
    field: 'specialistId',
    message:
      'A clarification or an amendment is written by the specialist of the report. Choose the same one.',
  },
  agreedFeeMissing: {
    status: 422,
    field: 'agreedFee',
    message: 'Enter the fee that was agreed, or ask for a further report at the usual price.',
  },
} as const;
