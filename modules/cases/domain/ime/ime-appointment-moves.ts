import { choice, dateTime, flag, longText, text } from '#kernel/domain';
import { noticesOf, tellField } from '#booking/domain';
import { adminStaff, caseTeam, office } from '#platform/domain';
import { slotInput } from '../appointment/appointment-input.ts';
import { cancelReasons } from '../engine/case-choices.ts';
import { offHold, remark } from '../engine/common-moves.ts';
import { cancelledSteps } from './ime-steps.ts';

const beforeReport = [
  'caseCreated',
  'appointmentRequested',
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
] as const;

const attendance = {
  arrivedAt: dateTime('Arrived'),
  note: longText('Note', { max: 2000 }),
} as const;

/** From the request to what happened on the day. */
export const imeAppointmentMoves = {
  requestAppointment: {
    label: 'Request appointment',
    can: 'request an appointment',
    who: caseTeam,
    asks: remark,
    sends: ['AppointmentRequested'],
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 1 } },
    step: { from: ['caseCreated'], to: 'appointmentRequested' },
    ...offHold,
  },
  confirmAppointment: {
    label: 'Confirm appointment',
    can: 'confirm the appointment',
    who: office,
    asks: { ...remark, tell: tellField },
    guard: 'hasAppointment',
    sends: noticesOf('confirmed'),
    next: { step: 'PAPERWORK', dueIn: { businessDays: -5, from: 'appointmentDate' } },
    step: { from: ['appointmentRequested'], to: 'appointmentConfirmed' },
    ...offHold,
  },
  /** C-050, B-214: to another slot. It must be confirmed again; paperwork that has left stays there. */
  reschedule: {
    label: 'Reschedule',
    can: 'reschedule the appointment',
    who: caseTeam,
    route: 'PUT /app/assessments/{id}/reschedule-appointment',
    asks: {
      slotId: text('Slot', { required: true, max: 36 }),
      rescheduleReason: choice('Reason', cancelReasons, { required: true }),
      ...remark,
      tell: tellField,
    },
    sends: noticesOf('moved'),
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 1 } },
    step: {
      steps: {
        appointmentRequested: 'appointmentRequested',
        appointmentConfirmed: 'appointmentRequested',
        paperworkSent: ['paperworkSent', 'appointmentRequested'],
        fileReview: ['fileReview', 'appointmentRequested'],
      },
    },
    ...offHold,
  },
  sendPaperwork: {
    label: 'Send paperwork',
    can: 'send the paperwork to the specialist',
    who: office,
    asks: remark,
    guard: ['hasSpecialist', 'isPrepaid'],
    sends: ['PaperworkSentToSpecialist'],
    next: { step: 'ATTENDANCE', dueIn: { businessDays: 1, from: 'appointmentDate' } },
    step: { from: ['appointmentConfirmed'], to: 'paperworkSent' },
    ...offHold,
  },
  /** G-130. */
  overridePrepayment: {
    label: 'Go on without prepayment',
    can: 'go on without prepayment',
    who: adminStaff,
    asks: { note: text('Reason', { required: true, max: 500 }) },
    step: { from: ['caseCreated', 'appointmentRequested', 'appointmentConfirmed'] },
    ...offHold,
  },
  startFileReview: {
    label: 'File review',
    can: 'start the file review',
    who: office,
    asks: remark,
    next: { step: 'REPORT_WRITING', dueIn: { businessDays: 5 } },
    step: { from: ['paperworkSent'], to: 'fileReview' },
    ...offHold,
  },
  attend: {
    label: 'Attended (chargeable)',
    can: 'record that the claimant attended',
    who: office,
    asks: attendance,
    guard: 'hasAppointment',
    sends: ['AttendanceConfirmed'],
    charges: 'assessment',
    next: { step: 'DICTATION', dueIn: { businessDays: 5 } },
    step: {
      from: ['appointmentConfirmed', 'paperworkSent', 'fileReview'],
      to: 'attendedChargeable',
    },
    ...offHold,
  },
  attendNoFee: {
    label: 'Attended (no fee)',
    can: 'record that the claimant attended without a fee',
    who: office,
    asks: attendance,
    guard: 'hasAppointment',
    sends: ['AttendanceConfirmed'],
    next: { step: 'DICTATION', dueIn: { businessDays: 5 } },
    step: { from: ['appointmentConfirmed', 'paperworkSent', 'fileReview'], to: 'attendedNoFee' },
    ...offHold,
  },
  notAttend: {
    label: 'Not attended',
    can: 'record that the claimant did not attend',
    who: office,
    asks: { note: longText('Note', { max: 2000 }) },
    guard: 'hasAppointment',
    sends: ['NonAttendance'],
    charges: 'nonAttendance',
    next: { step: 'CANCELLATION', dueIn: { businessDays: 2 } },
    step: { from: ['appointmentConfirmed', 'paperworkSent'], to: 'notAttended' },
    ...offHold,
  },
  /** B-214, B-240: after not attending, to a new time. */
  rebook: {
    label: 'Rebook',
    can: 'rebook it',
    who: caseTeam,
    route: 'POST /app/assessments/{id}/rebook',
    asks: { ...slotInput, ...remark, notifyCaseDNA: flag('Tell the case manager') },
    sends: ['AppointmentRequested'],
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 1 } },
    step: { from: ['notAttended'], to: 'appointmentRequested' },
    ...offHold,
  },
  /** C-071: the appointment is cancelled and the case goes on without one. */
  loseAppointment: {
    label: 'Cancel appointment',
    can: 'cancel its appointment',
    who: caseTeam,
    route: 'POST /app/assessments/{id}/cancelAppointment',
    asks: {
      cancelReason: choice('Reason', cancelReasons, { required: true }),
      ...remark,
      tell: tellField,
    },
    sends: noticesOf('cancelled'),
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 1 } },
    step: {
      from: ['appointmentRequested', 'appointmentConfirmed', 'paperworkSent'],
      to: 'caseCreated',
    },
  },
  cancel: {
    label: 'Cancel case',
    can: 'cancel it',
    who: office,
    asks: {
      outcome: choice(
        'Outcome',
        {
          cancelledNoFee: 'Cancelled (No Fee)',
          cancelledChargeable: 'Cancelled (Chargeable)',
          cancelledPaySpecialist: 'Cancelled (No Fee-Pay Specialist)',
        },
        { required: true },
      ),
      cancelReason: choice('Reason', cancelReasons, { required: true }),
      note: longText('Note', { max: 2000 }),
    },
    sends: noticesOf('cancelled'),
    charges: 'lateCancellation',
    step: { from: beforeReport, to: cancelledSteps },
    ...offHold,
  },
} as const;
