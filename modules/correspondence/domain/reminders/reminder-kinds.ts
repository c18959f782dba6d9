/**
 * What people are reminded of. The module that owns the record contributes one `defineReminders` for
 * each kind; decision 210 says how.
 */
export const reminderKinds = {
  appointmentClient: 'Appointment, to the claimant',
  appointmentCm: 'Appointment, to the case manager',
  appointmentSpecialist: 'Appointment, to the specialist',
  paperworkDue: 'Paperwork due, to the case manager',
  attendanceAsked: 'Attendance asked for, to the specialist',
  reportOverdue: 'Report overdue, to the specialist',
  quotationExpires: 'Quotation not answered, to the case manager',
  opinionDue: 'Opinion due, to the specialist',
  recordRequest: 'Records not received, to the provider',
  recordEscalation: 'Records not received, to a colleague',
  statementDue: 'Statement not received, to whoever owes it',
  limitationDate: 'Limitation date, to the person in charge',
  restraintAuthority: 'Authority of a restraint ends, to the person in charge',
  invoiceOverdue: 'Invoice overdue, to the customer',
  repaymentOverdue: 'Repayment overdue, to the borrower',
} as const;

export type ReminderKind = keyof typeof reminderKinds;

/** Kinds whose reminders the customer reads too, on a record that is theirs. */
export const kindsForCustomers: readonly ReminderKind[] = ['repaymentOverdue'];
