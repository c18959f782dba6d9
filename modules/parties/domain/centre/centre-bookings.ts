import { defineAction } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { bookingLines } from '../booking-line.ts';
import { centre } from './centre.resource.ts';

/** C-178. */
export const centreBookingHistory = defineAction({
  name: 'bookingHistory',
  on: centre,
  label: 'Booking history',
  route: 'GET /app/centres/{id}/bookingHistory',
  roles: settingsStaff,
  input: {},
  answer: bookingLines,
});
