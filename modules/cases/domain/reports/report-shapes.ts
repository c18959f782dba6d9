import { nullable, oneOf } from '#kernel/domain';
import { reportDeliveries } from '#parties/domain';
import {
  findingCategories,
  findingSeverities,
  genericReviews,
} from '../corrections/correction-choices.ts';
import { openedWays, remarkStatuses, reportKinds } from './report-choices.ts';

const versionShape = {
  id: 'id',
  version: 'number',
  kind: oneOf(reportKinds),
  fileName: 'text?',
  size: 'number?',
  note: 'text?',
  madeBy: 'text?',
  madeAt: 'instant',
  sentAt: 'instant?',
  problem: 'text?',
} as const;

const remarkShape = {
  id: 'id',
  caseReportId: 'id',
  version: 'number',
  quote: 'text?',
  place: 'text?',
  remark: 'text',
  status: oneOf(remarkStatuses),
  reply: 'text?',
  author: 'text?',
  writtenAt: 'instant',
} as const;

const findingShape = {
  id: 'id',
  category: oneOf(findingCategories),
  severity: oneOf(findingSeverities),
  finding: 'text',
  status: oneOf(genericReviews),
  note: 'text?',
  raisedBy: 'text?',
  returnedAt: 'instant?',
} as const;

const deliveryShape = {
  id: 'id',
  caseReportId: 'id',
  name: 'text',
  email: 'text?',
  delivery: oneOf(reportDeliveries),
  sentAt: 'instant?',
  openedAt: 'instant?',
  openedBy: nullable(oneOf(openedWays)),
} as const;

/** What the case page is told of the report. */
export const reportsShape = {
  isLocked: 'flag',
  hasSignature: 'flag',
  /** What the company asks for; null: by link. */
  delivery: nullable(oneOf(reportDeliveries)),
  versions: [versionShape],
  remarks: [remarkShape],
  findings: [findingShape],
  deliveries: [deliveryShape],
} as const;
