import { centreBookingHistory } from './centre-bookings.ts';
import {
  addCentreServiceType,
  addCentreSpecialist,
  removeCentreServiceType,
  removeCentreSpecialist,
} from './centre-members.ts';
import { centreRoom } from './centre-room.resource.ts';
import { centre } from './centre.resource.ts';
import { isDuplicateEmail } from './duplicate-email.ts';
import { receiveBooking } from './receive-booking.ts';

export * from './centre-choices.ts';
export * from './centre-bookings.ts';
export * from './centre-members.ts';
export * from './centre-room.resource.ts';
export * from './centre.resource.ts';
export * from './duplicate-email.ts';
export * from './receive-booking.ts';
export * from './refusals.ts';

export const centreResources = [centre, centreRoom];

export const centreActions = [
  addCentreServiceType,
  removeCentreServiceType,
  addCentreSpecialist,
  removeCentreSpecialist,
  receiveBooking,
  isDuplicateEmail,
  centreBookingHistory,
];
