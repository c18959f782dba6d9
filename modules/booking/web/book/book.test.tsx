import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aSession,
  bindConfirm,
  collectToasts,
  eventually,
  press,
  render,
  serve,
} from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { BookDialog } from './book-dialog.tsx';
import { clockFace, HoldClock } from './hold-clock.tsx';
import { dayText, zoneText } from './shown-slot.ts';
import type { BookableSlot } from './shown-slot.ts';
import { withNews } from './use-slot-news.ts';

const slot: BookableSlot = {
  id: 'slot-1',
  sessionId: 'session-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:00:00.000Z',
  heldById: null,
  heldUntil: null,
  timeZone: 'Australia/Sydney',
  specialistName: 'Dr Priya Menon',
  placeName: 'Macquarie Street Rooms',
  consultationType: 'inPerson',
};
const session = aSession();
const staff = { ...session, actor: { ...session.actor, roles: ['STAFF'] } };
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();
const [holding, releasing, booking] = ['hold', 'release', 'book'].map(
  (verb) => `POST /app/appointment-slots/slot-1/${verb}`,
) as [string, string, string];

const held = () => ({
  body: {
    id: 'slot-1',
    sessionId: 'session-1',
    state: 'held',
    heldById: 'user-1',
    heldUntil: inTenMinutes(),
  },
});
const clientId = '0196b1f0-0000-7000-8000-000000000001';
const companyId = '0196b1f0-0000-7000-8000-000000000002';
const clientRoute = {
  'GET /app/clients/0196b1f0-0000-7000-8000-000000000001': {
    body: {
      id: clientId,
      companyId,
      company: { id: companyId, displayName: 'Harbour Legal' },
      interpreterRequired: true,
    },
  },
  'GET /app/clients': { body: { items: [{ id: clientId, displayName: 'Noor Haddad' }] } },
};

const open = async (changes: Partial<BookableSlot> = {}, start = {}) => {
  const seen = { closed: 0, booked: '' };
  await render(
    <BookDialog
      slot={{ ...slot, ...changes }}
      start={start}
      close={() => (seen.closed += 1)}
      booked={({ reference }) => (seen.booked = reference)}
    />,
    { session: staff },
  );
  await eventually(() => expect(document.body.textContent).toContain('Book an appointment'));
  return seen;
};

beforeAll(() => registerCatalogue());
beforeEach(() => void collectToasts());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the booking dialog', () => {
  test('holds the slot while it is open, and gives it back when it is left', async () => {
    const calls = serve({ [holding]: held, [releasing]: { body: {} } });
    const seen = await open();
    await eventually(() => expect(document.querySelector('[role=timer]')).not.toBeNull());

    await press('Cancel');

    await eventually(() =>
      expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['hold', 'release']),
    );
    expect(seen.closed).toBe(1);
  });

  test('a hold that was there before stays', async () => {
    const calls = serve({});
    await open({ heldById: 'user-1', heldUntil: inTenMinutes() });

    await press('Cancel');

    expect(calls).toEqual([]);
  });

  test('closes when somebody else was faster', async () => {
    const toasts = collectToasts();
    serve({
      [holding]: {
        status: 409,
        body: {
          error: {
            code: 'slotHeld',
            message: 'Somebody else holds this slot. Choose another one.',
          },
        },
      },
    });
    const seen = await open();

    await eventually(() => expect(seen.closed).toBe(1));
    expect(toasts.map(({ text }) => text)).toEqual([
      'Somebody else holds this slot. Choose another one.',
    ]);
  });

  test('nothing is sent without a client', async () => {
    const calls = serve({ [holding]: held });
    await open();

    await press('Book');

    await eventually(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(calls.some(({ path }) => path.endsWith('/book'))).toBe(false);
  });

  test('[B-085] [B-091] a question is put, and a yes books with it', async () => {
    const asked: string[] = [];
    bindConfirm(({ text }) => {
      asked.push(text);
      return Promise.resolve(true);
    });
    const calls = serve({
      [holding]: held,
      ...clientRoute,
      [booking]: ({ body }) =>
        (body as { answers?: object }).answers
          ? { status: 201, body: { id: 'a-1', reference: 'APT-2026-000001' } }
          : {
              status: 409,
              body: {
                error: {
                  code: 'confirmationRequired',
                  message: 'High risk. Continue?',
                  questions: [{ key: 'highRisk', message: 'High risk. Continue?' }],
                },
              },
            },
    });
    const seen = await open({}, { clientId });
    await eventually(() => expect(document.body.textContent).toContain('Harbour Legal'));

    await press('Book');

    await eventually(() => expect(seen.booked).toBe('APT-2026-000001'));
    expect(asked).toEqual(['High risk. Continue?']);
    expect(calls.at(-1)?.body).toMatchObject({
      clientId,
      companyId,
      interpreterRequired: true,
      consultationType: 'inPerson',
      answers: { highRisk: 'yes' },
    });
  });
});

