import type { Tones } from '#kernel/domain';

/** E-065. */
export const locationTypes = {
  mlpOwnedClinic: 'MLP-owned clinic',
  specialistOwnedClinic: 'Specialist-owned clinic',
  obtainedCentre: 'Obtained centre',
  homeAssessment: 'Home assessment',
} as const;

/** E-065: how every screen and mail names a place that is the home of the claimant. */
export const atHome = locationTypes.homeAssessment;

/** E-066. */
export const consultationTypes = {
  inPerson: 'In-person',
  telehealth: 'Telehealth',
  both: 'Both',
  ndis: 'NDIS',
  phone: 'Phone',
  ot: 'OT',
} as const;

export type ConsultationType = keyof typeof consultationTypes;

/** K-061, G-016: the one place that maps the codes of the wire. */
export const sessionStatuses = {
  available: 'Available',
  booked: 'Booked',
  reserved: 'Reserved',
  onHold: 'On Hold',
  cancelled: 'Cancelled',
} as const;

export type SessionStatus = keyof typeof sessionStatuses;

export const sessionTones = {
  available: 'success',
  booked: 'neutral',
  reserved: 'info',
  onHold: 'warning',
  cancelled: 'danger',
} as const satisfies Tones<typeof sessionStatuses>;

export const sessionStatusCodes: Readonly<Record<SessionStatus, number>> = {
  available: 2,
  booked: 3,
  reserved: 4,
  onHold: 5,
  cancelled: 6,
};

export const appointmentStatuses = {
  booked: 'Booked',
  confirmed: 'Confirmed',
  attended: 'Attended',
  attendedLate: 'Attended late',
  didNotAttend: 'Did not attend',
  cancelled: 'Cancelled',
} as const;

export type AppointmentStatus = keyof typeof appointmentStatuses;

export const appointmentTones = {
  booked: 'info',
  confirmed: 'success',
  attended: 'success',
  attendedLate: 'warning',
  didNotAttend: 'warning',
  cancelled: 'danger',
} as const satisfies Tones<typeof appointmentStatuses>;
