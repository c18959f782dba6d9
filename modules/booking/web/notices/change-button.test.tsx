import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { AttendanceButtons } from './attendance-buttons.tsx';
import { ChangeButton } from './change-button.tsx';

const cancelling = 'PUT /app/appointments/a-1/cancel';
const can = ['appointment.cancel', 'appointment.attend', 'appointment.notAttend'];

beforeAll(() => registerCatalogue());
beforeEach(() => void collectToasts());
afterEach(() => vi.unstubAllGlobals());

test('an appointment is not cancelled without a reason of the list', async () => {
  const calls = serve({
    [cancelling]: { body: {} },
    'GET /app/appointments/recipients': { body: { items: [] } },
  });
  await render(<ChangeButton kind="cancel" appointment={{ id: 'a-1', can }} />);
  await press('Cancel appointment');
  await eventually(() => expect(document.body.textContent).toContain('Cancel the appointment'));

  await act(async () => document.querySelector<HTMLElement>('.ant-btn-primary')?.click());

  await eventually(() => expect(document.body.textContent).toContain('Please say why.'));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('what happened is recorded with one press, by those who may', async () => {
  const calls = serve({ 'PUT /app/appointments/a-1/notAttend': { body: {} } });
  const done = vi.fn<() => void>();
  const place = await render(<AttendanceButtons appointment={{ id: 'a-1', can }} onDone={done} />);
  const labels = [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

  await press('Did not attend');

  await eventually(() => expect(done).toHaveBeenCalledOnce());
  expect(labels).toEqual(['Attended', 'Did not attend']);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /app/appointments/a-1/notAttend',
  ]);
});
