import { resourceNamed, seenBy } from '#kernel/domain';
import {
  aSession,
  bindConfirm,
  collectToasts,
  eventually,
  press,
  render,
  serve,
  type,
} from '#kernel/web-testing';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { caseSectionNames, caseTypes } from '../../domain/index.ts';
import CasePage from './case-page.tsx';
import { sectionLocks } from './section-locks.ts';

registerCatalogue();

const as = (...roles: string[]) => {
  const session = aSession();
  return { ...session, actor: { ...session.actor, roles, features: ['Assessment'] } };
};
const moves = [
  'requestAppointment',
  'putOnHold',
  'cancel',
  'undo',
  'save:booking-detail',
  'save:appointment',
  'save:paperwork',
  'update',
];
const aCase = (given: object = {}) => ({
  id: 'c-1',
  concurrencyStamp: 'stamp-1',
  caseNo: 'IME-2026-000123',
  clientId: 'k-1',
  client: { id: 'k-1', displayName: 'Noor Haddad' },
  claimantName: 'Noor Haddad',
  step: 'caseCreated',
  caseStatus: 'caseCreated',
  billingStatus: 'none',
  isOnHold: false,
  isUrgent: true,
  visibility: 'everyone',
  nextStep: 'REQUEST_RECEIVED',
  nextDueDate: '2020-01-01',
  picUserId: 'u-1',
  picUser: { id: 'u-1', displayName: 'Anna Kerr' },
  claimNo: 'CL-1',
  can: moves.map((name) => `ime.${name}`),
  ...given,
});
const record = 'GET /app/assessments/c-1';
const save = 'PUT /app/assessments/c-1/booking-detail';
const consequences = 'POST /app/case-status-logs/consequences';
const empty = { body: { items: [], totalCount: 0, kinds: [], before: null } };
const panels = {
  'GET /app/correspondences/timeline': empty,
  'GET /app/case-charges': empty,
};
const designed = {
  'GET /app/case-briefs': empty,
  'GET /app/case-consents': empty,
  'GET /app/reminders/module': empty,
  'GET /app/task-checklists': empty,
  'GET /app/files': empty,
  'GET /app/assessments/c-1/appointmentHistory': empty,
  'GET /app/cases/instructionReader': { body: { isAvailable: false } },
};
const follows = (given: object = {}) => ({
  body: { label: '', mails: [], charge: null, next: null, stays: [], hindrance: null, ...given },
});

async function open(routes: Parameters<typeof serve>[0] = {}, roles = ['STAFF']) {
  const calls = serve({ [record]: { body: aCase() }, ...panels, ...routes });
  const session = as(...roles);
  const resource = seenBy(session.actor, resourceNamed('ime'));
  const place = await render(
    <Routes>
      <Route path="/view/assessments/detail/:id" element={<CasePage resource={resource} />} />
    </Routes>,
    { path: '/view/assessments/detail/c-1', session },
  );
  await eventually(() => expect(place.querySelector('h1')).not.toBeNull());
  return { place, calls };
}

const sectionOf = (place: HTMLElement, title: string): HTMLElement => {
  const all = [...place.querySelectorAll<HTMLElement>('.case-main > section.card')];
  const found = all.find((one) => one.querySelector('h2')?.textContent === title);
  if (!found) throw new Error(`There is no section ${title}`);
  return found;
};
const change = async (place: HTMLElement, title: string) => {
  const section = sectionOf(place, title);
  await act(async () =>
    section.querySelector<HTMLElement>(`[aria-label="Change ${title}"]`)?.click(),
  );
  await eventually(() => expect(section.querySelector('form')).not.toBeNull());
  return section;
};
const button = (words: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('button')];
  const found = all.find((one) => one.textContent === words);
  if (!found) throw new Error(`There is no ${words}`);
  return found;
};

