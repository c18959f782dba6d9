import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { appointment, appointmentSession, appointmentWorkflow } from '../domain/index.ts';

const { cancel, move } = appointmentWorkflow.actions;

const local = (time: string, zone: string) =>
  `to_char(${time} at time zone coalesce(${zone}, 'UTC'), 'DD/MM/YYYY HH24:MI')`;

const appointments = `(select a.*, a.reference as name, ${local('a.date_from', 'a.time_zone')} as day
  from appointments a where not a.is_deleted) a`;

/** Two people may be seen at once where a session has room for them; a slot is for one. */
export const bookingInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'booking.liveAppointmentHasSlot',
    sentence: 'Appointment {name} on {day} is {status}, and no slot is taken by it.',
    find: `select a.id, a.name, a.day, a.status from ${appointments}
      where a.status in ('booked', 'confirmed') and a.session_id is not null
        and not exists (select from appointment_slots s where s.tenant_id = a.tenant_id
          and s.appointment_id = a.id and s.state = 'booked')`,
    opens: appointment,
    mend: { by: move, words: 'Move the appointment to a free slot.' },
  }),
  defineInvariant({
    name: 'booking.cancelledHoldsNoSlot',
    sentence: 'Appointment {name} on {day} is cancelled, and its slot is still taken.',
    find: `select a.id, a.name, a.day from ${appointments}
      join appointment_slots s on s.tenant_id = a.tenant_id and s.appointment_id = a.id
      where a.status = 'cancelled'`,
    opens: appointment,
    mend: { by: cancel, words: 'Book the appointment again and cancel it: the slot is freed.' },
  }),
  defineInvariant({
    name: 'booking.bookedSlotHasAppointment',
    sentence: 'The slot on {day} in session {name} is taken by nobody.',
    find: `select n.id, coalesce(n.name, 'without a name') as name, ${local('s.starts_at', 'n.time_zone')} as day
      from appointment_slots s join appointment_sessions n on n.tenant_id = s.tenant_id and n.id = s.session_id
      left join appointments a on a.tenant_id = s.tenant_id and a.id = s.appointment_id and not a.is_deleted
      where s.state = 'booked' and a.id is null and not n.is_deleted`,
    opens: appointmentSession,
    mend: { words: 'Save the session again: its free slots are cut anew.' },
  }),
  defineInvariant({
    name: 'booking.slotIsAtTheTime',
    sentence: 'Appointment {name} is on {day}, and its slot is on {slot}.',
    find: `select a.id, a.name, a.day, ${local('s.starts_at', 'a.time_zone')} as slot from ${appointments}
      join appointment_slots s on s.tenant_id = a.tenant_id and s.appointment_id = a.id
      where a.status <> 'cancelled' and s.starts_at <> a.date_from`,
    opens: appointment,
    mend: { by: move, words: 'Move the appointment to the slot that holds.' },
  }),
  defineInvariant({
    name: 'booking.slotIsOfTheSession',
    sentence: 'Appointment {name} on {day} belongs to another session or specialist than its slot.',
    find: `select a.id, a.name, a.day from ${appointments}
      join appointment_slots s on s.tenant_id = a.tenant_id and s.appointment_id = a.id
      join appointment_sessions n on n.tenant_id = s.tenant_id and n.id = s.session_id
      where a.status <> 'cancelled' and (a.session_id is distinct from s.session_id
        or a.specialist_id is distinct from n.specialist_id)`,
    opens: appointment,
    mend: { by: move, words: 'Move the appointment to a slot of its specialist.' },
  }),
  defineInvariant({
    name: 'booking.sessionCountsItsSlots',
    sentence: 'Session {name} says {free} of {total} slots are free, and {counted} of {all} are.',
    find: `select n.id, coalesce(n.name, 'without a name') as name, n.free_slots::int::text as free,
        n.total_slots::int::text as total, s.free::text as counted, s.all_slots::text as all
      from appointment_sessions n join (select tenant_id, session_id, count(*) as all_slots,
        count(*) filter (where state = 'free') as free from appointment_slots group by 1, 2) s
        on s.tenant_id = n.tenant_id and s.session_id = n.id
      where not n.is_deleted and not n.is_cancelled and (n.total_slots <> s.all_slots
        or n.free_slots > s.free + (select count(*) from appointment_slots h where h.tenant_id = n.tenant_id
          and h.session_id = n.id and h.state = 'held') or n.free_slots < s.free)`,
    opens: appointmentSession,
    mend: { words: 'Save the session again: its slots are counted anew.' },
  }),
  defineInvariant({
    name: 'booking.cancelledSessionHasNoAppointment',
    sentence: 'Appointment {name} on {day} is {status}, and its session is cancelled.',
    find: `select a.id, a.name, a.day, a.status from ${appointments}
      join appointment_sessions n on n.tenant_id = a.tenant_id and n.id = a.session_id
      where a.status in ('booked', 'confirmed') and (n.is_cancelled or n.is_deleted)
        and a.date_from > (select now from moment)`,
    opens: appointment,
    mend: { by: move, words: 'Move the appointment to another session, or cancel it.' },
  }),
  defineInvariant({
    name: 'booking.holdEnds',
    sentence:
      'A slot on {day} in session {name} is held, and the hold ended long ago or never does.',
    find: `select n.id, coalesce(n.name, 'without a name') as name, ${local('s.starts_at', 'n.time_zone')} as day
      from appointment_slots s join appointment_sessions n on n.tenant_id = s.tenant_id and n.id = s.session_id
      where s.state = 'held' and (s.held_until is null or s.held_until < now() - interval '1 day')`,
    opens: appointmentSession,
    mend: { words: 'See under Background Jobs why holds are not released.' },
  }),
  defineInvariant({
    name: 'booking.whatHappenedIsOver',
    sentence: 'Appointment {name} counts as {status}, and its time ({day}) is still to come.',
    find: `select a.id, a.name, a.day, a.status from ${appointments}
      where a.status in ('attended', 'attendedLate', 'didNotAttend')
        and a.date_from > (select now from moment) + interval '1 day'`,
    opens: appointment,
    mend: { words: 'Correct what happened when the day has come, or move the appointment.' },
  }),
];
