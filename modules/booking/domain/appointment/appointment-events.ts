import { dateTime, defineEvent, multiChoice, text } from '#kernel/domain';
import { noticeRecipients } from '../notice/notice.ts';

const about = {
  appointmentId: text('Appointment', { required: true }),
  sessionId: text('Session', { required: true }),
  /** With whom it is from then on: when the event is worked off it may be somebody else again. */
  specialistId: text('Specialist'),
  /** Whom to write to; everybody where nothing is said. The words are written after the commit. */
  tell: multiChoice('Tell by email', noticeRecipients),
} as const;

export const appointmentBooked = defineEvent('AppointmentBooked', about);

export const appointmentConfirmed = defineEvent('AppointmentConfirmed', about);

export const appointmentCancelled = defineEvent('AppointmentCancelled', {
  ...about,
  reasonId: text('Reason', { required: true }),
});

/** Where and with whom it was before, for those who are told. */
export const appointmentMoved = defineEvent('AppointmentMoved', {
  ...about,
  toSessionId: text('New session', { required: true }),
  startsAt: dateTime('Starts at', { required: true }),
  startedAt: dateTime('Started at before', { required: true }),
  endedAt: dateTime('Ended at before', { required: true }),
  timeZoneBefore: text('Time zone before', { required: true }),
  specialistIdBefore: text('Specialist before', { required: true }),
  /** Said where the place itself is the news. */
  placeBefore: text('Place before'),
});

/** The room or the address: time and specialist stay, and nothing is to be confirmed. */
export const appointmentDetailsChanged = defineEvent('AppointmentDetailsChanged', about);

/** Attended, attended late or did not attend. */
export const attendanceRecorded = defineEvent('AttendanceRecorded', {
  appointmentId: text('Appointment', { required: true }),
  outcome: text('Outcome', { required: true }),
});
