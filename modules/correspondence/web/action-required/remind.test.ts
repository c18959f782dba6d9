import { collectToasts } from '#kernel/web-testing';
import { beforeEach, expect, test } from 'vitest';
import { reminderMs, remindOfActions } from './remind.ts';

const shown = collectToasts();
const kept = new Map<string, string>();
const session = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const staff = { userId: 'una', roles: ['STAFF'] };
const remind = (now: number, actor = staff, pending = 2) =>
  remindOfActions(actor, pending, session, now);

beforeEach(() => {
  shown.length = 0;
  kept.clear();
});

test('[B-141] [M-082] whoever has pending actions is reminded, once an hour at most', () => {
  remind(0);
  remind(reminderMs - 1);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    kind: 'warning',
    title: 'Action Required Reminder',
    text: 'Please check and clear pending required actions as needed.',
    action: { label: 'Open list' },
  });

  remind(reminderMs);
  expect(shown).toHaveLength(2);
});

test('[B-141] never a specialist, and nobody without pending actions', () => {
  remind(0, { userId: 'dora', roles: ['SPECIALIST'] });
  remind(0, staff, 0);

  expect(shown).toEqual([]);
});

test('[B-141] the next user of the same window is reminded as well', () => {
  remind(0);
  remind(1, { userId: 'vera', roles: ['STAFF'] });

  expect(shown).toHaveLength(2);
});

test('a browser that keeps nothing is left in peace', () => {
  const deaf = {
    getItem: () => {
      throw new Error('no storage');
    },
    setItem: () => {},
  };

  remindOfActions(staff, 2, deaf, 0);

  expect(shown).toEqual([]);
});
