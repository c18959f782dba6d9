import { TabsProvider, useDirtyTabs } from '#kernel/web';
import {
  aSession,
  bindConfirm,
  collectToasts,
  eventually,
  press,
  render,
  serve,
} from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import type { ShownNote } from '../../domain/index.ts';
import { bodyOf, emptyNote, missingIn, visibilitiesFor } from './note-values.ts';
import { NotesOfRecord } from './notes-of-record.tsx';
import { TimelineOfRecord } from './timeline-of-record.tsx';

const base = aSession();
const as = (role: string) =>
  aSession({
    actor: { ...base.actor, roles: [role], edition: 'MLP', ids: { userId: ['user-1'] } },
  });
const on = { fromModule: 'CLIENT', objectId: 'c-1' } as const;
const path = 'GET /app/correspondences/ofRecord';

const aNote = (changes: Partial<ShownNote> = {}): ShownNote => ({
  id: 'n-1',
  concurrencyStamp: 's-1',
  communicationType: 'phone',
  subject: null,
  content: 'Called @Vera Vale',
  happenedAt: '2026-03-05T03:30:00.000Z',
  creationTime: '2026-03-05T03:30:00.000Z',
  isEdited: false,
  visibility: 'staff',
  groups: [],
  mentions: [{ id: 'u-2', displayName: 'Vera Vale' }],
  deliveryMethod: null,
  attendanceParties: [],
  isPinned: false,
  author: { id: 'u-3', displayName: 'Sam Staff' },
  mayChange: false,
  ...changes,
});
const page = (...items: ShownNote[]) => ({ body: { items, totalCount: items.length } });

collectToasts();
beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const DirtyTabs = () => <output id="dirty">{useDirtyTabs().size}</output>;
const box = (place: HTMLElement) => place.querySelector<HTMLTextAreaElement>('textarea');

async function write(place: HTMLElement, text: string): Promise<void> {
  const area = box(place);
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  await act(async () => {
    setter?.call(area, text);
    area?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the notes of a record', () => {
  test('[D-037] [E-073] [E-124] each says who, when, of which kind and for whom; a mention stands out', async () => {
    const note = aNote({ deliveryMethod: 'fax', attendanceParties: ['lender'], isEdited: true });
    serve({ [path]: page(note) });

    const place = await render(<NotesOfRecord {...on} />, { session: as('STAFF') });

    await eventually(() => expect(place.querySelector('.note')).not.toBeNull());
    const head = place.querySelector('.note-head')?.textContent;
    expect(head).toBe('Sam Staff05 Mar 2026 - 14:30PhoneStaffFax · LenderEdited');
    expect(place.querySelector('.note-mention')?.textContent).toBe('@Vera Vale');
  });

  test('who may not change a note is offered no way to', async () => {
    serve({ [path]: page(aNote()) });
    const place = await render(<NotesOfRecord {...on} />, { session: as('STAFF') });
    await eventually(() => expect(place.querySelector('.note')).not.toBeNull());

    const words = place.querySelector('.note-buttons')?.textContent;

    expect(words).toBe('Files');
  });

  test('deleting one asks first', async () => {
    const questions: string[] = [];
    bindConfirm(({ text }) => {
      questions.push(text);
      return Promise.resolve(true);
    });
    let items = [aNote({ mayChange: true })];
    serve({
      [path]: () => page(...items),
      'DELETE /app/correspondences/n-1': () => {
        items = [];
        return { body: null };
      },
    });
    const place = await render(<NotesOfRecord {...on} />, { session: as('STAFF') });
    await eventually(() => expect(place.querySelector('.note')).not.toBeNull());

    await press('Delete', place);

    await eventually(() => expect(place.textContent).toContain('No notes yet'));
    expect(questions).toEqual(['Do you want to delete this note?']);
  });

  test('one that is typed is unsaved work of its tab; giving up a change asks', async () => {
    const questions: string[] = [];
    let isSure = false;
    bindConfirm(({ title = '' }) => {
      questions.push(title);
      return Promise.resolve(isSure);
    });
    serve({ [path]: page(aNote({ mayChange: true })) });
    const dirty = () => place.querySelector('#dirty')?.textContent;
    const place = await render(
      <TabsProvider setting={{ owner: 'una', home: '/view/clients', isOpen: () => true }}>
        <NotesOfRecord {...on} />
        <DirtyTabs />
      </TabsProvider>,
      { session: as('STAFF') },
    );
    await eventually(() => expect(place.querySelector('.note')).not.toBeNull());
    expect(dirty()).toBe('0');

    await write(place, 'Rang the clinic');
    expect(dirty()).toBe('1');
    await write(place, '');
    expect(dirty()).toBe('0');
    await press('Edit', place);
    await write(place.querySelector<HTMLElement>('.note') ?? place, 'Called twice');
    expect(dirty()).toBe('1');
    await press('Cancel', place);
    expect(place.querySelector('.note textarea')).not.toBeNull();
    isSure = true;
    await press('Cancel', place);

    expect(questions).toEqual(['Unsaved changes', 'Unsaved changes']);
    await eventually(() => expect(place.querySelector('.note textarea')).toBeNull());
  });

  test('Ctrl+Enter saves what was written, for the office alone unless said otherwise', async () => {
    const calls = serve({ [path]: page(), 'POST /app/correspondences': { status: 201, body: {} } });
    const place = await render(<NotesOfRecord {...on} />, { session: as('STAFF') });
    await eventually(() => expect(box(place)).not.toBeNull());

    await write(place, 'Rang the clinic');
    await act(async () => {
      const key = { key: 'Enter', ctrlKey: true, bubbles: true };
      box(place)?.dispatchEvent(new KeyboardEvent('keydown', key));
    });

    await eventually(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...on,
      content: 'Rang the clinic',
      visibility: 'staff',
      mentionIds: [],
    });
    await eventually(() => expect(box(place)?.value).toBe(''));
  });

  test('a picked name stands in the text, and its person is mentioned', async () => {
    const calls = serve({
      [path]: page(),
      'GET /app/correspondences/mentionable': {
        body: { items: [{ id: 'u-2', displayName: 'Vera Vale' }] },
      },
      'POST /app/correspondences': { status: 201, body: {} },
    });
    const place = await render(<NotesOfRecord {...on} />, { session: as('STAFF') });
    await eventually(() => expect(box(place)).not.toBeNull());
    await write(place, 'Ask @');
    await act(async () => {
      box(place)?.setSelectionRange(5, 5);
      box(place)?.dispatchEvent(new KeyboardEvent('keyup', { key: '@', bubbles: true }));
    });
    const found = () => document.querySelector<HTMLElement>('[role=menuitem]');
    await eventually(() => expect(found()?.textContent).toBe('Vera Vale'));

    await act(async () => found()?.click());
    await press('Add note', place);

    await eventually(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      content: 'Ask @Vera Vale',
      mentionIds: ['u-2'],
    });
  });

  test('outside the office a note is for everyone, and groups are not offered', async () => {
    serve({ [path]: page() });

    const place = await render(<NotesOfRecord {...on} />, { session: as('CASE_MANAGER') });

    await eventually(() => expect(box(place)).not.toBeNull());
    const offered = place.querySelector('[aria-label="Visible to"]');
    expect(offered?.textContent).toBe('EveryoneStaff');
    expect(offered?.querySelector('.ant-segmented-item-selected')?.textContent).toBe('Everyone');
  });
});

