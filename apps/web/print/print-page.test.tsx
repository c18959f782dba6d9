import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { definePage } from '#kernel/domain';
import { collectToasts, eventually, render, serve } from '#kernel/web-testing';
import { PrintPage } from './print-page.tsx';

const pageAt = (path: string) => definePage({ path, title: 'Medical Request', kind: 'print' });
const path = '/view/clinical-notes/print-medical-request';
const call = 'GET /app/clinical-records/7/MedicalRequest';
const open = (search: string, at = path) => render(<PrintPage page={pageAt(at)} search={search} />);

test('[B-257] [S-120] a spinner, then the document in a sandbox that runs no script', async () => {
  serve({ [call]: () => ({ body: '<h1>Request</h1><script>alert(1)</script>' }) });

  const place = await open('?id=7');

  await eventually(() => expect(place.querySelector('iframe')).not.toBeNull());
  const frame = place.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-same-origin allow-modals');
  expect(frame?.getAttribute('srcdoc')).toContain('<h1>Request</h1>');
  expect(document.title).toBe('Medical Request');
});

test('[B-258] [M-112] a refusal of the server is told in its words', async () => {
  serve({ [call]: { status: 422, body: { error: { code: 'x', message: 'No provider yet.' } } } });

  const place = await open('?id=7');

  await eventually(() => expect(place.textContent).toContain('Something Error'));
  expect(place.textContent).toContain('No provider yet.');
});

test('[B-261] what is not there, or not for them to see, is told as an empty document', async () => {
  serve({ [call]: { status: 404, body: { error: { code: 'notFound', message: 'Not found.' } } } });

  const place = await open('?id=7');

  await eventually(() => expect(place.textContent).toContain('Cannot found'));
});

test('[B-258] a failing server is told too', async () => {
  serve({ [call]: { status: 500 } });

  const place = await open('?id=7');

  await eventually(() => expect(place.textContent).toContain('An error occurred on the server'));
});

test('[B-259] [M-113] without an id nothing is asked', async () => {
  const calls = serve({});

  const place = await open('');

  expect(place.textContent).toContain('Missing parameter id');
  expect(calls).toEqual([]);
});

test('[G-098] a daysheet has no id: a parameter is missing', async () => {
  const calls = serve({});

  const place = await open('', '/view/daysheet-print');

  expect(place.textContent).toContain('Missing parameter');
  expect(place.textContent).not.toContain('Missing parameter id');
  expect(calls).toEqual([]);
});

test.each([null, '', '  '])('[B-261] [M-115] the empty answer %j is told', async (body) => {
  serve({ [call]: { body } });

  const place = await open('?id=7');

  await eventually(() => expect(place.textContent).toContain('Cannot found'));
});

test('[B-264] [K-081] the medical request opens the print dialog 500 ms after it is there', async () => {
  serve({ [call]: { body: '<h1>Request</h1>' } });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const print = vi.fn<() => void>();
  const place = await open('?id=7');
  await eventually(() => expect(place.querySelector('iframe')).not.toBeNull());
  const frame = place.querySelector('iframe');
  Object.defineProperty(frame, 'contentWindow', { value: { print } });
  await act(async () => {
    frame?.dispatchEvent(new Event('load'));
  });

  await eventually(() => expect(print).toHaveBeenCalledOnce());

  expect(timers.mock.calls.filter(([, delay]) => delay === 500)).toHaveLength(1);
  timers.mockRestore();
});

async function pressPrint(place: Element): Promise<void> {
  const button = () =>
    [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Print Daysheets',
    );
  await eventually(() => expect(button()).toBeDefined());
  await act(async () => button()?.click());
}

/** What is called instead of the print dialog of the browser. */
function onPrint(print: () => void): void {
  const contentWindow = { print } as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(contentWindow);
  onTestFinished(() => void vi.restoreAllMocks());
}

test('[B-269] the daysheet is stamped and shown again before the print dialog opens', async () => {
  let sheets = 0;
  const calls = serve({
    'POST /app/appointment-sessions/daySheetPrint': () => ({
      body: `<p>Sheet ${(sheets += 1)}</p>`,
    }),
    'POST /app/appointment-sessions/stampDaySheet': { body: { isStamped: true } },
  });
  const place = await open('?dId=1&fDate=2031-03-04', '/view/daysheet-print');
  const shown = () => place.querySelector('iframe')?.getAttribute('srcdoc');
  const printed: unknown[] = [];
  onPrint(() => void printed.push(shown()));

  await pressPrint(place);

  await eventually(() => expect(printed).toEqual(['<p>Sheet 2</p>']));
  expect(calls.map(({ path: called }) => called.split('/').at(-1))).toEqual([
    'daySheetPrint',
    'stampDaySheet',
    'daySheetPrint',
  ]);
});

test('a daysheet that cannot be stamped is not printed, and the reason is told', async () => {
  serve({
    'POST /app/appointment-sessions/daySheetPrint': { body: '<p>Sheet</p>' },
    'POST /app/appointment-sessions/stampDaySheet': {
      status: 409,
      body: { error: { code: 'x', message: 'Somebody else prints it.' } },
    },
  });
  const place = await open('?dId=1&fDate=2031-03-04', '/view/daysheet-print');
  const toasts = collectToasts();
  const print = vi.fn<() => void>();
  onPrint(print);

  await pressPrint(place);

  await eventually(() => expect(toasts).toMatchObject([{ text: 'Somebody else prints it.' }]));
  expect(print).not.toHaveBeenCalled();
});

test.each([
  ['?id=7&invoiceNo=INV-00012', 'INV-00012'],
  ['?id=7', 'Invoice'],
])('[R-268] [M-116] [B-265] the invoice at %s is titled %s', async (search, title) => {
  serve({ 'GET /app/payments/PrintInvoice': () => ({ body: '<h1>Invoice</h1>' }) });
  const page = definePage({
    path: '/view/invoices/print-invoice',
    title: '{invoiceNo}',
    kind: 'print',
  });

  await render(<PrintPage page={page} search={search} />);

  expect(document.title).toBe(title);
});

test('[R-268] [M-116] an invoice without its number in the address is titled by its document', async () => {
  const body = '<!doctype html><html><head><title>INV-00012</title></head><h1>Invoice</h1></html>';
  serve({ 'GET /app/payments/PrintInvoice': () => ({ body }) });
  const page = definePage({
    path: '/view/invoices/print-invoice',
    title: '{invoiceNo}',
    kind: 'print',
  });

  await render(<PrintPage page={page} search="?id=7" />);

  await eventually(() => expect(document.title).toBe('INV-00012'));
});