afterEach(() => {
  bindConfirm(() => Promise.resolve(false));
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the page of a case', () => {
  test('[B-171] [E-046] has the thirteen sections in their order', async () => {
    const { place } = await open();

    const titles = [...place.querySelectorAll('.case-main > section.card h2')].map(
      (head) => head.textContent,
    );
    expect(titles).toEqual(Object.values(caseSectionNames));
  });

  test('[S-066] says number, claimant, status, urgency, next action, overdue and person', async () => {
    const { place } = await open();

    const head = place.querySelector('header')?.textContent ?? '';
    for (const words of ['IME-2026-000123', 'Noor Haddad', 'Case Created', 'Urgent'])
      expect(head).toContain(words);
    const facts = place.querySelector('.case-facts')?.textContent ?? '';
    for (const words of ['Request received', 'Appointment Processing', 'Overdue', 'Anna Kerr'])
      expect(facts).toContain(words);
  });

  test('[G-010] the likely move is the main button; without the right there is none', async () => {
    const { place } = await open();
    expect(place.querySelector('.ant-btn-primary')?.textContent).toBe('Request appointment');

    const { place: reading } = await open({ [record]: { body: aCase({ can: [] }) } });
    expect(reading.querySelector('header .ant-btn-primary')).toBeNull();
    expect(reading.querySelector('[aria-label^="Change "]')).toBeNull();
  });

  test('[G-023] an appointment that is asked for and has no time: the main button books one', async () => {
    const can = ['confirmAppointment', 'reschedule', 'save:appointment', 'putOnHold'];
    const waiting = {
      step: 'appointmentRequested',
      nextStep: 'APPOINTMENT',
      can: can.map((name) => `ime.${name}`),
    };
    const { place } = await open({ [record]: { body: aCase(waiting) } });

    expect(place.querySelector('header .ant-btn-primary')?.textContent).toBe('Book a time');
    await press('Change status');
    const items = [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
    expect(items).toEqual(['Put on hold']);
  });

  test('every type of case is shown by it', () => {
    expect(caseTypes.length).toBeGreaterThan(0);
    for (const { resource } of caseTypes)
      expect(Object.keys(resource.detail).length).toBeGreaterThan(0);
  });

  test('asks for nothing but the record and the open panel before it is scrolled', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { place, calls } = await open();
    await eventually(() => expect(place.textContent).toContain('Nothing was said'));

    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      '/app/assessments/c-1',
      '/app/correspondences/timeline',
    ]);
  });
});

describe('a section', () => {
  test('sends only what was changed in it, by its own call', async () => {
    const { place, calls } = await open({ [save]: { body: aCase() } });
    const section = await change(place, 'Client Details');

    await type(section.querySelector('#claimNo'), 'CL-2');
    await press('Save', section);

    await eventually(() => expect(section.querySelector('form')).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      claimNo: 'CL-2',
      concurrencyStamp: 'stamp-1',
    });
  });

  test('several are open at once, and each keeps what was typed in it', async () => {
    const { place } = await open();
    const notes = await change(place, 'Booking Notes');
    const client = await change(place, 'Client Details');

    await type(notes.querySelector('textarea'), 'Needs a ramp');
    await type(client.querySelector('#claimNo'), 'CL-2');

    expect(notes.textContent).toContain('Unsaved changes');
    expect(client.textContent).toContain('Unsaved changes');
    expect(notes.querySelector('textarea')?.value).toBe('Needs a ramp');
  });

  test('is saved without a question when others saved another section meanwhile', async () => {
    const stamps: unknown[] = [];
    let reads = 0;
    const { place } = await open({
      [record]: () => ({
        body: aCase((reads += 1) > 1 ? { concurrencyStamp: 'stamp-2', employer: 'Acme' } : {}),
      }),
      [save]: ({ body }) => {
        const { concurrencyStamp } = body as { concurrencyStamp: string };
        stamps.push(concurrencyStamp);
        return concurrencyStamp === 'stamp-2'
          ? { body: aCase() }
          : { status: 409, body: { error: { code: 'stale' } } };
      },
    });
    const section = await change(place, 'Booking CM');

    await type(section.querySelector('#customerReference'), 'REF-9');
    await press('Save', section);

    await eventually(() => expect(section.querySelector('form')).toBeNull());
    expect(stamps).toEqual(['stamp-1', 'stamp-2']);
    expect(document.body.textContent).not.toContain('Somebody else changed this record');
  });

  test('[B-136] shows both versions when the same section was changed by somebody else', async () => {
    let reads = 0;
    const { place } = await open({
      [record]: () => ({
        body: aCase((reads += 1) > 1 ? { concurrencyStamp: 'stamp-2', claimNo: 'CL-9' } : {}),
      }),
      [save]: { status: 409, body: { error: { code: 'stale' } } },
    });
    const section = await change(place, 'Client Details');

    await type(section.querySelector('#claimNo'), 'CL-2');
    await press('Save', section);

    await eventually(() =>
      expect(document.body.textContent).toContain('Somebody else changed this record'),
    );
    const rows = [...document.querySelectorAll('[data-conflict]')];
    expect(rows.map((row) => row.getAttribute('data-conflict'))).toEqual(['claimNo']);
    expect(section.querySelector<HTMLInputElement>('#claimNo')?.value).toBe('CL-2');
  });

  test.each([
    ['Paperwork', 'paperwork', 'paperworkNote'],
    ['Appointment', 'appointment', 'appointmentNote'],
  ] as const)(
    'that is more than its fields is locked and compared as any other: %s',
    async (title, path, key) => {
      vi.stubGlobal('IntersectionObserver', undefined);
      const hold = vi.spyOn(sectionLocks, 'hold');
      let reads = 0;
      const { place } = await open({
        ...designed,
        [record]: () => ({
          body: aCase((reads += 1) > 1 ? { concurrencyStamp: 'stamp-2', [key]: 'Theirs' } : {}),
        }),
        [`PUT /app/assessments/c-1/${path}`]: { status: 409, body: { error: { code: 'stale' } } },
      });
      await eventually(() => expect(sectionOf(place, title).querySelector('dl')).toBeTruthy());
      const section = await change(place, title);
      expect(hold).toHaveBeenCalledWith({ fromModule: 'IME', objectId: 'c-1' }, title);

      await type(section.querySelector(`#${key}`), 'Mine');
      await press('Save', section);

      await eventually(() =>
        expect(document.body.textContent).toContain('Somebody else changed this record'),
      );
      expect(section.querySelector<HTMLTextAreaElement>(`#${key}`)?.value).toBe('Mine');
    },
  );

  test('Alt+Down goes to the first section and on, E opens it', async () => {
    const { place } = await open();
    const keydown = (key: string, more: object = {}) =>
      act(async () =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, ...more }),
        ),
      );
    for (const section of place.querySelectorAll('section')) section.scrollIntoView = () => {};

    await keydown('ArrowDown', { altKey: true });
    await keydown('ArrowDown', { altKey: true });
    expect(document.activeElement).toBe(sectionOf(place, 'Booking CM'));
    await keydown('ArrowUp', { altKey: true });
    await keydown('e');

    await eventually(() =>
      expect(sectionOf(place, 'Booking Notes').querySelector('form')).not.toBeNull(),
    );
  });
});

