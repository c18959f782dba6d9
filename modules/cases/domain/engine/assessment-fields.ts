import { choice, date, dateTime, longText, lookup, text, timeZone } from '#kernel/domain';
import { attendanceOutcomes, cancelReasons, casePrepayments } from './case-choices.ts';

const recorded = { readOnly: true } as const;

/** What a case has whose claimant is seen by a specialist at a time. */
export const assessmentFields = {
  specialtyId: lookup('Specialty', 'lookupConfig', { where: { type: 'specialty' } }),
  /** The appointment in force; earlier ones name the case too. Written with the slot. */
  appointmentId: lookup('Appointment', 'appointment', recorded),
  centreId: lookup('Centre', 'centre', recorded),
  appointmentDate: dateTime('Appointment date', { ...recorded, zone: 'appointmentZone' }),
  appointmentZone: timeZone('Time zone', recorded),
  /** B-204: of the last time that it was moved. */
  rescheduleReason: choice('Reason for rescheduling', cancelReasons, recorded),
  appointmentNote: longText('Needs at the appointment', { max: 2000 }),

  paperworkDueDate: date('Paperwork due'),
  paperworkReceivedOn: date('Paperwork received', { notFuture: true }),
  paperworkSentOn: date('Paperwork sent', recorded),
  paperworkNote: longText('Paperwork note', { max: 2000 }),
  /** E-054, G-130: `required` blocks the paperwork. */
  prepaymentStatus: choice('Prepayment', casePrepayments, {
    readOnly: true,
    tones: { required: 'warning', paid: 'success' },
  }),
  prepaymentNote: text('Prepayment override', { ...recorded, max: 500 }),

  attendanceOutcome: choice('Attendance outcome', attendanceOutcomes, {
    readOnly: true,
    default: 'none',
  }),
  arrivedAt: dateTime('Arrived', { ...recorded, zone: 'appointmentZone' }),
  attendanceNote: longText('Attendance note', { ...recorded, max: 2000 }),

  cancelledOn: date('Cancelled on', recorded),
  cancelReason: choice('Reason for cancellation', cancelReasons, recorded),
  cancelNote: longText('Cancellation note', { ...recorded, max: 2000 }),

  dictationDueDate: date('Dictation due', recorded),
  reportReceivedOn: date('Report received', recorded),
  reportSentOn: date('Report sent', recorded),
} as const;
