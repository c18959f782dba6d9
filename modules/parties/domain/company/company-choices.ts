/** E-062, in its order. */
export const sides = { P: 'P', D: 'D', both: 'P & D', unknown: 'Unknown' } as const;

/** E-054. */
export const prepaymentStatuses = { required: 'Required', paid: 'Paid' } as const;

/** E-055, in its order. */
export const reportDeliveries = {
  link: 'Download link in email',
  attachment: 'Attachment',
  both: 'Both',
  loggedIn: 'Logged-in download only',
} as const;

/** E-154: the practice management systems among the registered kinds. */
export const practiceSystems = {
  CLIO: 'Clio',
  LEAP: 'LEAP',
  PRACTICE_EVOLVE: 'Practice Evolve',
  ACTION_STEP: 'Actionstep',
  SMOKE_BALL: 'Smokeball',
} as const;

/** Doc 2 section 3, "Company process steps (PIC)". REPORT_CORECTED is spelt as given. */
export const processSteps = {
  REQUEST_RECEIVED: 'Request received',
  APPOINTMENT: 'Appointment',
  PAPERWORK: 'Paperwork',
  ATTENDANCE: 'Attendance',
  CANCELLATION: 'Cancellation',
  REPORT_WRITING: 'Report writing',
  FURTHER_REVIEW: 'Further review',
  POST_ADMIN: 'Post admin',
  QUALITY_ASSURANCE: 'Quality assurance',
  REPORT_FINALISATION: 'Report finalisation',
  DICTATION: 'Dictation',
  REPORT_DRAFT: 'Report draft',
  REPORT_CORECTED: 'Report corrected',
  REPORT_FINAL: 'Report final',
  OT_QUOTATION: 'OT quotation',
  PRE_PAYMENT: 'Prepayment',
} as const;
