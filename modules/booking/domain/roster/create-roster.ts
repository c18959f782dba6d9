import {
  choice,
  date,
  defineAction,
  defineTask,
  flag,
  isPlainDate,
  json,
  lookup,
  multiChoice,
  multiLookup,
  number,
  optional,
  refuse,
  time,
  timeZone,
  daysBetween,
} from '#kernel/domain';
import type { InputOf, PlainDate, Refused } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { consultationTypes, locationTypes } from '../booking-choices.ts';
import { appointmentSession } from '../session/appointment-session.resource.ts';
import { mostRosterDays } from './roster.ts';
import type { RosterPattern, Weekday } from './roster.ts';

export const weekdayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

export const repeats = {
  weekly: 'Every week',
  fortnightly: 'Every second week',
  monthly: 'Once a month',
} as const;

/** Sessions of the same kind on many days, for one specialist or several. */
export const createRoster = defineAction({
  name: 'createRoster',
  on: appointmentSession,
  label: 'Create roster',
  route: 'POST /app/appointment-sessions/roster',
  roles: settingsStaff,
  input: {
    specialistIds: multiLookup('Specialists', 'specialist', { required: true }),
    centreId: lookup('Centre', 'centre', { offers: { receiveBooking: true } }),
    roomId: lookup('Room', 'centreRoom', { within: 'centreId' }),
    timeZone: timeZone('Time zone', {
      follows: { centreId: 'centre' },
      hint: 'Of the centre. Empty by video and at home: of each specialist.',
    }),
    firstDay: date('First day', { required: true }),
    lastDay: date('Last day', { required: true }),
    repeat: choice('Repeat', repeats, { required: true }),
    weekdays: multiChoice('Days', weekdayNames, { required: true }),
    exceptions: json('Days left out'),
    from: time('From', { required: true, zone: 'timeZone' }),
    to: time('To', { required: true, zone: 'timeZone' }),
    slotMinutes: number('Slot length in minutes', { required: true, min: 5, max: 480 }),
    bufferMinutes: number('Break after each slot in minutes', { min: 0, max: 240 }),
    capacity: number('Most appointments', { min: 1, max: 100 }),
    consultationType: choice('Consultation type', consultationTypes, { required: true }),
    locationType: choice('Location type', locationTypes),
    isVideoAppointment: flag('Video'),
    skipHolidays: flag('Leave out public holidays'),
    /** Shows what would happen and writes nothing. */
    isPreview: flag('Preview only'),
  },
  answer: {
    seriesId: optional('id?'),
    created: optional('number'),
    planned: optional([
      {
        specialistId: 'id',
        day: 'date',
        dateFrom: 'instant',
        dateTo: 'instant',
        timeZone: 'text',
        skipped: 'text?',
      },
    ]),
    plannedCount: optional('number'),
    skippedCount: optional('number'),
    holidays: optional(['date']),
    /** Instead of the rest where a worker makes it. */
    taskId: optional('id'),
  },
});

const { isPreview: _isPreview, ...wanted } = createRoster.input;

/** The same as long work, for a roster of more sessions than are made while the caller waits. */
export const createRosterTask = defineTask({
  name: createRoster.name,
  label: 'Roster',
  on: createRoster.on,
  verb: createRoster.name,
  rows: ['day', 'days'],
  opensList: true,
  input: wanted,
});

/** Why no session is made on a day. */
export const leftOutReasons = {
  overlap: 'Has a session then',
  leave: 'On leave',
  room: 'Room is taken',
} as const;

export type RosterInput = InputOf<typeof createRoster>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const numbers: Readonly<Record<keyof typeof weekdayNames, Weekday>> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
};

/** The pattern that the input asks for, or why there is none. */
export function readRoster(input: RosterInput): RosterPattern | Refused {
  const { firstDay, lastDay } = input;
  if (!clock.test(input.from) || !clock.test(input.to)) return refuse('notAClockTime');
  if (input.to <= input.from)
    return refuse('rosterTimesBackwards', { values: { from: input.from } });
  if (lastDay < firstDay) return refuse('rosterEndsBeforeStart');
  if (daysBetween(firstDay, lastDay) > mostRosterDays) return refuse('rosterTooLong');
  const exceptions = readDays(input.exceptions);
  if (!exceptions) return refuse('notADay');
  return {
    firstDay,
    lastDay,
    repeat: input.repeat,
    weekdays: input.weekdays.map((name) => numbers[name]),
    exceptions,
  };
}

function readDays(given: unknown): PlainDate[] | null {
  if (given === null || given === undefined) return [];
  const isList = Array.isArray(given) && given.length <= mostRosterDays;
  return isList && given.every((day) => typeof day === 'string' && isPlainDate(day))
    ? (given as PlainDate[])
    : null;
}
