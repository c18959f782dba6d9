import { eventually } from '#kernel/web-testing';
import { NotificationBell } from '#platform/web';
import type { NotificationItem } from '#platform/domain';
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { inShell } from '../testing/in-shell.tsx';

const aNotification = (n: number, changes: Partial<NotificationItem> = {}) => ({
  id: `n-${n}`,
  recipientId: 'u',
  objectId: null,
  fromModule: null,
  objectReferenceName: null,
  title: `Title ${n}`,
  content: 'Something <b>happened</b>',
  type: 'Action Required',
  sentTime: '2025-03-05T03:30:00.000Z',
  isRead: false,
  creator: { name: 'Ana Abbott', email: null },
  totalUpdateCount: 1,
  moreUpdates: [],
  ...changes,
});

type Row = ReturnType<typeof aNotification>;

/** A server with these notifications; answers the calls it got. */
function aServer(rows: Row[], unreadActionRequiredCount = 0) {
  const calls: string[] = [];
  const answer = ({ method, url }: { method: string; url: URL }) => {
    calls.push(`${method} ${url.pathname}${url.search}`);
    const id = /notifications\/(n-\d+)\/mark-as-(\w+)$/.exec(url.pathname);
    if (id) {
      const row = rows.find((each) => each.id === id[1]);
      if (row) row.isRead = id[2] === 'read';
      return null;
    }
    if (url.pathname.endsWith('mark-all-as-read')) for (const row of rows) row.isRead = true;
    const unread = rows.filter((row) => !row.isRead);
    if (url.pathname.endsWith('summary')) {
      const totalUnreadCount = unread.length;
      return { totalCount: rows.length, totalUnreadCount, unreadActionRequiredCount };
    }
    if (!url.pathname.endsWith('get-all')) return null;
    const skip = Number(url.searchParams.get('skip'));
    const shown = url.searchParams.get('showUnread') === 'true' ? unread : rows;
    return { items: shown.slice(skip, skip + 20), totalCount: shown.length };
  };
  return { calls, answer };
}

const named = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=switch]')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent)?.trim() === label,
  );
const press = (label: string) => act(async () => named(label)?.click());
const bell = () => document.querySelector<HTMLElement>('button[aria-label^=Notifications]');
const rowsShown = () => document.querySelectorAll('.notification').length;

async function openBell(rows: Row[]) {
  const server = aServer(rows);
  await inShell(<NotificationBell />, { roles: ['STAFF'], answer: server.answer });
  await act(async () => bell()?.click());
  await eventually(() => expect(document.querySelector('.notification-list')).not.toBeNull());
  return server;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('[S-061] the bell', () => {
  test('[B-076] [B-079] [B-080] marks one, and asks for the summary again', async () => {
    const { calls } = await openBell([aNotification(1), aNotification(2, { isRead: true })]);
    await eventually(() => expect(rowsShown()).toBe(2));
    const badge = () => bell()?.getAttribute('aria-label');
    expect(badge()).toBe('Notifications, 1 unread');
    const before = calls.filter((call) => call.endsWith('summary')).length;

    await press('Mark as read');

    await eventually(() => expect(badge()).toBe('Notifications'));
    expect(calls).toContain('PUT /app/notifications/n-1/mark-as-read');
    expect(calls.filter((call) => call.endsWith('summary')).length).toBeGreaterThan(before);
    await press('Mark as unread');
    await eventually(() => expect(badge()).toBe('Notifications, 1 unread'));
  });

  test('[B-078] marks all', async () => {
    await openBell([aNotification(1), aNotification(2)]);
    await eventually(() => expect(rowsShown()).toBe(2));

    await press('Mark all as read');

    await eventually(() =>
      expect(document.querySelectorAll('.notification.unread')).toHaveLength(0),
    );
  });

  test('[B-154] [B-159] [K-039] [K-050] shows the time of the practice, and cuts long text', async () => {
    await openBell([aNotification(1, { content: `<i>${'y'.repeat(300)}</i>` })]);

    await eventually(() => expect(document.body.textContent).toContain('05 Mar 2025 14:30'));
    const text = document.querySelector('.notification-text')?.textContent;
    expect(text).toBe(`${'y'.repeat(200)}…`);
  });

  test('[B-157] [B-158] [K-049] loads twenty, then twenty more, then the rest', async () => {
    const { calls } = await openBell(Array.from({ length: 45 }, (_, n) => aNotification(n)));
    await eventually(() => expect(rowsShown()).toBe(20));

    await press('Load more');
    await eventually(() => expect(rowsShown()).toBe(40));
    await press('Load more');
    await eventually(() => expect(rowsShown()).toBe(45));

    expect(named('Load more')).toBeUndefined();
    const asked = calls.filter((call) => call.includes('get-all'));
    expect(asked[1]).toContain('skip=20&maxResultCount=20');
    expect(asked[2]).toContain('skip=40&maxResultCount=20');
  });

  test('[B-158] nineteen are all there is', async () => {
    await openBell(Array.from({ length: 19 }, (_, n) => aNotification(n)));
    await eventually(() => expect(rowsShown()).toBe(19));

    expect(named('Load more')).toBeUndefined();
  });

  test('[B-036] [B-056] [B-131] shows only unread, remembers it, and asks each time', async () => {
    const { calls } = await openBell([aNotification(1), aNotification(2, { isRead: true })]);
    await eventually(() => expect(rowsShown()).toBe(2));

    await act(async () => document.querySelector<HTMLElement>('[role=switch]')?.click());

    await eventually(() => expect(rowsShown()).toBe(1));
    expect(localStorage.getItem('NOTIFICATION_FILTER')).toContain('"showUnread":true');
    for (const label of ['Open in new tab', 'Mark all as read', 'Notification settings']) {
      expect(named(label)).toBeDefined();
    }
    const before = calls.length;
    await act(async () => bell()?.click());
    await eventually(() => expect(bell()?.getAttribute('aria-expanded')).toBe('false'));
    await act(async () => bell()?.click());
    await eventually(() =>
      expect(calls.slice(before).some((call) => call.includes('get-all'))).toBe(true),
    );
    await act(async () => document.querySelector<HTMLElement>('[role=switch]')?.click());
  });

  test('[B-384] further updates are counted and can be shown', async () => {
    const more = [aNotification(8), aNotification(9)];
    const head = { ...aNotification(1), totalUpdateCount: 3, moreUpdates: more };
    await openBell([head as unknown as Row]);
    await eventually(() => expect(named('2 more updates')).toBeDefined());

    await press('2 more updates');

    expect(document.body.textContent).toContain('Title 9');
  });

  test('[B-149] a failed list says nothing loud', async () => {
    await inShell(<NotificationBell />, { roles: ['STAFF'], answer: () => 'nonsense' });

    expect(document.querySelector('.toast')).toBeNull();
  });
});