describe('"Make a case"', () => {
  const bookWith = async (features: readonly string[]) => {
    const calls = serve({
      [holding]: held,
      ...clientRoute,
      [booking]: { status: 201, body: { id: 'a-1', reference: 'APT-2026-000001' } },
    });
    const seen = { booked: '' };
    const actor = { ...staff.actor, features };
    await render(
      <BookDialog
        slot={slot}
        start={{ clientId }}
        close={() => undefined}
        booked={({ reference }) => (seen.booked = reference)}
      />,
      { session: { ...staff, actor } },
    );
    await eventually(() => expect(document.body.textContent).toContain('Harbour Legal'));
    const isOffered = document.body.textContent?.includes('Make a case');
    const areTypes = document.body.textContent?.includes('Case type');
    await press('Book');
    await eventually(() => expect(seen.booked).not.toBe(''));
    const sent = calls.at(-1)?.body as { makeCase?: boolean; caseType?: string };
    return { isOffered, areTypes, sent };
  };

  test('is on where assessments are run', async () => {
    const { isOffered, areTypes, sent } = await bookWith(['Assessment']);

    expect([isOffered, areTypes]).toEqual([true, false]);
    expect(sent).toMatchObject({ makeCase: true, caseType: 'IME' });
  });

  test.each([
    [['Assessment', 'OT'], true, 'IME'],
    [['OT'], false, 'OT'],
  ])('with %j asks for the type: %s', async (features, isAsked, type) => {
    const { areTypes, sent } = await bookWith(features);

    expect([areTypes, sent.caseType]).toEqual([isAsked, type]);
  });

  test('is not there where none are', async () => {
    const { isOffered, sent } = await bookWith([]);

    expect([isOffered, sent.makeCase]).toEqual([false, undefined]);
  });
});

test('only case managers of the chosen company are offered', async () => {
  const managers = 'GET /app/appointment-sessions/bookableCaseManagers';
  const calls = serve({
    [holding]: held,
    ...clientRoute,
    [managers]: { body: { items: [{ id: 'm-1', displayName: 'Anna Kerr', company: 'Harbour' }] } },
  });

  await open({}, { clientId });

  await eventually(() => {
    const asked = calls.filter(({ path }) => path.endsWith('/bookableCaseManagers'));
    expect(asked.map(({ query }) => query.get('companyId'))).toEqual([companyId]);
  });
  expect(calls.some(({ path }) => path === '/app/case-managers')).toBe(false);
});

describe('the clock of a hold', () => {
  test('counts down, and tells when it is over', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-16T00:00:00Z') });
    const ended = vi.fn<() => void>();
    const place = await render(<HoldClock until="2026-11-16T00:01:30Z" ended={ended} />);
    expect(place.textContent).toBe('1:30');

    await act(async () => void vi.advanceTimersByTime(31_000));
    expect(place.querySelector('.hold-clock-late')?.textContent).toBe('0:59');
    await act(async () => void vi.advanceTimersByTime(60_000));

    expect(ended).toHaveBeenCalledOnce();
    expect(place.textContent).toBe('0:00');
    expect(clockFace(600)).toBe('10:00');
  });
});

describe('news of slots', () => {
  const shown = { ...slot, state: 'free', heldByName: null } as const;

  test('change the slot they are about', () => {
    const news = {
      id: 'slot-1',
      sessionId: 'session-1',
      state: 'held',
      heldById: 'u',
      heldByName: 'Ruth',
    } as const;

    expect(withNews([shown], [news])[0]).toMatchObject({
      state: 'held',
      heldByName: 'Ruth',
      heldUntil: null,
    });
  });

  test('about other slots leave the list as it is', () => {
    const slots = [shown];

    expect(withNews(slots, [{ id: 'other', sessionId: 's', state: 'booked' }])).toBe(slots);
  });
});

test('days and zones are those of the place', () => {
  expect(dayText(slot.startsAt, 'Australia/Sydney')).toBe('Tue 24 Nov 2026');
  expect(dayText(slot.startsAt, 'Australia/Perth')).toBe('Tue 24 Nov 2026');
  expect(dayText('2026-11-23T12:00:00Z', 'Australia/Perth')).toBe('Mon 23 Nov 2026');
  expect(zoneText('Australia/Sydney')).toBe('Sydney time');
});
