import { expect, test } from 'vitest';
import type { PrintedEntry } from '#documents/server';
import { printedDocumentPoint } from '#documents/server';
import { pages } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();

const routes = serverModules
  .flatMap(({ contributes }) => contributes ?? [])
  .filter(({ point }) => point === printedDocumentPoint.name)
  .map(({ value }) => (value as PrintedEntry).route);

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

test.each(asked)(
  '[E-128] [E-129] %s is a page that needs its %s, for its roles',
  (path, needs, roles, types) => {
    const page = pages().find((one) => one.path === path);
    const documents = routes.filter((one) => one.page === path);

    expect(page?.kind).toBe('print');
    expect(documents.map((one) => one.needs)).toContain(needs);
    expect(documents.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
    if (roles) expect(page?.roles).toEqual(expect.arrayContaining([...roles]));
  },
);

test('[B-403] no page waits: the module that keeps the record prints it', () => {
  const waiting = pages()
    .filter(({ kind, path }) => kind === 'print' && !routes.some(({ page }) => page === path))
    .map(({ path }) => path);

  expect(waiting).toEqual([]);
});

test('[B-264] [B-265] [B-267] the request prints itself after 500 ms; titles follow the address', () => {
  const routeAt = (path: string) => routes.find(({ page }) => page === path);
  const remittance = routeAt('/view/specialist-remittance/print');
  const titled = (query: string) => remittance?.title?.(new URLSearchParams(query));

  expect(routeAt('/view/clinical-notes/print-medical-request')?.printsAfterMilliseconds).toBe(500);
  expect(
    routeAt('/view/invoices/print-invoice')?.title?.(new URLSearchParams('invoiceNo=INV-7')),
  ).toBe('INV-7');
  expect(titled('showProviderPayment=true')).toBe('Remittance Payment');
  expect(titled('')).toBe('Remittance Scheduled Payment');
});
