/** What is asked of a new case; everything else is filled in on its page. */
export const caseSections = {
  Claim: ['claimNo', 'dateOfInjury', 'typeOfClaimId', 'side', 'customerReference', 'employer'],
  Request: [
    'specialtyId',
    'specialistId',
    'reportTypeId',
    'reportDueDate',
    'isUrgent',
    'interpreterRequired',
    'languageId',
    'bookingNotes',
    'appointmentNote',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** With times the specialist is who has the slot. */
export const withoutSlots = ['specialistId'];
