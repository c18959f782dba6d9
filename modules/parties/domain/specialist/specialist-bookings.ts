import { defineAction } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** C-223. */
export const specialistBookingHistory = defineAction({
  name: 'bookingHistory',
  on: 'specialist',
  label: 'Booking history',
  route: 'GET /app/specialists/{id}/bookingHistory',
  roles: settingsStaff,
  input: {},
});
