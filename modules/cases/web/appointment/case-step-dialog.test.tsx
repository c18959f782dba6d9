import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { CaseStepDialog } from './case-step-dialog.tsx';
import { stepOfMove } from './case-step.ts';

const id = '0196b1f0-0000-7000-8000-000000000001';
const record = {
  id,
  caseNo: 'IME-2026-000001',
  concurrencyStamp: 'stamp-1',
  step: 'appointmentConfirmed',
  billingStatus: 'none',
  isOnHold: false,
  clientId: 'client-1',
  appointmentId: 'appointment-1',
  specialistId: 'specialist-1',
} as object as CaseSectionProps['record'];

const slot = {
  id: 'slot-1',
  sessionId: 'session-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  state: 'free',
  reasons: [],
  heldById: null,
};

const routes = {
  'POST /app/case-status-logs/consequences': {
    body: {
      label: '',
      mails: [],
      charge: null,
      next: { step: 'Appointment', stage: '', due: '2026-11-24', person: null },
      stays: [],
      hindrance: null,
    },
  },
  'GET /app/appointment-sessions/searchAppointment': {
    body: {
      items: [
        {
          id: 'session-1',
          timeZone: 'Australia/Sydney',
          consultationType: 'inPerson',
          isVideoAppointment: false,
          specialist: { id: 'specialist-1', displayName: 'Dr Priya Menon' },
          centre: { id: 'centre-1', displayName: 'Macquarie Street Rooms' },
          slots: [slot],
        },
      ],
      totalCount: 1,
    },
  },
  'GET /app/appointments/recipients': { body: { items: [] } },
};

async function open(move: string, more: object = {}) {
  const step = stepOfMove(imeType, move);
  if (!step) throw new Error(`${move} has no dialog`);
  const seen = { closed: 0, refreshed: 0 };
  const calls = serve({ ...routes, ...more });
  await render(
    <CaseStepDialog
      type={imeType}
      record={record}
      refresh={async () => void (seen.refreshed += 1)}
      step={step}
      close={() => (seen.closed += 1)}
    />,
  );
  await eventually(() => expect(document.body.textContent).toContain('Next: Appointment by'));
  return { calls, seen };
}

beforeAll(() => registerCatalogue());
beforeEach(() => void collectToasts());
afterEach(() => vi.unstubAllGlobals());

describe('the dialog of a step', () => {
  test('says what follows, and tells of the refusal before anything is sent', async () => {
    const { calls, seen } = await open('reschedule');

    await press('Reschedule');

    await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(calls.some(({ path }) => path.endsWith('/reschedule-appointment'))).toBe(false);
    expect(seen.closed).toBe(0);
  });

  test('confirms the version that the person has seen', async () => {
    const path = `/app/assessments/${id}/confirmAppointment`;
    const { calls, seen } = await open('confirmAppointment', { [`PUT ${path}`]: { body: { id } } });

    await press('Confirm');

    await eventually(() => expect(seen).toEqual({ closed: 1, refreshed: 1 }));
    expect(calls.find((call) => call.path === path)?.body).toEqual({
      concurrencyStamp: 'stamp-1',
      tell: ['client', 'caseManager', 'specialist'],
    });
  });

  test('shows later times where the list was cut', async () => {
    const search = 'GET /app/appointment-sessions/searchAppointment';
    const { calls } = await open('reschedule', {
      [search]: { body: { ...routes[search].body, totalCount: 45 } },
    });
    await press('Later times');

    const sizes = () =>
      calls
        .filter(({ path }) => search.endsWith(path))
        .map(({ query }) => query.get('maxResultCount'));
    await eventually(() => expect(sizes()).toEqual(['20', '40']));
  });

  test('rebooks the time that was chosen, in its type', async () => {
    const path = `/app/assessments/${id}/rebook`;
    const { calls, seen } = await open('rebook', { [`POST ${path}`]: { body: { id } } });
    await eventually(() => expect(document.body.textContent).toContain('Macquarie Street Rooms'));

    await press('09:00');
    await press('Rebook');

    await eventually(() => expect(seen.closed).toBe(1));
    expect(calls.find((call) => call.path === path)?.body).toMatchObject({
      slotId: 'slot-1',
      consultationType: 'inPerson',
    });
  });
});
