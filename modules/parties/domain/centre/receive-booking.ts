import { accept, change, defineAction, flag, record, refuse } from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { centre } from './centre.resource.ts';

/** C-189. Without an answer it is turned round. */
export const receiveBooking = defineAction({
  name: 'receiveBooking',
  on: centre,
  label: 'Receive bookings',
  route: 'PUT /app/centres/receiveBooking/{id}',
  roles: settingsStaff,
  input: { receiveBooking: flag('Receives bookings') },
  answer: record(centre),
});

type BookingFacts = {
  readonly id: string;
  readonly isActive: boolean;
  readonly receiveBooking: boolean;
};

/** An inactive centre takes no bookings, so it cannot be opened for them. */
export function decideReceiveBooking(
  { id, isActive, receiveBooking: wasOn }: BookingFacts,
  input: InputOf<typeof receiveBooking>,
): Decision {
  const isOn = input.receiveBooking ?? !wasOn;
  if (isOn && !isActive) return refuse('centreInactive');
  return accept(change(centre, id, { receiveBooking: isOn }));
}
