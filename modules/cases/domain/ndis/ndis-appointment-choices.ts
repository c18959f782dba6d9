import type { Tones } from '#kernel/domain';

/** E-106, B-201, in its order. */
export const ndisAppointmentStatuses = {
  requested: 'requested',
  confirmed: 'confirmed',
  attended: 'attended',
  notAttended: 'not attended',
  reportCompleted: 'report completed',
  cancelledNoFee: 'cancelled no fee',
  cancelledWithFee: 'cancelled with fee',
} as const;

export type NdisAppointmentStatus = keyof typeof ndisAppointmentStatuses;

export const ndisAppointmentTones: Tones<typeof ndisAppointmentStatuses> = {
  requested: 'info',
  confirmed: 'info',
  attended: 'success',
  notAttended: 'warning',
  reportCompleted: 'success',
  cancelledWithFee: 'warning',
};

export const ndisPlaces = {
  clinic: 'Clinic',
  home: 'Home',
  community: 'Community',
  telehealth: 'Telehealth',
} as const;

/** Codes of the bulk payment request. */
export const ndisCancelReasons = {
  NSDH: 'No show due to health reason',
  NSDF: 'No show due to family issues',
  NSDT: 'No show due to unavailability of transport',
  NSDO: 'Other',
} as const;
export type NdisCancelReason = keyof typeof ndisCancelReasons;
