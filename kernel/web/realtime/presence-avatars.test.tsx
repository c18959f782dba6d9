import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { aHub } from '../testing/a-fake-socket.ts';
import { collectToasts } from '../testing/toasts.ts';
import { presenceColours } from '../theme/presence-colours.ts';
import { render } from '../testing/render.tsx';
import { animals } from './animals.tsx';
import { avatarOf } from './presence-avatar.ts';
import { PresenceAvatars } from './presence-avatars.tsx';
import { createPresence } from './presence.ts';

test('[K-053] [K-054] there are ten colours and eleven animals', () => {
  expect(new Set(presenceColours).size).toBe(10);
  expect(Object.keys(animals)).toHaveLength(11);
});

test('[B-162] a person always looks the same, and people differ within the sets', () => {
  const people = Array.from({ length: 500 }, (_, n) => avatarOf(`user ${n}`));

  expect(avatarOf('user 7')).toEqual(people[7]);
  expect(new Set(people.map(({ colour }) => colour)).size).toBe(10);
  expect(new Set(people.map(({ animal }) => animal)).size).toBe(11);
});

test('[B-044] nothing is drawn while nobody else is there', async () => {
  const place = await render(<PresenceAvatars />);

  await act(async () => {});

  expect(place.textContent).toBe('');
});

test('[B-044] whoever else is on the record is drawn with their name', async () => {
  vi.useFakeTimers();
  const { hub, socket } = aHub();
  collectToasts();
  const presence = createPresence(hub);
  hub.start();
  await vi.advanceTimersByTimeAsync(0);
  socket.happens('connect');
  vi.useRealTimers();
  const leave = presence.enter({ fromModule: 'COMPANY', objectId: 'c-1' }, 'me');
  const place = await render(<PresenceAvatars of={presence} />);
  const log = { fromModule: 'COMPANY', objectId: 'c-1', activityType: 'ITEM_VIEWING' };

  await act(async () =>
    socket.receives('ReceiveActivityLog', { ...log, userId: 'ana', displayName: 'Ana Reyes' }),
  );

  expect(place.querySelectorAll('.presence-avatar')).toHaveLength(1);
  expect(place.innerHTML).toContain('Ana Reyes is viewing this record');
  leave();
});
