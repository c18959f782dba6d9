import type { Tones } from '#kernel/domain';

/** E-063, in its order. */
export const consents = {
  unsubscribed: 'Unsubscribed Expressed',
  subscribed: 'Subscribed Expressed',
  inferred: 'Subscribed Inferred',
} as const;

/** B-334: a case manager is won as a specialist is. */
export const caseManagerStatuses = {
  recruiting: 'Recruiting',
  onboarding: 'Onboarding',
  onboarded: 'Onboarded',
  excluding: 'Excluding',
  nonBookingContact: 'Non-Booking Contact',
} as const;

export const caseManagerTones: Tones<typeof caseManagerStatuses> = {
  onboarding: 'info',
  onboarded: 'success',
  excluding: 'danger',
};

/** G-011: what a case manager wants to hear of by mail. */
export const caseManagerNotices = {
  bookingConfirmed: 'A booking is confirmed',
  appointmentReminder: 'An appointment is near',
  attendance: 'A client attended or did not',
  reportReady: 'A report is ready',
  invoiceIssued: 'An invoice was issued',
  newsletter: 'News and seminars',
} as const;
