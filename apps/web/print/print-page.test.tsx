import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { definePage } from '#kernel/domain';
import { eventually, render, serve } from '#kernel/web-testing';
import { PrintPage } from './print-page.tsx';

const pageAt = (path: string) => definePage({ path, title: 'Medical Request', kind: 'print' });
const path = '/view/clinical-notes/print-medical-request';
const call = 'GET /app/clinical-records/7/MedicalRequest';
const open = (search: string, at = path) => render(<PrintPage page={pageAt(at)} search={search} />);

test('[B-257] a spinner, then the document in a sandbox that runs no script', async () => {
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
