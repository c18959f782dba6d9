import { defineAction } from '#kernel/domain';
import { office, settingsStaff } from '#platform/domain';
import { bookingLines } from '../booking-line.ts';
import { client } from './client.resource.ts';
import { contractor } from './contractor.resource.ts';

/** C-151. */
export const clientBookingHistory = defineAction({
  name: 'bookingHistory',
  on: client,
  label: 'Booking history',
  route: 'GET /app/clients/{id}/bookingHistory',
  roles: [...settingsStaff, 'CASE_MANAGER'],
  input: {},
  answer: bookingLines,
});

/** C-160. */
export const contractorBookingHistory = defineAction({
  name: 'bookingHistory',
  on: contractor,
  label: 'Booking history',
  route: 'GET /app/contractors/{id}/bookingHistory',
  roles: office,
  input: {},
  answer: bookingLines,
});
