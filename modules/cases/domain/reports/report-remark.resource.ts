import { choice, defineResource, longText, lookup, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { caseReport } from './case-report.resource.ts';
import { remarkStatuses, remarkTones } from './report-choices.ts';

const kept = { computedBy: ['fill_report_remark'], history: false } as const;
const writers = [...office, 'SPECIALIST'] as const;

/** What somebody says about a place of a draft: tracked until it is done. */
export const reportRemark = defineResource({
  name: 'reportRemark',
  segment: 'report-remarks',
  label: ['Remark', 'Remarks'],
  title: '{remark}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseReportId: lookup('Report', caseReport.name, { required: true, readOnly: true }),
    caseId: lookup('Case', anyCase.name, kept),
    specialistId: lookup('Specialist', 'specialist', kept),
    authorId: lookup('Written by', 'user', kept),
    quote: text('Words of the report', { readOnly: true, max: 1000 }),
    place: text('Where', { readOnly: true, max: 100 }),
    remark: longText('Remark', { required: true, readOnly: true, max: 4000 }),
    status: choice('Status', remarkStatuses, {
      required: true,
      readOnly: true,
      default: 'open',
      tones: remarkTones,
    }),
    reply: longText('Answer', { readOnly: true, max: 4000 }),
  },
  verbs: { list: writers, read: writers },
  scope: { SPECIALIST: { specialistId: 'visibleSpecialistIds' } },

  list: {
    columns: ['remark', 'quote', 'status', 'authorId', 'creationTime'],
    sort: 'creationTime',
  },
  filters: ['caseReportId', 'caseId', 'status'],
  detail: { Remark: ['quote', 'place', 'remark', 'status', 'reply'] },
});
