import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import type { NotificationItem } from '../../domain/index.ts';
import { notificationFilter, parseFilter } from './notification-filter.ts';
import { parseMessage } from './parse-message.ts';
import { popupOf } from './notification-popup.ts';

registerCatalogue();

const actor = (role: string) => ({
  userId: 'u',
  tenantId: 't',
  roles: [role],
  isHost: false,
  edition: 'MLP',
  features: [],
  ids: {},
  attributes: {},
});

const item = (changes: Partial<NotificationItem> = {}): NotificationItem => ({
  id: 'n-1',
  recipientId: 'u',
  objectId: 'c-1',
  fromModule: 'COMPANY',
  objectReferenceName: 'Harbour Legal',
  title: 'High risk applied',
  content: '<b>Fish &amp; Chips</b>',
  type: 'Action Required',
  sentTime: '2026-11-15T06:39:00.000Z',
  isRead: false,
  creator: null,
  ...changes,
});

describe('the filter', () => {
  test.each([
    ['{"showUnread":true,"notificationTypes":["Email Received"]}', true, ['Email Received']],
    ['{"notificationTypes":["Old Type","Action Required"]}', false, ['Action Required']],
    ['{"showUnread":"yes","notificationTypes":"all"}', false, []],
  ])('[B-056] %s is understood', (text, showUnread, notificationTypes) => {
    expect(parseFilter(text)).toEqual({ showUnread, notificationTypes });
  });

  test('[B-056] it is kept under its name; a corrupt entry counts as none', () => {
    localStorage.setItem('NOTIFICATION_FILTER', '{half');
    expect(notificationFilter.get()).toEqual({ notificationTypes: [], showUnread: false });

    notificationFilter.set({ notificationTypes: [], showUnread: true });

    expect(JSON.parse(localStorage.getItem('NOTIFICATION_FILTER') ?? '')).toEqual({
      notificationTypes: [],
      showUnread: true,
    });
  });
});

describe('a message', () => {
  test('is a notification, as text or as an object', () => {
    expect(parseMessage(JSON.stringify(item()))).toEqual(item());
    expect(parseMessage(item())).toEqual(item());
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['half a text', '{"id":'],
    ['a number', 7],
    ['null', 'null'],
    ['no title', { ...item(), title: 7 }],
    ['an unknown type', { ...item(), type: 'toString' }],
  ])('[B-149] %s is none', (_what, payload) => {
    expect(parseMessage(payload)).toBeNull();
  });

  test('[B-160] [K-051] [S-062] a popup is cut at 50 characters of what is read', () => {
    const content = `<p>${'x'.repeat(100)}</p>`;

    expect(popupOf(item({ content }), actor('STAFF')).text).toBe(`${'x'.repeat(50)}…`);
    expect(popupOf(item(), actor('STAFF')).text).toBe('Fish & Chips');
  });

  test('[B-161] [K-052] a popup stays for five seconds', () => {
    expect(popupOf(item(), actor('STAFF')).seconds).toBe(5);
  });

  test('a click leads to the record, for those who may open it', () => {
    expect(popupOf(item(), actor('STAFF')).path).toBe('/view/companies/detail/c-1');
    expect(popupOf(item(), actor('SPECIALIST')).path).toBeNull();
    expect(popupOf(item({ fromModule: 'NOTHING' }), actor('STAFF')).path).toBeNull();
    expect(popupOf(item({ fromModule: null, objectId: null }), actor('STAFF')).path).toBeNull();
  });
});
