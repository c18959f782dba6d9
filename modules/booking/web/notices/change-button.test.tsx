import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ConfirmHost } from '#kernel/web';
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

const recording = 'PUT /app/appointments/a-1/notAttend';
const reading = 'GET /app/appointments/a-1';
const attendance = async (caseId: string | null) => {
  const calls = serve({ [recording]: { body: {} }, [reading]: { body: { id: 'a-1', caseId } } });
  const done = vi.fn<() => void>();
  const place = await render(
    <>
      <AttendanceButtons appointment={{ id: 'a-1', can }} onDone={done} />
      <ConfirmHost />
    </>,
  );
  const made = () => calls.map(({ method, path }) => `${method} ${path}`);
  return { place, done, made };
};

test('what happened is recorded with one press, by those who may', async () => {
  const { place, done, made } = await attendance(null);
  const labels = [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

  await press('Did not attend');

  await eventually(() => expect(done).toHaveBeenCalledOnce());
  expect(labels).toEqual(['Attended', 'Did not attend']);
  expect(made()).toEqual([reading, recording]);
});

test('of a case it is recorded once it was said that a fee is charged and a mail follows', async () => {
  const { done, made } = await attendance('c-1');
  const question = () => document.querySelector<HTMLElement>('[role=alertdialog], [role=dialog]');

  await press('Did not attend');

  await eventually(() => expect(question()?.textContent).toContain('the fee that belongs to it'));
  expect(question()?.textContent).toContain('the case manager is written to');
  expect(made()).toEqual([reading]);
  const yes = [...(question()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Did not attend',
  );
  await act(async () => yes?.click());
  await eventually(() => expect(done).toHaveBeenCalledOnce());
  expect(made()).toEqual([reading, recording]);
});