describe('a move', () => {
  const mails = [
    { template: 'AppointmentRequested', label: '', to: 'anna@kerr.example', name: 'Anna Kerr' },
    { template: 'DictationReceived', label: '', to: null, name: 'Dr Menon' },
  ];

  test('says what follows before it is made, and who cannot be reached', async () => {
    const next = { step: 'Appointment', stage: '', due: '2026-11-24', person: 'Ben Byrne' };
    const { calls } = await open({ [consequences]: follows({ mails, next }) });

    await press('Request appointment');

    await eventually(() =>
      expect(document.body.textContent).toContain(
        '1 mail, next: Appointment by 24 Nov 2026 (Ben Byrne)',
      ),
    );
    expect(document.body.textContent).toContain('Dr Menon has no email address');
    expect(calls.find(({ path }) => path.endsWith('consequences'))?.body).toEqual({
      fromModule: 'IME',
      objectId: 'c-1',
      move: 'requestAppointment',
    });
  });

  test('[G-130] a refusal is said in words, and what was typed stays', async () => {
    const toasts = collectToasts();
    const message = 'This case has no appointment yet. Book one first.';
    const { calls } = await open({
      [consequences]: follows(),
      'PUT /app/assessments/c-1/requestAppointment': {
        status: 409,
        body: { error: { code: 'caseWithoutAppointment', message } },
      },
    });
    await press('Request appointment');
    const dialog = () => document.querySelector('[role="dialog"]');
    await eventually(() => expect(dialog()?.querySelector('textarea')).toBeTruthy());

    await type(dialog()?.querySelector('textarea') ?? null, 'By phone');
    const send = [...(dialog()?.querySelectorAll('button') ?? [])].find(
      (one) => one.textContent === 'Request appointment',
    );
    await act(async () => send?.click());

    await eventually(() => expect(toasts.at(-1)?.text).toBe(message));
    expect(dialog()?.querySelector('textarea')?.value).toBe('By phone');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      note: 'By phone',
      concurrencyStamp: 'stamp-1',
    });
  });

  test('says before it is tried why it would be refused', async () => {
    const hindrance = 'This case has no specialist yet. Choose one first.';
    await open({ [consequences]: follows({ hindrance }) });

    await press('Request appointment');

    await eventually(() => expect(document.body.textContent).toContain(hindrance));
  });

  test('[G-001] an undo names what cannot be taken back', async () => {
    const stays = ['Assessment IME-2026-000123 (anna@kerr.example)'];
    await open({ [consequences]: follows({ stays }) }, ['ADMIN_STAFF']);

    await act(async () => button('Change status').click());
    await eventually(() => expect(document.body.textContent).toContain('Undo the last step'));
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      (one) => one.textContent === 'Undo the last step',
    );
    await act(async () => item?.click());

    await eventually(() => expect(document.body.textContent).toContain(stays[0]));
    expect(document.body.textContent).toContain('cannot be taken back');
  });
});
