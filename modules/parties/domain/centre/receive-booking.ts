import { accept, defineAction, flag, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

/** C-189. Without an answer it is turned round. */
export const receiveBooking = defineAction({
  name: 'receiveBooking',
  on: 'centre',
  label: 'Receive bookings',
  route: 'PUT /app/centres/receiveBooking/{id}',
  roles: settingsStaff,
  input: { receiveBooking: flag('Receives bookings') },
});

type BookingFacts = { isActive: boolean; receiveBooking: boolean };

/** An inactive centre takes no bookings, so it cannot be opened for them. */
export function decideReceiveBooking(centre: BookingFacts, isOn: boolean): Decision<BookingFacts> {
  if (isOn && !centre.isActive) return refuse('centreInactive');
  return accept({ receiveBooking: isOn });
}
