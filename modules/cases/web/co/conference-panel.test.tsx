import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import type { Poll } from '../../domain/index.ts';
import ConferencePanel from './conference-panel.tsx';
import { nextAnswer } from './poll-grid.tsx';

const base = aSession();
const as = (role: string) =>
  aSession({ actor: { ...base.actor, roles: [role], edition: 'MLP', features: ['COTELE'] } });

const person = (id: string, name: string, role: 'specialist' | 'lawyer') => ({
  id,
  name,
  role,
  specialistId: role === 'specialist' ? `s-${id}` : null,
  email: `${id}@people.test`,
  phone: null,
  isRequired: true,
  answeredAt: null,
});

const aPoll = (changes: Partial<Poll> = {}): Poll => ({
  zone: 'Australia/Sydney',
  answerBy: null,
  participants: [person('p-1', 'Dr Menon', 'specialist'), person('p-2', 'Ruth Adeyemi', 'lawyer')],
  slots: [
    { id: 't-1', startsAt: '2031-01-06T23:00:00.000Z', endsAt: '2031-01-07T00:00:00.000Z' },
    { id: 't-2', startsAt: '2031-01-08T23:00:00.000Z', endsAt: '2031-01-09T00:00:00.000Z' },
  ],
  answers: [{ slotId: 't-2', participantId: 'p-1', answer: 'yes' }],
  best: { slotId: 't-2', why: '1 person can, 1 person has not answered.' },
  clashes: [{ slotId: 't-1', text: 'Dr Menon is booked then.' }],
  ownIds: ['p-1', 'p-2'],
  ...changes,
});

const aRecord = (changes: object = {}) => ({
  id: 'c-1',
  concurrencyStamp: 's-1',
  caseNo: 'CO-2026-000001',
  step: 'requested',
  billingStatus: 'none',
  isOnHold: false,
  kind: 'teleconference',
  can: [],
  ...changes,
});

async function panel(poll: Poll, role = 'STAFF', changes: object = {}) {
  const calls = serve({
    'GET /app/co-teleconference/c-1': { body: aRecord(changes) },
    'GET /app/co-teleconference/c-1/poll': { body: poll },
    'PUT /app/co-teleconference/c-1/pollAnswers': { body: poll },
  });
  const place = await render(<ConferencePanel id="c-1" />, { session: as(role) });
  await eventually(() => expect(place.querySelector('.ant-skeleton')).toBeNull());
  const buttons = () =>
    [...place.querySelectorAll('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
  return { place, calls, buttons };
}

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

describe('who can when', () => {
  test('shows the best time, whom a time clashes with, and a way to confirm each', async () => {
    const { place, buttons } = await panel(aPoll());

    const marked = [...place.querySelectorAll('thead .poll-best')].map((one) => one.textContent);
    expect(marked).toEqual(['Thu 9 Jan 2031, 10:00 Best']);
    expect(place.textContent).toContain('Dr Menon is booked then.');
    expect(buttons()).toEqual(
      expect.arrayContaining(['Confirm Tue 7 Jan 2031, 10:00', 'Confirm Thu 9 Jan 2031, 10:00']),
    );
  });

  test('a press says yes at once and sends only that answer', async () => {
    const { place, calls } = await panel(aPoll());
    const cell = [...place.querySelectorAll<HTMLButtonElement>('button')].find((one) =>
      one.getAttribute('aria-label')?.startsWith('Ruth Adeyemi, Tue 7 Jan'),
    );

    await act(async () => cell?.click());

    await eventually(() =>
      expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
        body: { participantId: 'p-2', items: [{ slotId: 't-1', answer: 'yes' }] },
      }),
    );
  });

  test('a specialist changes their own line only, and confirms nothing', async () => {
    const { buttons } = await panel(aPoll({ ownIds: ['p-1'], clashes: [] }), 'SPECIALIST');

    expect(buttons().filter((name) => name?.startsWith('Dr Menon'))).toHaveLength(2);
    expect(buttons().filter((name) => name?.startsWith('Ruth'))).toEqual([]);
    expect(buttons().filter((name) => name?.startsWith('Confirm'))).toEqual([]);
  });

  test('a conference without people asks for them first', async () => {
    const { buttons } = await panel(aPoll({ participants: [], slots: [], best: null }), 'STAFF', {
      step: 'created',
    });

    expect(buttons()).toEqual(['Add participants']);
  });

  test('a confirmed time is shown with how to join, and nothing can be offered', async () => {
    const { place, buttons } = await panel(aPoll(), 'STAFF', {
      step: 'confirmed',
      appointmentDate: '2031-01-06T23:00:00.000Z',
      appointmentEnd: '2031-01-07T00:00:00.000Z',
      appointmentZone: 'Australia/Sydney',
      joinPhone: '1800 555 012',
    });

    expect(place.textContent).toContain('Confirmed for Tue 7 Jan 2031, 10:00 to 11:00');
    expect(place.textContent).toContain('Phone: 1800 555 012');
    expect(buttons()).toEqual([]);
  });

  test('answers go round: yes, if need be, no', () => {
    expect([null, 'yes', 'ifNeedBe', 'no'].map((one) => nextAnswer(one as never))).toEqual([
      'yes',
      'ifNeedBe',
      'no',
      'yes',
    ]);
  });
});
