import {
  choice,
  defineAction,
  file,
  fileAnswer,
  flag,
  longText,
  lookup,
  record,
  text,
} from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { reportDeliveries } from '#parties/domain';
import { caseTeamAndSpecialist, office } from '#platform/domain';
import { caseReport } from './case-report.resource.ts';
import { reportRemark } from './report-remark.resource.ts';
import { reportsShape } from './report-shapes.ts';

const writers = [...office, 'SPECIALIST'] as const;

const caseRef = {
  fromModule: text('Case type', { required: true, max: 40 }),
  objectId: text('Case', { required: true, max: 36 }),
} as const;

/** C-122: a .docx filled from the case, by the template of its specialist, of its type, or ours. */
export const generateReportTemplate = defineAction({
  name: 'generateTemplate',
  on: caseReport,
  label: 'Start from template',
  route: 'POST /app/case-dictation-reports/generateReportTemplate',
  roles: writers,
  input: caseRef,
  answer: fileAnswer('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
});

export const downloadReport = defineAction({
  name: 'download',
  on: caseReport,
  label: 'Download',
  route: 'GET /app/case-reports/{id}/download',
  roles: caseTeamAndSpecialist,
  input: {},
  answer: fileAnswer('application/octet-stream'),
});

export const addReportVersion = defineAction({
  name: 'addVersion',
  on: caseReport,
  label: 'Upload version',
  route: 'POST /app/case-reports',
  roles: writers,
  input: {
    ...caseRef,
    fileId: file('Document', { required: true, hint: 'A Word document or a PDF.' }),
    note: longText('Note', { max: 2000 }),
  },
  answer: record(caseReport),
});

/** All that the case page shows of its report, as far as the caller may see it. */
export const readReports = defineAction({
  name: 'ofCase',
  on: caseReport,
  label: 'Report of a case',
  route: 'GET /app/case-reports/ofCase',
  roles: caseTeamAndSpecialist,
  input: caseRef,
  answer: reportsShape,
});

/** The words of a version, for reading and for remarks. */
export const readReportText = defineAction({
  name: 'text',
  on: caseReport,
  label: 'Read',
  route: 'GET /app/case-reports/{id}/text',
  roles: writers,
  input: {},
  answer: { isReady: 'flag', paragraphs: ['text'] },
});

export const compareReports = defineAction({
  name: 'compare',
  on: caseReport,
  label: 'Compare',
  route: 'GET /app/case-reports/{id}/difference',
  roles: writers,
  input: { withId: lookup('Earlier version', caseReport.name, { required: true }) },
  answer: { isReady: 'flag', before: 'text', after: 'text' },
});

export const writeRemark = defineAction({
  name: 'write',
  on: reportRemark,
  label: 'Remark',
  route: 'POST /app/report-remarks',
  roles: writers,
  input: {
    caseReportId: lookup('Report', caseReport.name, { required: true }),
    quote: text('Words of the report', { max: 1000 }),
    place: text('Where', { max: 100 }),
    remark: longText('Remark', { required: true, max: 4000 }),
  },
  answer: record(reportRemark),
});

export const answerRemark = defineAction({
  name: 'answer',
  on: reportRemark,
  label: 'Answer',
  route: 'PUT /app/report-remarks/{id}/answer',
  roles: writers,
  input: {
    reply: longText('Answer', { max: 4000 }),
    isDone: flag('Done', { default: false }),
  },
  answer: record(reportRemark),
});

/** After an amendment or a clarification: the version becomes final without a step of the case. */
export const finaliseVersion = defineAction({
  name: 'finalise',
  on: caseReport,
  label: 'Make final',
  route: 'PUT /app/case-reports/{id}/finalise',
  roles: office,
  input: {},
  answer: record(caseReport),
});

/** Where the PDF could not be made from the document, or must look exactly like it. */
export const setFinalFile = defineAction({
  name: 'setFinalFile',
  on: caseReport,
  label: 'Use this PDF',
  route: 'PUT /app/case-reports/{id}/finalFile',
  roles: office,
  input: { fileId: file('PDF', { required: true }) },
  answer: record(caseReport),
});

export const resendReport = defineAction({
  dryRun: true,
  name: 'resend',
  on: caseReport,
  label: 'Send again',
  route: 'POST /app/case-reports/{id}/resend',
  roles: office,
  input: {
    deliveryId: lookup('To', 'reportDelivery'),
    delivery: choice('Delivery', reportDeliveries),
  },
  answer: { sent: 'number' },
});

/** C-058: tells the case managers where the report stands. */
export const reportStatusAction = (resource: AnyResource): AnyAction =>
  defineAction({
    dryRun: true,
    name: 'sendReportStatus',
    on: resource,
    label: 'Send report status',
    route: `POST /app/${resource.base}/{id}/sendReportStatus`,
    roles: office,
    input: { note: longText('Note', { max: 1000 }) },
    answer: { sent: 'number' },
  }) as AnyAction;

export const reportActions: readonly AnyAction[] = [
  generateReportTemplate,
  downloadReport,
  addReportVersion,
  readReports,
  readReportText,
  compareReports,
  writeRemark,
  answerRemark,
  finaliseVersion,
  setFinalFile,
  resendReport,
] as readonly AnyAction[];
