import type { CaseRecipient } from '../engine/case-mails.ts';
import type { DatedReminderKind } from '../reminders/due-reminder.ts';

export type CaseMessage = {
  readonly template: string;
  readonly to: CaseRecipient;
  /** Doc 2 section 8: what the screen says once it has left. */
  readonly notice: string;
  /** Where an SMS has words of its own. */
  readonly smsNotice?: string;
};

const reminded = 'Appointment reminder was sent';

/** C-055: `emailType` of the wire. The sentences are those of the specification where it has one. */
export const caseMessages = {
  appointmentReminderClient: {
    template: 'AppointmentReminderClient',
    to: 'client',
    notice: reminded,
  },
  appointmentReminderCM: { template: 'AppointmentReminderCM', to: 'bookingCm', notice: reminded },
  appointmentReminderSpecialist: {
    template: 'AppointmentReminderSpecialist',
    to: 'specialist',
    notice: reminded,
  },
  attendanceReminder: {
    template: 'AttendanceReminder',
    to: 'specialist',
    notice: 'Attendance reminder was sent',
  },
  iCareReportReminder: {
    template: 'ICareReminder',
    to: 'bookingCm',
    notice: 'Sent iCare report reminder successfully!',
  },
  paperworkReminder: {
    template: 'PaperworkReminder',
    to: 'bookingCm',
    notice: 'Paperwork reminder was sent',
  },
  paperworkReceived: {
    template: 'PaperworkReceived',
    to: 'bookingCm',
    notice: 'The case manager was told',
  },
  telehealthLink: {
    template: 'TelehealthLink',
    to: 'client',
    notice: 'Video link emailed successfully',
    smsNotice: 'Video link SMS successfully',
  },
  reportOverdue: {
    template: 'ReportOverdue',
    to: 'specialist',
    notice: 'Report reminder was sent',
  },
} as const satisfies Readonly<Record<string, CaseMessage>>;

export type CaseMessageType = keyof typeof caseMessages;

/** Whatever the letters of the old system looked like: `APPOINTMENT_REMINDER_CM` is the same. */
export function messageOfType(emailType: string): CaseMessage | null {
  const bare = (word: string) => word.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
  const found = Object.entries(caseMessages).find(([key]) => bare(key) === bare(emailType));
  return found?.[1] ?? null;
}

/** What a rule about the case sends; a quotation writes its own mail. */
export const messageOfReminder: Readonly<Record<DatedReminderKind, CaseMessage>> = {
  appointmentClient: caseMessages.appointmentReminderClient,
  appointmentCm: caseMessages.appointmentReminderCM,
  appointmentSpecialist: caseMessages.appointmentReminderSpecialist,
  paperworkDue: caseMessages.paperworkReminder,
  attendanceAsked: caseMessages.attendanceReminder,
  reportOverdue: caseMessages.reportOverdue,
};
