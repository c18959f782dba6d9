import { choice, dateTime, defineResource, longText, lookup } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { caseReport } from '../reports/case-report.resource.ts';
import {
  assessmentAdequacies,
  findingCategories,
  findingSeverities,
  severityTones,
} from './correction-choices.ts';
import { genericReviews, reviewTones } from '../engine/case-choices.ts';

const kept = { computedBy: ['fill_report_correction'], history: false } as const;

/** D-052, S-047, R-051: what the quality assurance found in a report. */
export const reportCorrection = defineResource({
  name: 'reportCorrection',
  segment: 'report-correction',
  base: 'report-corrections',
  label: ['Finding', 'Findings'],
  title: '{finding}',
  pages: {
    only: ['list'],
    title: 'Reports QA Sheet',
    setting: 'ICS.Feature.ReportCorrection',
    row: 'R-051',
  },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true }),
    caseReportId: lookup('Version', caseReport.name, { within: 'caseId' }),
    specialistId: lookup('Specialist', 'specialist', kept),
    category: choice('Category', findingCategories, { required: true, default: 'other' }),
    severity: choice('Severity', findingSeverities, {
      required: true,
      default: 'minor',
      tones: severityTones,
    }),
    finding: longText('Finding', { required: true, searchable: true, max: 4000 }),
    adequacy: choice('Assessment adequacy', assessmentAdequacies),
    status: choice('Status', genericReviews, {
      required: true,
      default: 'pending',
      tones: reviewTones,
    }),
    /** G-108. */
    qaStatusId: lookup('QA status', 'lookupConfig', {
      where: { type: 'qaStatus' },
      feature: 'QaStatus',
    }),
    note: longText('Note', { max: 4000 }),
    raisedById: lookup('Raised by', 'user', kept),
    /** From then on the specialist reads it. */
    returnedAt: dateTime('Returned to the specialist', { readOnly: true }),
  },
  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    create: settingsStaff,
    update: settingsStaff,
    delete: settingsStaff,
    export: settingsStaff,
  },

  list: {
    columns: [
      'caseId',
      'finding',
      'category',
      'severity',
      'adequacy',
      'status',
      'qaStatusId',
      'note',
      'specialistId',
      'raisedById',
      'creationTime',
    ],
    sort: 'creationTime desc',
  },
  filters: [
    'caseId',
    'caseReportId',
    'status',
    'qaStatusId',
    'severity',
    'category',
    'adequacy',
    'specialistId',
    'raisedById',
  ],
  detail: {
    Finding: [
      'caseId',
      'caseReportId',
      'category',
      'severity',
      'adequacy',
      'finding',
      'status',
      'qaStatusId',
      'note',
    ],
  },
});
