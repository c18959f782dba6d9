import { definePage } from '#kernel/domain';
import type { Page } from '#kernel/domain';
import { caseTeamAndSpecialist, office, settingsStaff } from '#platform/domain';
import { caseSummaryPage } from '../case-page/index.ts';
import { impairmentPrintPage } from '../impairment/index.ts';

const print = (row: string, path: string, title: string, roles: readonly string[]): Page =>
  definePage({ row, path, title, kind: 'print', roles });

const staffAndCaseManager = [...settingsStaff, 'CASE_MANAGER'] as const;

/** Doc 3 section 2.1. No roles: the document's own record decides who may read it. */
export const casePrints: readonly Page[] = [
  print(
    'R-265',
    '/view/clinical-notes/print-letter-of-confirmation',
    'Letter of Confirmation',
    staffAndCaseManager,
  ),
  print(
    'R-266',
    '/view/clinical-notes/print-loa-template',
    'Letter of Authorization',
    staffAndCaseManager,
  ),
  print(
    'R-267',
    '/view/clinical-notes/print-medical-request',
    'Medical Request',
    staffAndCaseManager,
  ),
  print('R-277', '/view/ime-assessment/template', 'Assessment Document', []),
  print('R-278', '/view/supplementary/print', 'Supplementary Service Request', [
    ...settingsStaff,
    'SPECIALIST',
  ]),
  print('G-023', '/view/ot-quotation/print', 'Quotation', office),
  print('R-282', '/view/mva/template', 'Motor Vehicle Accident Document', staffAndCaseManager),
  print('R-283', '/view/ndis/template', 'NDIS Document', []),
  definePage({
    row: 'G-017',
    path: impairmentPrintPage,
    title: 'Impairment Workings',
    kind: 'print',
    roles: caseTeamAndSpecialist,
    features: ['ImpairmentChecker'],
  }),
  print('G-010', caseSummaryPage, 'Case Summary', caseTeamAndSpecialist),
];
