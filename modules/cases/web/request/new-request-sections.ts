/** What is asked of a new request; the rest comes from its origin or is filled in on its page. */
export const requestSections = {
  Claim: ['claimNo', 'dateOfInjury', 'typeOfClaimId', 'side', 'customerReference', 'employer'],
  Request: [
    'requestKind',
    'agreedFee',
    'specialtyId',
    'specialistId',
    'reportDueDate',
    'isUrgent',
    'questions',
    'bookingNotes',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
