/** To whom each template of a move goes. Templates that are not here are written by others. */
export const caseMails = {
  AppointmentRequested: 'bookingCm',
  AttendanceConfirmed: 'bookingCm',
  NonAttendance: 'bookingCm',
  DictationReceived: 'specialist',
  ReportDraftToSpecialist: 'specialist',
  ReportCorrection: 'specialist',
} as const satisfies Readonly<Record<string, CaseRecipient>>;

export type CaseRecipient = 'bookingCm' | 'specialist' | 'client';

export const recipientOfMail = (template: string): CaseRecipient | null =>
  (caseMails as Readonly<Record<string, CaseRecipient>>)[template] ?? null;
