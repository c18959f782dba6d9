import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import type { BookableSlot } from '../book/shown-slot.ts';
import { MoveHere } from './move-appointment.tsx';
import type { MovingAppointment } from './move-appointment.tsx';

const moving: MovingAppointment = {
  id: 'appointment-1',
  reference: 'APT-1',
  dateFrom: '2026-11-15T21:30:00.000Z',
  dateTo: '2026-11-15T22:30:00.000Z',
  timeZone: 'Australia/Melbourne',
  status: 'confirmed',
  consultationType: 'telehealth',
  client: { id: 'client-1', displayName: 'Noor Haddad' },
  specialist: { id: 'specialist-1', displayName: 'Priya Menon' },
  centre: null,
};
const slot: BookableSlot = {
  id: 'slot-1',
  sessionId: 'session-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T22:30:00.000Z',
  heldById: null,
  heldUntil: null,
  timeZone: 'Australia/Sydney',
  specialistId: 'specialist-1',
  specialistName: 'Dr Priya Menon',
  centreName: 'Macquarie Street Rooms',
  placeName: 'Macquarie Street Rooms',
  consultationType: 'inPerson',
  isVideoAppointment: false,
  centreId: 'centre-1',
};
const told = [
  { recipient: 'client', name: 'Noor Haddad', hasEmail: true, email: 'noor@claimant.test' },
  { recipient: 'specialist', name: 'Dr Priya Menon', hasEmail: true, email: 'rooms@menon.test' },
];
const move = 'PUT /app/appointments/appointment-1/move';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const changesShown = () =>
  [...document.querySelectorAll('.move-changes li')].map((one) => one.textContent);

async function ask(answer: { status?: number; body?: unknown }) {
  const calls = serve({
    'GET /app/appointments/recipients': { body: { items: told } },
    [move]: answer,
  });
  const moved = vi.fn<() => void>();
  await render(<MoveHere moving={moving} slot={slot} close={() => {}} moved={moved} />);
  await eventually(() => expect(document.body.textContent).toContain('rooms@menon.test'));
  return { calls, moved };
}

test('an appointment is moved to the slot that was found, and those who stay ticked are told', async () => {
  collectToasts();
  const { calls, moved } = await ask({ body: { id: 'appointment-1' } });
  const words = document.body.textContent ?? '';
  expect(words).toContain('Move Noor Haddad?');
  expect(words).toContain('Melbourne time');
  expect(words).toContain('Macquarie Street Rooms, Sydney time');
  expect(words).toContain('08:30 to 09:30, 60 minutes');
  expect(words).toContain('09:00 to 09:30, 30 minutes');
  expect(changesShown()).toEqual([
    'Another place: Video becomes Macquarie Street Rooms',
    '60 minutes become 30',
    'Telehealth becomes In-person',
    'It was confirmed and must be confirmed again',
  ]);

  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await press('Move appointment');

  await eventually(() => expect(moved).toHaveBeenCalledOnce());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    slotId: 'slot-1',
    tell: ['caseManager', 'specialist'],
  });
});

test('a slot that is gone is told, and nothing counts as moved', async () => {
  const toasts = collectToasts();
  const message = 'This slot has just been taken. Choose another one.';
  const { moved } = await ask({ status: 409, body: { error: { code: 'slotTaken', message } } });

  await press('Move appointment');

  await eventually(() => expect(JSON.stringify(toasts)).toContain(message));
  expect(moved).not.toHaveBeenCalled();
});

test.each<[string, Partial<MovingAppointment>, Partial<BookableSlot>, string[]]>([
  [
    'another specialist',
    {},
    { specialistId: 'specialist-2', specialistName: 'Dr Omar Aziz' },
    ['Another specialist: Dr Omar Aziz', 'Another place: Video becomes Macquarie Street Rooms'],
  ],
  [
    'a visit at home',
    { consultationType: 'inPerson' },
    {},
    ['Another place: Home assessment becomes Macquarie Street Rooms'],
  ],
  [
    'the same session, which is at a centre and by video',
    {
      consultationType: 'inPerson',
      centre: { id: 'centre-1', displayName: 'Macquarie Street Rooms' },
    },
    { isVideoAppointment: true, placeName: 'Macquarie Street Rooms or Video' },
    [],
  ],
])('what changes is said: %s', async (_what, from, to, expected) => {
  serve({ 'GET /app/appointments/recipients': { body: { items: told } } });
  await render(
    <MoveHere
      moving={{ ...moving, ...from }}
      slot={{ ...slot, ...to }}
      close={() => {}}
      moved={() => {}}
    />,
  );
  await eventually(() => expect(document.body.textContent).toContain('rooms@menon.test'));

  const said = changesShown().filter((change) => change?.startsWith('Another'));
  expect(said).toEqual(expected);
});
