import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { creditWords } from './credit-dialog.tsx';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { dueWords, InvoiceStatusBanner } from './invoice-status-banner.tsx';
import type { ShownInvoice } from './shown-invoice.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const sessionOf = (role: string) =>
  aSession({ actor: { ...aSession().actor, roles: [role], edition: 'MLP' } });

const anInvoice = (given: Partial<ShownInvoice> = {}) =>
  ({
    id: 'i-1',
    concurrencyStamp: 's',
    invoiceNo: 'INV-2026-000001',
    status: '0',
    dueDate: '2026-11-01',
    total: '1595.00',
    settled: '0.00',
    writtenOff: '0.00',
    sentAt: '2026-10-02T01:00:00Z',
    sentTo: 'accounts@payer.test',
    isReminderStopped: false,
    ...given,
  }) as unknown as ShownInvoice;

const line = {
  id: 'l-1',
  description: 'Interpreter',
  caseId: null,
  accountCodeId: null,
  amount: '260.00',
  gst: '26.00',
  creditedAmount: '0.00',
  creditedGst: '0.00',
};

const textsOf = (place: HTMLElement, selector: string) =>
  [...place.ownerDocument.querySelectorAll(selector)].map((one) => one.textContent);
describe('the page of an invoice', () => {
  test('says first what is open and how late it is', async () => {
    const place = await render(
      <InvoiceStatusBanner record={anInvoice({ settled: '595.00' })} today="2026-11-16" />,
      { session: sessionOf('STAFF') },
    );

    expect(place.textContent).toContain('AUD 1,000.00 open');
    expect(place.textContent).toContain('15 days overdue');
    expect(place.querySelector('.invoice-late')).not.toBeNull();
  });

  test('nothing is late on one that is cancelled', async () => {
    const place = await render(
      <InvoiceStatusBanner record={anInvoice({ status: '6' })} today="2026-11-16" />,
      {
        session: sessionOf('STAFF'),
      },
    );

    expect(place.textContent).toContain('AUD 0.00 open');
    expect(place.querySelector('.invoice-late')).toBeNull();
  });

  test('the due day is no late day', () => {
    expect(dueWords('2026-11-16', '2026-11-16')).toBe('due today');
    expect(dueWords('2026-11-15', '2026-11-16')).toBe('1 day overdue');
    expect(dueWords('2026-12-16', '2026-11-16')).toBe('due in 30 days');
  });

  test.each([
    ['ACCOUNTING', {}, ['Make credit note', 'Stop reminders', 'Write off', 'Cancel invoice']],
    ['STAFF', {}, ['Make credit note', 'Stop reminders', 'Cancel invoice']],
    ['ACCOUNTING', { status: '2', settled: '1.00' }, ['Make credit note', 'Write off']],
    ['ACCOUNTING', { status: '3', settled: '1595.00' }, ['Make credit note']],
  ] as const)('%s with %j may do %j', async (role, given, expected) => {
    const place = await render(<InvoiceButtons record={anInvoice(given)} />, {
      session: sessionOf(role),
    });
    await press('More');

    const shown = textsOf(place, '[role="menuitem"]');
    for (const label of expected) expect(shown).toContain(label);
    expect(shown.includes('Cancel invoice')).toBe(expected.some((one) => one === 'Cancel invoice'));
    expect(shown.includes('Write off')).toBe(expected.some((one) => one === 'Write off'));
  });

  test('a case manager looks and prints, no more', async () => {
    const place = await render(<InvoiceButtons record={anInvoice()} />, {
      session: sessionOf('CASE_MANAGER'),
    });

    expect(textsOf(place, 'button')).toEqual(['Print preview']);
  });

  test('[B-280] the preview of an invoice is its print page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await render(<InvoiceButtons record={anInvoice()} />, { session: sessionOf('STAFF') });

    await press('Print preview');

    expect(open.mock.calls[0]?.[0]).toMatch(/^\/view\/invoices\/print-invoice\?id=i-1&invoiceNo=/);
    open.mockRestore();
  });

  test('the credit dialog tells what will happen before it does', async () => {
    serve({
      'GET /app/payments/i-1/corrections': {
        body: { open: '100.00', mayBeCredited: '286.00', writeOffGst: '9.09', lines: [line] },
      },
    });
    const place = await render(<InvoiceButtons record={anInvoice()} />, {
      session: sessionOf('ACCOUNTING'),
    });
    await press('More');
    await press('Make credit note');

    await eventually(() =>
      expect(place.ownerDocument.body.textContent).toContain(
        'The credit note comes to AUD 286.00 with GST.',
      ),
    );
    expect(place.ownerDocument.body.textContent).toContain('AUD 186.00 stays as credit');
  });

  test('what is no amount, or too much, is not counted', () => {
    expect(creditWords('100.00', [line], { 'l-1': '' }, 'AUD')[0]).toMatch(/^Enter/);
    expect(creditWords('100.00', [line], { 'l-1': 'ten' }, 'AUD')[0]).toMatch(/^Enter/);
    expect(creditWords('100.00', [line], { 'l-1': '260.01' }, 'AUD')[0]).toMatch(/^More/);
    expect(creditWords('500.00', [line], { 'l-1': '10' }, 'AUD')).toEqual([
      'The credit note comes to AUD 11.00 with GST.',
      'Then AUD 489.00 of the invoice is open.',
    ]);
  });
});
