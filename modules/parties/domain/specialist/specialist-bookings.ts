import { defineAction } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { bookingLines } from '../booking-line.ts';
import { specialist } from './specialist.resource.ts';

/** C-223. */
export const specialistBookingHistory = defineAction({
  name: 'bookingHistory',
  on: specialist,
  label: 'Booking history',
  route: 'GET /app/specialists/{id}/bookingHistory',
  roles: settingsStaff,
  input: {},
  answer: bookingLines,
});
