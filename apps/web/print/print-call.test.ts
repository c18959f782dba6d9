import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#kernel/domain';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { printCall } from './print-call.ts';
import { printDocuments } from './print-documents.ts';
import { isBesidePrintPages, printPageAt } from './print-path.ts';

beforeAll(() => registerCatalogue());

const documentsAt = (path: string) => printDocuments.filter(({ page }) => page === path);

const callOf = (path: string, query: string) => {
  const call = printCall(documentsAt(path), new URLSearchParams(query));
  if ('missing' in call) return call;
  const { document: _, ...asked } = call;
  return asked;
};
/** By what a page needs when its address names no document of its own. */
const pathsThatNeed = (kind: 'id' | 'filters') =>
  [...new Set(printDocuments.map(({ page }) => page))].filter(
    (path) => documentsAt(path)[0]?.needs === kind,
  );

test('every print page of the catalogue has its document, and no document is without a page', () => {
  const declared = pages()
    .filter((page) => page.kind === 'print')
    .map((page) => page.path);

  expect([...new Set(printDocuments.map(({ page }) => page))].sort()).toEqual(declared.sort());
});

describe('what an address asks for', () => {
  test.each(pathsThatNeed('id'))('[B-259] [M-113] %s without an id says so', (path) => {
    expect(callOf(path, 'type=checklist')).toEqual({ missing: 'Missing parameter id' });
    expect(callOf(path, 'id=%20')).toEqual({ missing: 'Missing parameter id' });
  });

  test('[B-259] a letter beside a filtered statement needs its loan', () => {
    const path = '/view/disbursement-funding/accrued-interest-statement-print';
    expect(callOf(path, 'type=payout-letter')).toEqual({ missing: 'Missing parameter id' });
  });

  test.each(pathsThatNeed('filters'))('[B-260] [M-114] %s without any parameter says so', (path) =>
    expect(callOf(path, '')).toEqual({ missing: 'Missing parameter' }),
  );

  test.each([
    ['/view/ime-assessment/template', 'id=7&type=consentForm', '/app/assessments/7/ConsentForm'],
    ['/view/mva/template', 'id=7&type=loaTemplate', '/app/mva-claim/7/PrintLoa'],
    ['/view/ndis/template', 'id=7&type=serviceAgreement', '/app/ndis/7/ViewServiceAgreement'],
    [
      '/view/clinical-notes/print-loa-template',
      'id=a/b',
      '/app/clinical-records/a%2Fb/LOATemplate',
    ],
  ])('%s?%s asks %s', (path, query, expected) => {
    expect(callOf(path, query)).toMatchObject({ method: 'GET', path: expected });
  });

  test('a type that the page does not know is a missing parameter', () => {
    expect(callOf('/view/ime-assessment/template', 'id=7&type=constructor')).toEqual({
      missing: 'Missing parameter',
    });
  });

  test('the daysheet page sends its short names on under their long ones', () => {
    expect(callOf('/view/daysheet-print', 'dId=1&cId=2&fDate=2026-03-05&x=1')).toEqual({
      method: 'POST',
      path: '/app/appointment-sessions/daySheetPrint',
      query: { specialistId: '1', centreId: '2', fromDate: '2026-03-05' },
    });
  });

  test('[B-266] a list of statuses is split', () => {
    const path = '/view/disbursement-funding/accrued-interest-statement-print';

    expect(callOf(path, 'fundingTransactionStatuses=1,2&companyId=9')).toMatchObject({
      path: '/app/disbursement-funding/AccruedInterestStatementPrint',
      query: { fundingTransactionStatuses: ['1', '2'], companyId: '9' },
    });
    expect(callOf(path, 'type=repaymentInvoice')).toMatchObject({
      path: '/app/repayment-invoices/AccruedInterestStatementPrint',
    });
  });

  test('[B-265] [B-267] titles follow the address', () => {
    const title = (path: string, query: string) =>
      documentsAt(path)[0]?.title?.(new URLSearchParams(query));

    expect(title('/view/invoices/print-invoice', 'id=1&invoiceNo=INV-7')).toBe('INV-7');
    const remittance = '/view/specialist-remittance/print';
    expect(title(remittance, 'showProviderPayment=true')).toBe('Remittance Payment');
    expect(title(remittance, 'x=1')).toBe('Remittance Scheduled Payment');
  });
});

test('[B-262] a path beside the print pages that is none leads home; other pages are left alone', () => {
  expect(isBesidePrintPages('/view/ime-assessment/nope')).toBe(true);
  expect(isBesidePrintPages('/view/clinical-notes/nope')).toBe(true);
  expect(isBesidePrintPages('/view/companies/nope')).toBe(false);
  expect(isBesidePrintPages('/view/ime-assessment/template')).toBe(false);
  expect(printPageAt('/view/ime-assessment/template')?.kind).toBe('print');
  expect(printPageAt('/view/companies')).toBeNull();
});
