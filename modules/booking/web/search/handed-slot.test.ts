import { expect, test } from 'vitest';
import { handedAddress, handedSlot, takerOf, takerParams } from './handed-slot.ts';
import type { HandedSlot } from './handed-slot.ts';

const taker = { path: '/view/assessments/detail/c-1', name: 'IME-2026-000001' };
const slot: HandedSlot = {
  id: 's-1',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T22:30:00.000Z',
  timeZone: 'Australia/Sydney',
  specialistId: 'p-1',
  specialist: 'Dr Priya Menon',
  place: 'Macquarie Street Rooms',
  consultationType: 'inPerson',
};

test('a slot goes to the page that asked for one, and is read there', () => {
  expect(takerOf(new URLSearchParams(takerParams(taker)))).toEqual(taker);
  const [path, query] = handedAddress(taker, slot).split('?');
  expect(path).toBe(taker.path);
  expect(handedSlot(new URLSearchParams(query))).toEqual(slot);
});

test.each(['https://evil.example/view/x/detail/1', '//evil.example', '/view/x', 'view/x/detail/1'])(
  'nobody is led to %s',
  (takeFor) => {
    expect(takerOf(new URLSearchParams({ takeFor, takeName: 'X' }))).toBeNull();
  },
);

test.each(['', 'nonsense', '{}', JSON.stringify({ ...slot, startsAt: 'soon' })])(
  'what is no slot is ignored: %s',
  (text) => {
    expect(handedSlot(new URLSearchParams({ slot: text }))).toBeNull();
  },
);
