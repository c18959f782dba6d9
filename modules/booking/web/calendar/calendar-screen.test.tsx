import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { CalendarScreen } from './calendar-screen.tsx';
import { aCalendarSession, anAnswer } from './testing/a-sheet.ts';

const path = '/view/calendar?view=day&start=2026-11-16';
const sheetRoute = 'GET /app/appointment-sessions/calendar';
const toldRoute = 'GET /app/appointments/recipients';
const told = [
  { recipient: 'client', name: 'Noor Haddad', hasEmail: true, email: 'noor@haddad.example' },
  { recipient: 'specialist', name: 'Dr Menon', hasEmail: false, email: null },
];
const moveRoute = 'PUT /app/appointments/appointment-1/move';
const session = aSession();
const as = (...roles: string[]) => ({
  ...session,
  actor: { ...session.actor, edition: 'MLP', roles },
});

async function open(roles: string[] = ['STAFF'], answer = anAnswer(), more = {}, address = path) {
  const calls = serve({
    [sheetRoute]: { body: answer },
    [moveRoute]: { body: {} },
    [toldRoute]: { body: { items: told } },
    ...more,
  });
  const place = await render(<CalendarScreen title="Clinic Calendar" preset={{}} />, {
    session: as(...roles),
    path: address,
  });
  await eventually(() => expect(place.querySelector('.session')).not.toBeNull());
  return { place, calls };
}