describe('what is sent of a note', () => {
  const values = { ...emptyNote(true), content: ' Ask @Vera Vale ' };
  const people = [
    { id: 'u-2', displayName: 'Vera Vale' },
    { id: 'u-3', displayName: 'Sam Staff' },
  ];

  test('only whom the text still names is mentioned, and groups only where it is for groups', () => {
    expect(bodyOf({ ...values, people, groupIds: ['g-1'] }, on)).toMatchObject({
      content: 'Ask @Vera Vale',
      mentionIds: ['u-2'],
      groupIds: [],
    });
  });

  test('an empty note and a group note without a group are not sent', () => {
    expect(missingIn({ ...values, content: '  ' })).toBe('Write the note first.');
    expect(missingIn({ ...values, visibility: 'group' })).toMatch(/groups/);
    expect(missingIn(values)).toBeNull();
  });

  test('[E-124] a note is not offered to more people later', () => {
    expect(visibilitiesFor(null, true)).toEqual(['everyone', 'staff', 'group']);
    expect(visibilitiesFor('staff', true)).toEqual(['staff', 'group']);
    expect(visibilitiesFor('everyone', false)).toEqual(['everyone', 'staff']);
  });
});

test('the timeline offers the kinds that there are, and asks for the chosen one', async () => {
  const item = {
    id: 'm-1',
    kind: 'email',
    at: '2026-03-05T03:30:00.000Z',
    title: 'Your appointment',
    text: null,
    people: 'noor@example.test',
    status: 'failed',
  };
  const calls = serve({
    'GET /app/correspondences/timeline': {
      body: { items: [item], kinds: ['note', 'email'], before: null },
    },
  });
  const place = await render(<TimelineOfRecord {...on} />, { session: as('STAFF') });
  await eventually(() => expect(place.textContent).toContain('Your appointment'));

  expect(place.querySelector('a')?.getAttribute('href')).toBe('/view/emails-tracking/detail/m-1');
  expect([...place.querySelectorAll('.choice-chip')].map((chip) => chip.textContent)).toEqual([
    'All',
    'Notes',
    'Emails',
  ]);
  await press('Emails', place);
  await eventually(() => expect(calls.at(-1)?.query.get('kinds')).toBe('email'));
});
