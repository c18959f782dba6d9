import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { anyCase, imeWorkflow } from '../../domain/index.ts';
import { caseColumns, listed, seenCases } from './case-rows.ts';

const opens = anyCase;
const { reschedule, loseAppointment, cancel, attend } = imeWorkflow.actions;

/** From the confirmation to what became of the day. A report may be clarified long after. */
const withAppointment = [
  'appointmentConfirmed',
  'paperworkSent',
  'fileReview',
  'attendedChargeable',
  'attendedNoFee',
  'notAttended',
  'dictationReceived',
  'draftSent',
  'reportReceived',
  'collectReport',
  'furtherReview',
  'postAdmin',
  'qualityAssurance',
  'reportFinalisation',
  'reportSent',
  'clarificationNoFee',
  'amendmentNoFee',
];

const statusesOfStep = `(values ('appointmentRequested', array['booked']),
  ('appointmentConfirmed', array['confirmed']),
  ('attendedChargeable', array['attended', 'attendedLate']),
  ('attendedNoFee', array['attended', 'attendedLate']),
  ('notAttended', array['didNotAttend'])) as s (step, statuses)`;

const local = (time: string, zone: string) =>
  `to_char(${time} at time zone coalesce(${zone}, 'UTC'), 'DD/MM/YYYY HH24:MI')`;

export const appointmentInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'cases.statusHasAppointment',
    sentence: '{name} is "{status}", and has no appointment.',
    find: `select ${caseColumns} from (${seenCases}) c
      where c.appointment_id is null and c.step in (${listed(withAppointment)})`,
    opens,
    mend: { by: reschedule, words: 'Book an appointment from the page of the case, or cancel it.' },
  }),
  defineInvariant({
    name: 'cases.appointmentIsLive',
    sentence: '{name} is "{status}", and its appointment is cancelled or gone.',
    find: `select ${caseColumns} from (${seenCases}) c
      left join booking_appointments a on a.tenant_id = c.tenant_id and a.id = c.appointment_id
      where c.appointment_id is not null and (a.id is null or a.status = 'cancelled')`,
    opens,
    mend: {
      by: loseAppointment,
      words: 'Cancel the appointment on the case too, then book it again.',
    },
  }),
  // A cancelled case goes on saying for which day it had been.
  defineInvariant({
    name: 'cases.dayWithoutAppointment',
    sentence: '{name} names {day} for its appointment, and has none.',
    find: `select ${caseColumns}, ${local('c.appointment_date', 'c.appointment_zone')} as day
      from (${seenCases}) c where c.appointment_id is null and c.appointment_date is not null
        and not c.is_closed`,
    opens,
    mend: { by: reschedule, words: 'Book the appointment, or take the day away.' },
  }),
  defineInvariant({
    name: 'cases.appointmentSaysTheSame',
    sentence: '{name} says {day} for its appointment, which is on {booked} or elsewhere.',
    find: `select ${caseColumns}, ${local('c.appointment_date', 'c.appointment_zone')} as day,
        ${local('a.date_from', 'a.time_zone')} as booked
      from (${seenCases}) c
      join booking_appointments a on a.tenant_id = c.tenant_id and a.id = c.appointment_id
      where a.status <> 'cancelled' and (c.appointment_date is distinct from a.date_from
        or c.specialist_id is distinct from a.specialist_id
        or c.centre_id is distinct from a.centre_id or c.appointment_zone is distinct from a.time_zone)`,
    opens,
    mend: { by: reschedule, words: 'Reschedule the case to the time that holds.' },
  }),
  defineInvariant({
    name: 'cases.appointmentKnowsItsCase',
    sentence:
      'The day of a specialist lists {name} ("{status}") on {booked}, and the case does not know of it.',
    find: `select ${caseColumns}, ${local('a.date_from', 'a.time_zone')} as booked
      from booking_appointments a join (${seenCases}) c on c.tenant_id = a.tenant_id and c.id::text = a.case_id
      where a.status in ('booked', 'confirmed') and c.appointment_id is distinct from a.id`,
    opens,
    mend: { by: cancel, words: 'Cancel that appointment in the calendar.' },
  }),
  defineInvariant({
    name: 'cases.statusFollowsAppointment',
    sentence: '{name} is "{status}", and its appointment is {appointmentStatus}.',
    find: `select ${caseColumns}, a.status as "appointmentStatus"
      from (${seenCases}) c join ${statusesOfStep} on s.step = c.step
      join booking_appointments a on a.tenant_id = c.tenant_id and a.id = c.appointment_id
      where not c.is_on_hold and a.status <> 'cancelled' and not a.status = any(s.statuses)`,
    opens,
    mend: { by: attend, words: 'Take the next step on the case, or correct the appointment.' },
  }),
  defineInvariant({
    name: 'cases.attendanceIsNotAhead',
    sentence: '{name} is "{status}", and its appointment on {day} is still to come.',
    find: `select ${caseColumns}, ${local('c.appointment_date', 'c.appointment_zone')} as day
      from (${seenCases}) c where c.step in ('attendedChargeable', 'attendedNoFee', 'notAttended')
        and c.appointment_date > (select now from moment)`,
    opens,
    mend: { words: 'Undo the last step; the attendance is recorded when the time has come.' },
  }),
  defineInvariant({
    name: 'cases.attendanceIsDueAfterTheDay',
    sentence: 'The attendance of {name} is due on {due}, and its appointment is on {day}.',
    find: `select ${caseColumns}, to_char(c.next_due_date, 'DD/MM/YYYY') as due,
        ${local('c.appointment_date', 'c.appointment_zone')} as day
      from (${seenCases}) c where c.next_step = 'ATTENDANCE' and not c.is_on_hold and not c.is_closed
        and c.next_due_date <= (c.appointment_date at time zone coalesce(c.appointment_zone, 'UTC'))::date`,
    opens,
    mend: { words: 'Undo the last step and take it again: the day is counted anew.' },
  }),
];