const slot = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-slot="${id}"]`);
  if (!found) throw new Error(`There is no slot ${id}`);
  return found;
};

/** Carries one slot over another; what lies under the pointer is told to the document. */
async function drag(from: HTMLElement, over: Element | null, end: 'drop' | 'escape' = 'drop') {
  document.elementFromPoint = () => over;
  const event = (type: string, x: number) =>
    new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 10 });
  await act(async () => void from.dispatchEvent(event('pointerdown', 10)));
  await act(async () => void dispatchEvent(event('pointermove', 60)));
  const ghost = document.querySelector('.drag-ghost')?.textContent ?? '';
  await act(async () => {
    if (end === 'drop') dispatchEvent(event('pointerup', 60));
    else dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  return ghost;
}

beforeAll(() => registerCatalogue());
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-15T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('moving an appointment', () => {
  test('dropped on a free slot it asks, moves, and can be taken back', async () => {
    const toasts = collectToasts();
    const { calls } = await open();
    const moves = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

    const ghost = await drag(slot('slot-1'), slot('slot-2'));
    expect(ghost).toContain('to Mon 16 Nov, 10:00');
    await eventually(() => expect(document.body.textContent).toContain('Move Noor Haddad?'));
    expect(moves()).toEqual([]);
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.tell-people input')];
    await eventually(() => expect(boxes()).toHaveLength(2));
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
    await act(async () => boxes()[0]?.click());

    await press('Move appointment');
    await eventually(() =>
      expect(moves()).toEqual([{ slotId: 'slot-2', tell: ['caseManager', 'specialist'] }]),
    );
    await eventually(() => expect(toasts[0]?.action?.label).toBe('Undo'));
    expect(toasts[0]?.text).toBe('Noor Haddad is now on Mon 16 Nov, 10:00');

    await act(async () => toasts[0]?.action?.run());
    await eventually(() => expect(moves().at(-1)).toMatchObject({ slotId: 'slot-1' }));
    await eventually(() => expect(toasts.at(-1)?.text).toContain('is back on Mon 16 Nov, 09:00'));
  });

  test('given up with Escape, or dropped beside the slots, nothing happens', async () => {
    const { calls } = await open();

    await drag(slot('slot-1'), slot('slot-2'), 'escape');
    await drag(slot('slot-1'), document.body);

    expect(document.body.textContent).not.toContain('Move Noor Haddad?');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('the sentence of the server is shown when it refuses', async () => {
    const toasts = collectToasts();
    const error = { code: 'slotTaken', message: 'This slot has just been booked.' };
    await open(['STAFF'], anAnswer(), { [moveRoute]: { status: 409, body: { error } } });

    await drag(slot('slot-1'), slot('slot-2'));
    await eventually(() => expect(document.body.textContent).toContain('Move Noor Haddad?'));
    await press('Move appointment');

    await eventually(() => expect(toasts.map(({ text }) => text)).toEqual([error.message]));
  });

  test('without a pointer: the card, Move, and a free slot', async () => {
    const { place } = await open();
    await act(async () => slot('slot-1').click());
    await eventually(() => expect(document.querySelector('.cal-card')).not.toBeNull());

    await press('Move…', document.body);
    expect(place.querySelector('[role=status]')?.textContent).toContain('Moving Noor Haddad');
    await act(async () => slot('slot-3').click());

    await eventually(() => expect(document.body.textContent).toContain('Move Noor Haddad?'));
  });

  test('a specialist reads their calendar but moves nothing', async () => {
    const { place } = await open(['SPECIALIST']);

    await drag(slot('slot-1'), slot('slot-2'));

    expect(place.querySelector('[data-appointment]')).toBeNull();
    expect(place.querySelector('[data-edge]')).toBeNull();
    expect(slot('slot-2').getAttribute('aria-disabled')).toBe('true');
    expect(document.body.textContent).not.toContain('Move Noor Haddad?');
  });
});

describe('the sheet', () => {
  test('[S-021] names every block in words', async () => {
    await open();

    expect(slot('slot-1').getAttribute('aria-label')).toBe(
      'Noor Haddad, Booked, Mon 16 Nov 09:00–10:00, Dr Priya Menon, Macquarie Rooms',
    );
    expect(slot('slot-2').getAttribute('aria-label')).toContain('Free, Mon 16 Nov 10:00–11:00');
  });

  test('letters choose the view and T goes to today', async () => {
    const { place, calls } = await open();
    const key = (name: string) =>
      act(
        async () => void dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
      );

    await key('w');
    await eventually(() => expect(place.querySelector('.week-wide')).not.toBeNull());
    await key('ArrowRight');
    await eventually(() => expect(calls.at(-1)?.query.get('from')).toBe('2026-11-23'));
    await key('t');
    await key('m');
    await eventually(() => expect(calls.at(-1)?.query.get('from')).toBe('2026-11-01'));
  });

  test('draws a screenful of two hundred specialists', async () => {
    const many = Array.from({ length: 200 }, (_, n) => `s-${n}`);
    const { place } = await open(
      ['STAFF'],
      anAnswer({
        specialists: many.map((id) => ({ id, name: `Dr ${id}`, specialty: null })),
        sessions: many.map((id) =>
          aCalendarSession({ id: `of ${id}`, specialistId: id, slots: [] }),
        ),
        appointments: [],
      }),
    );

    const drawn = place.querySelectorAll('.cal-row').length;
    expect(drawn).toBeGreaterThan(5);
    expect(drawn).toBeLessThan(60);
  });

  test.each([
    ['STAFF', true],
    ['SPECIALIST', true],
    ['CASE_MANAGER', false],
  ])('leads %s to the feeds of a calendar program: %s', async (role, leads) => {
    const { place } = await open([role]);
    const labels = [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

    expect(labels.includes('Subscribe')).toBe(leads);
  });

  test('says that there is nothing, with the next step', async () => {
    serve({ [sheetRoute]: { body: anAnswer({ sessions: [], appointments: [] }) } });
    const place = await render(<CalendarScreen title="Clinic Calendar" preset={{}} />, {
      session: as('STAFF'),
      path: `${path}&stateId=WA`,
    });

    await eventually(() => expect(place.textContent).toContain('No sessions on these days'));
    expect(place.textContent).toContain('Clear filters');
  });

  test('[R-019] [S-022] the NDIS calendar asks for NDIS consultations', async () => {
    const calls = serve({ [sheetRoute]: { body: anAnswer() } });
    await render(<CalendarScreen title="NDIS Calendar" preset={{ consultationTypes: 'ndis' }} />, {
      session: as('STAFF'),
      path: '/view/ndis-calendar',
    });

    await eventually(() => expect(calls[0]?.query.get('consultationTypes')).toBe('ndis'));
  });
});
