import { expect, test } from 'vitest';
import { methodAndPath } from '#documents/domain';
import type { PrintedEntry } from '#documents/server';
import { printedDocumentPoint } from '#documents/server';
import { pages } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { printDocuments } from '../web/print/print-documents.ts';
import { serverModules } from './compose.ts';

registerCatalogue();

const entries = serverModules
  .flatMap(({ contributes }) => contributes ?? [])
  .filter(({ point }) => point === printedDocumentPoint.name)
  .map(({ value }) => value as PrintedEntry);

const team = ['ADMIN_STAFF', 'STAFF', 'CASE_MANAGER'];
const loan = '/view/disbursement-funding/accrued-interest-statement-print';

/** Doc 3 section 2.1, R-265 to R-284: page, what it needs, who opens it, the documents it shows. */
const asked: readonly (readonly [
  path: string,
  needs: 'id' | 'filters',
  roles: readonly string[] | null,
  types: readonly string[],
])[] = [
  ['/view/clinical-notes/print-letter-of-confirmation', 'id', team, []],
  ['/view/clinical-notes/print-loa-template', 'id', team, []],
  ['/view/clinical-notes/print-medical-request', 'id', team, []],
  ['/view/invoices/print-invoice', 'id', team, []],
  ['/view/invoices/outstanding-statement-print', 'filters', team, []],
  ['/view/daysheet-print', 'filters', [...team, 'SPECIALIST'], []],
  ['/view/disbursement-print', 'id', team, []],
  ['/view/repaymentinvoice-print', 'id', team, []],
  ['/view/repaymentinvoice-summary-print', 'filters', team, []],
  ['/view/outstanding-statement-print', 'filters', team, []],
  ['/view/repaymentinvoice/outstanding-statement-print', 'filters', team, []],
  [loan, 'filters', team, []],
  [
    '/view/ime-assessment/template',
    'id',
    null,
    ['checklist', 'consentForm', 'appointmentConfirmationCM', 'appointmentConfirmationSpecialist'],
  ],
  [
    '/view/supplementary/print',
    'id',
    ['ADMIN_STAFF', 'STAFF', 'SPECIALIST'],
    ['printServiceRequest'],
  ],
  ['/view/agreement-advance/print', 'id', null, ['printAdvanceRequest', 'printAdvancePayment']],
  ['/view/specialist-remittance/print', 'filters', ['ADMIN_STAFF', 'STAFF'], []],
  [
    '/view/mva/template',
    'id',
    team,
    ['finalDisbursement', 'demandLetter', 'terminationLetter', 'logTemplate', 'loaTemplate'],
  ],
  ['/view/ndis/template', 'id', null, ['serviceAgreement', 'participantReferalForm']],
  ['/view/specialist/template', 'id', null, ['specialistAgreement']],
];

test.each(asked)('%s is a page that needs its %s, for its roles', (path, needs, roles, types) => {
  const page = pages().find((one) => one.path === path);
  const documents = printDocuments.filter((one) => one.page === path);

  expect(page?.kind).toBe('print');
  expect(documents[0]?.needs).toBe(needs);
  expect(documents.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
  if (roles) expect(page?.roles).toEqual(expect.arrayContaining([...roles]));
});

test('[B-403] the record of every page is printed by the module that keeps it, at the call that the page asks', () => {
  const answered = new Set(
    entries.map(({ route }) => Object.values(methodAndPath(route)).join(' ')),
  );
  const unanswered = printDocuments
    .map((one) => Object.values(methodAndPath(one)).join(' '))
    .filter((call) => !answered.has(call));

  expect(unanswered).toEqual([]);
});
