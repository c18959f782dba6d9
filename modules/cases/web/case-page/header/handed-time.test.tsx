import { resourceNamed } from '#kernel/domain';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../../catalogue.ts';
import { imeType } from '../../../domain/index.ts';
import { CaseActions } from './case-actions.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const slot = {
  id: 's-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T22:30:00.000Z',
  timeZone: 'Australia/Sydney',
  specialistId: 'p-1',
  specialist: 'Dr Priya Menon',
  place: 'Macquarie Street Rooms',
  consultationType: 'inPerson',
};
const empty = { body: { items: [], totalCount: 0 } };
const follows = { label: '', mails: [], charge: null, next: null, stays: [], hindrance: null };

/** As the search leads back to the case. */
async function openWith(given: object) {
  const calls = serve({
    'POST /app/case-status-logs/consequences': { body: follows },
    'GET /app/appointment-sessions/search': empty,
    'PUT /app/assessments/c-1/appointment': { body: { id: 'c-1' } },
  });
  const { actor } = aSession();
  const record = {
    id: 'c-1',
    concurrencyStamp: 'stamp-1',
    caseNo: 'IME-2026-000123',
    clientId: 'k-1',
    step: 'appointmentRequested',
    billingStatus: 'none',
    isOnHold: false,
    can: ['ime.save:appointment'],
    ...given,
  };
  await render(
    <CaseActions
      type={imeType}
      resource={resourceNamed('ime')}
      record={record}
      refresh={async () => {}}
    />,
    {
      path: `/view/assessments/detail/c-1?${new URLSearchParams({ slot: JSON.stringify(slot) }).toString()}`,
      session: aSession({ actor: { ...actor, roles: ['STAFF'], features: ['Assessment'] } }),
    },
  );
  return calls;
}

const dialog = () => document.querySelector('[role="dialog"]');

test('a time that was chosen in the search is booked in the case', async () => {
  const calls = await openWith({});

  await eventually(() =>
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toContain(
      'Dr Priya Menon, Macquarie Street Rooms',
    ),
  );
  const buttons = [...(dialog()?.querySelectorAll<HTMLElement>('button') ?? [])];
  await act(async () => buttons.find((one) => one.textContent === 'Book a time')?.click());

  await eventually(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    slotId: 's-1',
    consultationType: 'inPerson',
    concurrencyStamp: 'stamp-1',
  });
});

test('a case that has a time meanwhile, or is not theirs to book, asks nothing', async () => {
  await openWith({ appointmentId: 'a-1' });
  expect(dialog()).toBeNull();
  await openWith({ can: [] });
  expect(dialog()).toBeNull();
});
