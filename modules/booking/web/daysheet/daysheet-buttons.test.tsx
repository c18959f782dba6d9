import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { DaysheetButtons } from './daysheet-buttons.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const session = aSession({
  actor: { ...aSession().actor, roles: ['STAFF'], edition: 'MLP' },
});
const query = { specialistId: 's-1', centreId: 'c-1', fromDate: '2031-03-04' };

test('[B-270] [S-121] [M-121] [M-122] emailing asks first, then says to which doctor', async () => {
  const send = '/app/appointment-sessions/sendSpecialistBookingDaysheets';
  const calls = serve({ [`POST ${send}`]: { body: { email: 'rooms@menon.example' } } });
  const toasts = collectToasts();
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const place = await render(
    <DaysheetButtons query={query} print={() => Promise.resolve()} reload={reload} />,
    { session },
  );

  await press('Email Daysheets', place);
  await eventually(() =>
    expect(document.body.textContent).toContain(
      'Do you want to email booking daysheets of the selected dates to the specialist?',
    ),
  );
  expect(calls).toEqual([]);
  await press('Email daysheets', document);

  await eventually(() => expect(reload).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual(query);
  expect(JSON.stringify(toasts)).toContain(
    'Email with booking daysheet attached being sent to doctor (rooms@menon.example).',
  );
});
