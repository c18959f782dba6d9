import { caseReport } from './case-report.resource.ts';
import { reportDelivery } from './report-delivery.resource.ts';
import { reportRemark } from './report-remark.resource.ts';
import { reportSignature } from './report-signature.resource.ts';
import { reportTemplate } from './report-template.resource.ts';

export * from './case-report.resource.ts';
export * from './decide-report.ts';
export * from './report-actions.ts';
export * from './report-choices.ts';
export * from './report-delivery.resource.ts';
export * from './report-document.ts';
export * from './report-events.ts';
export * from './report-remark.resource.ts';
export * from './report-shapes.ts';
export * from './report-signature.resource.ts';
export * from './report-template.resource.ts';

export const reportResources = [
  caseReport,
  reportRemark,
  reportDelivery,
  reportTemplate,
  reportSignature,
] as const;
