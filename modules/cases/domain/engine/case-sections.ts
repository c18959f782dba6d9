/**
 * B-171, E-046: the thirteen sections of a case with an appointment, in their order. A section that
 * holds fields is saved by a call of its own (`section-actions.ts`); the others are panels.
 */
export const caseSectionNames = {
  BookingNotes: 'Booking Notes',
  BookingCM: 'Booking CM',
  ClientDetails: 'Client Details',
  Appointment: 'Appointment',
  Paperwork: 'Paperwork',
  Cancellation: 'Cancellation',
  Attendance: 'Attendance',
  Dictations: 'Dictations',
  Payment: 'Payment',
  CaseCorrespondence: 'Case Correspondence',
  ActionRequired: 'Action Required',
  Video: 'Video',
  CreditRequest: 'Credit Request',
} as const;

export type CaseSection = keyof typeof caseSectionNames;

export const bookingNoteKeys = [
  'requestedOn',
  'isUrgent',
  'reportTypeId',
  'reportDueDate',
  'sourceOfReferralId',
  'bookingNotes',
  'internalNotes',
] as const;

export const bookingCmKeys = [
  'companyId',
  'bookingCmId',
  'otherCmIds',
  'businessUnitId',
  'customerReference',
  'purchaseOrderNo',
  'contractorId',
] as const;

export const clientDetailKeys = [
  'clientId',
  'claimNo',
  'matterId',
  'dateOfInjury',
  'matterTypeId',
  'schemeId',
  'typeOfClaimId',
  'side',
  'employer',
  'bodyPartIds',
  'interpreterRequired',
  'languageId',
  'interpreterId',
] as const;

export const appointmentKeys = ['specialtyId', 'specialistId', 'appointmentNote'] as const;

export const paperworkKeys = ['paperworkDueDate', 'paperworkReceivedOn', 'paperworkNote'] as const;

/** As `detail` of the resource: what a plain form and the history need to know. */
export const caseSections = {
  [caseSectionNames.BookingNotes]: bookingNoteKeys,
  [caseSectionNames.BookingCM]: bookingCmKeys,
  [caseSectionNames.ClientDetails]: clientDetailKeys,
  [caseSectionNames.Appointment]: [...appointmentKeys, 'appointmentDate', 'centreId'],
  [caseSectionNames.Paperwork]: [...paperworkKeys, 'paperworkSentOn', 'prepaymentStatus'],
  [caseSectionNames.Cancellation]: ['cancelledOn', 'cancelReason', 'cancelNote'],
  [caseSectionNames.Attendance]: ['attendanceOutcome', 'arrivedAt', 'attendanceNote'],
  [caseSectionNames.Dictations]: 'panel',
  [caseSectionNames.Payment]: 'panel',
  [caseSectionNames.CaseCorrespondence]: 'panel',
  [caseSectionNames.ActionRequired]: 'panel',
  [caseSectionNames.Video]: 'panel',
  [caseSectionNames.CreditRequest]: 'panel',
} as const;
