/** E-097, B-194, in their order. The wire keeps the old spelling of `REPORT_CORECTED`. */
export const picSteps = {
  REQUEST_RECEIVED: 'Request received',
  APPOINTMENT: 'Appointment',
  PAPERWORK: 'Paperwork',
  ATTENDANCE: 'Attendance',
  CANCELLATION: 'Cancellation',
  REPORT_WRITING: 'Report writing',
  FURTHER_REVIEW: 'Further review',
  POST_ADMIN: 'Post assessment admin',
  QUALITY_ASSURANCE: 'Quality assurance',
  REPORT_FINALISATION: 'Report finalisation',
  DICTATION: 'Dictation',
  REPORT_DRAFT: 'Report draft',
  REPORT_CORECTED: 'Report corrected',
  REPORT_FINAL: 'Report final',
  OT_QUOTATION: 'OT quotation',
  PRE_PAYMENT: 'Pre-payment',
} as const;

export type PicStep = keyof typeof picSteps;

/** B-194, G-119: the nine names that a case shows for the sixteen steps. */
export const stageOfStep: Readonly<Record<PicStep, string>> = {
  REQUEST_RECEIVED: 'Appointment Processing',
  APPOINTMENT: 'Appointment Processing',
  PAPERWORK: 'Paperwork Processing',
  ATTENDANCE: 'Attendance Processing',
  CANCELLATION: 'Cancellation Processing',
  REPORT_WRITING: 'Dictation Processing',
  FURTHER_REVIEW: 'Review/Complete Report Processing',
  POST_ADMIN: 'Review/Complete Report Processing',
  QUALITY_ASSURANCE: 'Review/Complete Report Processing',
  REPORT_FINALISATION: 'Complete Report Processing',
  DICTATION: 'Dictation Processing',
  REPORT_DRAFT: 'Draft Report Processing',
  REPORT_CORECTED: 'Review/Complete Report Processing',
  REPORT_FINAL: 'Complete Report Processing',
  OT_QUOTATION: 'Invoice/Payment Processing',
  PRE_PAYMENT: 'Invoice/Payment Processing',
};
