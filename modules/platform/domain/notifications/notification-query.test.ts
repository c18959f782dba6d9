import { expect, test } from 'vitest';
import { parseNotificationQuery } from './notification-query.ts';

test('[B-157] twenty at a time, of all kinds, read and unread', () => {
  expect(parseNotificationQuery({})).toEqual({
    ok: true,
    value: { skip: 0, maxResultCount: 20, types: [], onlyUnread: false },
  });
});

test('[C-022] everything that can be asked for', () => {
  const both = ['Action Required', 'Email Received'];
  const asked = { skip: '40', maxResultCount: '999', showUnread: 'true' };

  for (const notificationTypes of [both, both.join(',')]) {
    expect(parseNotificationQuery({ ...asked, notificationTypes })).toEqual({
      ok: true,
      value: { skip: 40, maxResultCount: 100, types: both, onlyUnread: true },
    });
  }
});

test.each<[string, object, string]>([
  ['a negative skip', { skip: '-1' }, 'skip'],
  ['a skip with a fraction', { skip: '1.5' }, 'skip'],
  ['a list of skips', { skip: ['1', '2'] }, 'skip'],
  ['a page of words', { maxResultCount: 'ten' }, 'maxResultCount'],
  ['an unknown type', { notificationTypes: 'toString' }, 'notificationTypes'],
  ['a nested type', { notificationTypes: { a: 1 } }, 'notificationTypes'],
  ['a doubtful toggle', { showUnread: 'maybe' }, 'showUnread'],
])('%s is refused by name', (_what, query, member) => {
  expect(parseNotificationQuery({ ...query })).toMatchObject({
    ok: false,
    errors: [{ members: [member] }],
  });
});
