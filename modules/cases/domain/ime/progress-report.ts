import { date, lookup } from '#kernel/domain';

/** C-061. */
export const progressReportPath = '/app/assessments/exportVWABookingProgressReport';

export const progressReportFields = {
  companyId: lookup('Company', 'company'),
  requestedOnFrom: date('Requested from'),
  requestedOnTo: date('Requested to'),
} as const;
