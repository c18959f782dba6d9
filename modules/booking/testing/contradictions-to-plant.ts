import { oneOf, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

const live = `status = 'confirmed' and date_from > now() + interval '2 days'`;
const slotOf = (appointment: string) => `appointment_id = ${oneOf('appointments', appointment)}`;
const free = `(select id from appointment_slots where tenant_id = current_tenant() and state = 'free' order by id limit 1)`;

export const bookingContradictions: Plants = {
  'booking.liveAppointmentHasSlot': `update appointment_slots set state = 'free', appointment_id = null
    where ${slotOf(live)}`,
  'booking.cancelledHoldsNoSlot': spoil('appointments', `status = 'cancelled'`, live),
  'booking.bookedSlotHasAppointment': spoil('appointments', 'is_deleted = true', live),
  'booking.slotIsAtTheTime': spoil(
    'appointments',
    `date_from = date_from + interval '10 minutes'`,
    live,
  ),
  'booking.slotIsOfTheSession': spoil('appointments', 'session_id = gen_random_uuid()', live),
  'booking.sessionCountsItsSlots': spoil('appointment_sessions', 'total_slots = total_slots + 1'),
  'booking.cancelledSessionHasNoAppointment': `update appointment_sessions set is_cancelled = true
    where id = (select session_id from appointments where id = ${oneOf('appointments', live)})`,
  'booking.holdEnds': `update appointment_slots set state = 'held', held_until = now() - interval '3 days',
    held_by_id = gen_random_uuid(), held_by_name = 'Somebody' where id = ${free}`,
  'booking.whatHappenedIsOver': spoil(
    'appointments',
    // Where nobody else of the demo has the specialist: two at one time are refused.
    `date_from = now() + interval '3000 days', date_to = now() + interval '3000 days 1 hour'`,
    `status = 'attended'`,
  ),
};
