import { aSession, collectToasts, eventually, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { ActionRow } from './action-row.tsx';
import type { ActionItem } from './action-item.ts';
import { ActionsOfRecord } from './actions-of-record.tsx';
import { nameOf } from './quick-filters.tsx';

const base = aSession();
const session = aSession({ actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP' } });

const anAction = (changes: Partial<ActionItem> = {}) =>
  ({
    id: 'a-1',
    title: 'Call the clinic',
    dueDate: '2026-11-13',
    status: 'open',
    fromModule: 'COMPANY',
    objectId: 'c-1',
    objectReferenceName: 'Tasman & Co',
    claimantName: null,
    assignedUser: { id: 'u-2', displayName: 'Vera Vale' },
    ...changes,
  }) as ActionItem;

const toasts = collectToasts();

beforeEach(() => {
  registerCatalogue();
  toasts.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('a row of an action', () => {
  test('[D-050] says what, about which record, whose and how late', async () => {
    const place = await render(<ActionRow action={anAction()} today="2026-11-16" />, { session });

    expect(place.textContent).toContain('Call the clinic');
    expect(place.textContent).toContain('Vera Vale');
    expect(place.textContent).toContain('3 days overdue');
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/view/action-required-search/detail/a-1',
      '/view/companies/detail/c-1',
    ]);
  });

  test('a record that is not open to the user is a name', async () => {
    const action = anAction({ fromModule: 'IME' });

    const place = await render(<ActionRow action={action} today="2026-11-16" />, { session });

    expect(place.querySelectorAll('a')).toHaveLength(1);
    expect(place.textContent).toContain('Assessment Tasman & Co');
  });

  test('[M-082] one press marks it done, and one more takes it back', async () => {
    const calls = serve({
      'POST /app/action-required/clear': { body: { cleared: ['a-1'] } },
      'PUT /app/action-required/a-1/reopen': { body: {} },
    });
    const place = await render(<ActionRow action={anAction()} today="2026-11-16" />, { session });
    const check = place.querySelector<HTMLElement>('[aria-label="Mark done: Call the clinic"]');

    await act(async () => check?.click());
    await eventually(() => expect(toasts).toHaveLength(1));
    toasts[0]?.action?.run();
    await eventually(() => expect(calls).toHaveLength(2));

    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /app/action-required/clear',
      'PUT /app/action-required/a-1/reopen',
    ]);
    expect(toasts[0]).toMatchObject({ title: 'Marked done', text: 'Call the clinic' });
  });
});

describe('the actions of a record', () => {
  test('what is open of this record is asked for, and there is a way to add', async () => {
    const calls = serve({
      'GET /app/action-required': { body: { items: [anAction()], totalCount: 1 } },
    });
    const place = await render(<ActionsOfRecord fromModule="COMPANY" id="c-1" />, { session });
    await eventually(() => expect(place.textContent).toContain('Call the clinic'));

    const [asked] = calls;
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      fromModule: 'COMPANY',
      objectId: 'c-1',
      status: 'open',
    });
    // The record that a row leads to is no column of the list.
    expect(asked?.query.get('fields')?.split(',')).toEqual(
      expect.arrayContaining(['title', 'fromModule', 'objectId', 'assignedUserId', 'dueDate']),
    );
    expect(place.textContent).toContain('Add action');
    expect(place.textContent).not.toContain('Tasman');
  });

  test('nothing to do says so', async () => {
    serve({ 'GET /app/action-required': { body: { items: [], totalCount: 0 } } });
    const place = await render(<ActionsOfRecord fromModule="COMPANY" id="c-1" />, { session });

    await eventually(() => expect(place.textContent).toContain('Nothing waits to be done here.'));
  });
});

test('[B-399] somebody who has left is marked', () => {
  const one = { userId: 'u', userName: 'Vera', userSurname: 'Vale', count: 2 };

  expect(nameOf({ ...one, isActive: false })).toBe('Vera Vale (InActive)');
  expect(nameOf({ ...one, isActive: true })).toBe('Vera Vale');
});
