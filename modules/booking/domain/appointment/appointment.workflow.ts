import { defineWorkflow, longText, lookup, possibleMoves, text } from '#kernel/domain';
import type { Instant } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { noticesOf } from '../notice/notice.ts';
import { tellField } from '../notice/tell-field.ts';
import { appointment } from './appointment.resource.ts';

export type AppointmentGuardFacts = {
  readonly status: string;
  readonly dateFrom: Instant;
  readonly now: Instant;
};

const guards = {
  /** A time that nobody confirmed is settled when it has come too, or it could never be. */
  isAheadOrUnconfirmed: ({ status, dateFrom, now }: AppointmentGuardFacts) =>
    status === 'booked' || now < dateFrom ? null : 'appointmentBegan',
  hasBegun: ({ dateFrom, now }: AppointmentGuardFacts) =>
    now < dateFrom ? 'appointmentAhead' : null,
} as const;

const ahead = ['booked', 'confirmed'] as const;
const outcomes = ['attended', 'attendedLate', 'didNotAttend'] as const;
const recordable = [...ahead, ...outcomes] as const;
const remark = { note: longText('Note', { max: 500 }) };

/**
 * What can be done with an appointment. Once its time has come a confirmed one is neither cancelled nor
 * moved: what happened is recorded, and a wrong record can be corrected. One that was never confirmed is
 * confirmed, moved or cancelled afterwards. Those without `who` follow from an undo of its case.
 * What `sends` names there is written by the case that it belongs to, which takes the same step.
 */
export const appointmentWorkflow = defineWorkflow({
  on: appointment,
  axes: { status: { final: ['cancelled'] } },
  guards,
  moves: {
    confirm: {
      label: 'Confirm',
      can: 'confirm it',
      who: caseTeam,
      asks: { tell: tellField },
      guard: 'isAheadOrUnconfirmed',
      sends: noticesOf('confirmed'),
      status: { from: ['booked'], to: 'confirmed' },
    },
    /** To another slot; whoever had confirmed the old time is asked again. */
    move: {
      label: 'Move',
      can: 'move it',
      who: caseTeam,
      asks: { slotId: text('Slot', { required: true, max: 36 }), tell: tellField },
      guard: 'isAheadOrUnconfirmed',
      sends: noticesOf('moved'),
      status: { from: ahead, to: 'booked' },
    },
    cancel: {
      label: 'Cancel appointment',
      can: 'cancel it',
      who: caseTeam,
      asks: {
        reasonId: lookup('Reason', 'lookupConfig', {
          required: true,
          where: { type: 'cancellationReason' },
        }),
        ...remark,
        tell: tellField,
      },
      guard: 'isAheadOrUnconfirmed',
      sends: noticesOf('cancelled'),
      status: { from: ahead, to: 'cancelled' },
    },
    attend: {
      label: 'Attended',
      can: 'record that the claimant attended',
      who: office,
      asks: remark,
      guard: 'hasBegun',
      sends: ['AttendanceConfirmed'],
      status: { from: recordable.filter((one) => one !== 'attended'), to: 'attended' },
    },
    attendLate: {
      label: 'Attended late',
      can: 'record that the claimant came late',
      who: office,
      asks: remark,
      guard: 'hasBegun',
      sends: ['AttendanceConfirmed'],
      status: { from: recordable.filter((one) => one !== 'attendedLate'), to: 'attendedLate' },
    },
    notAttend: {
      label: 'Did not attend',
      can: 'record that the claimant did not attend',
      who: office,
      asks: remark,
      guard: 'hasBegun',
      sends: ['NonAttendance'],
      status: { from: recordable.filter((one) => one !== 'didNotAttend'), to: 'didNotAttend' },
    },
    takeBackConfirmation: {
      label: 'Confirmation taken back',
      status: { from: ['confirmed'], to: 'booked' },
    },
    takeBackAttendance: {
      label: 'Attendance taken back',
      status: { from: outcomes, to: 'confirmed' },
    },
  },
});

export const {
  confirm: confirmAppointment,
  move: moveAppointment,
  cancel: cancelAppointment,
  attend: recordAttendance,
  attendLate: recordLateArrival,
  notAttend: recordAbsence,
} = appointmentWorkflow.actions;

/** What its state and the clock allow, so that no button is shown which the rules refuse. */
export const movesAt = (
  record: { readonly status: string; readonly dateFrom: Instant },
  now: Instant,
): ReadonlySet<string> =>
  new Set(
    possibleMoves(appointmentWorkflow, record)
      .filter((row) =>
        row.guards.every(
          (name) => guards[name as keyof typeof guards]({ ...record, now }) === null,
        ),
      )
      .map(({ name }) => name),
  );
