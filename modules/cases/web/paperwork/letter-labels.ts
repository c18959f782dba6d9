export const messageLabels: Readonly<Record<string, string>> = {
  appointmentReminderClient: 'Appointment reminder to the claimant',
  appointmentReminderCM: 'Appointment reminder to the case manager',
  appointmentReminderSpecialist: 'Appointment reminder to the specialist',
  attendanceReminder: 'Attendance reminder to the specialist',
  iCareReportReminder: 'iCare reminder to the case manager',
  paperworkReminder: 'Paperwork reminder to the case manager',
  paperworkReceived: 'Paperwork received, to the case manager',
  telehealthLink: 'Video link to the claimant',
  reportOverdue: 'Report reminder to the specialist',
};

export const printLabels: Readonly<Record<string, string>> = {
  checklist: 'Assessment check list',
  consentForm: 'Consent form',
  appointmentConfirmationCM: 'Confirmation to the case manager',
  appointmentConfirmationSpecialist: 'Confirmation to the specialist',
  appointmentLetterClaimant: 'Letter to the claimant',
};
