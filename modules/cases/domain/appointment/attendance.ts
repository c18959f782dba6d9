import { choice, dateTime, defineTask, flag, longText, text } from '#kernel/domain';
import type { Instant } from '#kernel/domain';
import { dayIn } from '#kernel/domain';
import { attendanceOutcomes } from '../engine/case-choices.ts';
import type { MoveWish } from '../engine/move-case.ts';

/** B-203, E-108. `isNoFee` belongs to Confirmed: the claimant was there and nothing is charged. */
export const attendanceInput = {
  attendanceOutcome: choice('Attendance outcome', attendanceOutcomes, { required: true }),
  isNoFee: flag('Without a fee'),
  arrivedAt: dateTime('Arrived'),
  note: longText('Note', { max: 2000 }),
} as const;

export type Attendance = {
  readonly attendanceOutcome: keyof typeof attendanceOutcomes;
  readonly isNoFee?: boolean | null | undefined;
  readonly arrivedAt?: Instant | null | undefined;
  readonly note?: string | null | undefined;
};

export type AttendanceMove = 'attend' | 'attendNoFee' | 'notAttend';

/** Null: nothing has happened yet, and only what was noted is kept. */
export function moveOfAttendance({
  attendanceOutcome,
  isNoFee,
}: Attendance): AttendanceMove | null {
  if (attendanceOutcome === 'none') return null;
  if (attendanceOutcome === 'confirmed') return isNoFee ? 'attendNoFee' : 'attend';
  return 'notAttend';
}

const wayOf: Readonly<Record<AttendanceMove, Attendance['attendanceOutcome']>> = {
  attend: 'confirmed',
  attendNoFee: 'confirmed',
  notAttend: 'cancelledChargeable',
};

export function wishOfAttendance(
  move: AttendanceMove,
  { attendanceOutcome = wayOf[move], arrivedAt = null, note = null }: Partial<Attendance>,
): MoveWish {
  return {
    note: note ?? null,
    values: { attendanceOutcome, arrivedAt, attendanceNote: note },
    // The outcome table says that nothing is charged for it.
    ...(attendanceOutcome === 'cancelledNoFee' && { outcome: 'cancelledNoFee' }),
  };
}

/** What the appointment records for what the case does. */
export const recordOfAttendance: Readonly<Record<AttendanceMove, 'attend' | 'notAttend'>> = {
  attend: 'attend',
  attendNoFee: 'attend',
  notAttend: 'notAttend',
};

/**
 * Whoever comes before the hour is there: on the day itself, on the clocks of the place, attendance
 * can be recorded from midnight on. Nobody has failed to come before the hour.
 */
export const momentOfAttendance = (
  outcome: 'attend' | 'notAttend',
  { dateFrom, timeZone }: { readonly dateFrom: Instant; readonly timeZone: string },
  now: Instant,
): Instant => {
  const dayOf = (instant: Instant) => dayIn(timeZone, new Date(instant));
  const mayBeEarly = outcome === 'attend' && now < dateFrom;
  return mayBeEarly && dayOf(now) === dayOf(dateFrom) ? dateFrom : now;
};

/** B-211, G-084. */
export const attendanceTask = defineTask({
  name: 'caseAttendance',
  label: 'Attendance of a case',
  verb: 'attend',
  rows: ['case', 'cases'],
  input: {
    caseId: text('Case', { required: true, max: 36 }),
    inBackground: flag('In the background'),
    ...attendanceInput,
  },
});
