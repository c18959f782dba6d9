import { describe, expect, test } from 'vitest';
import { bestSlot } from './best-slot.ts';
import type { PolledAnswer } from './best-slot.ts';

const slots = [
  { id: 'late', startsAt: '2030-01-09T00:00:00Z' },
  { id: 'early', startsAt: '2030-01-08T00:00:00Z' },
];
const people = [
  { id: 'ann', isRequired: true },
  { id: 'bob', isRequired: true },
  { id: 'cy', isRequired: false },
];
const says = (slotId: string, given: Record<string, PolledAnswer['answer']>): PolledAnswer[] =>
  Object.entries(given).map(([participantId, answer]) => ({ slotId, participantId, answer }));

describe('the best of the offered times', () => {
  test('is none while nobody has answered', () => {
    expect(bestSlot(slots, people, [])).toBeNull();
  });

  test('is the one that fewest must miss; the words say who can', () => {
    const answers = [
      ...says('early', { ann: 'yes', bob: 'yes', cy: 'no' }),
      ...says('late', { ann: 'yes', bob: 'ifNeedBe', cy: 'ifNeedBe' }),
    ];

    expect(bestSlot(slots, people, answers)).toEqual({
      slotId: 'late',
      why: '1 person can, 2 people if need be.',
    });
  });

  test('lacks nobody who must attend, however many others could come', () => {
    const answers = [
      ...says('early', { ann: 'no', bob: 'yes', cy: 'yes' }),
      ...says('late', { ann: 'ifNeedBe', bob: 'ifNeedBe', cy: 'no' }),
    ];

    expect(bestSlot(slots, people, answers)?.slotId).toBe('late');
    expect(bestSlot(slots, people, says('early', { ann: 'no' }))?.slotId).toBeUndefined();
  });

  test('of two that fit alike is the earlier one, and that is said', () => {
    const answers = [
      ...says('early', { ann: 'yes', bob: 'yes', cy: 'yes' }),
      ...says('late', { ann: 'yes', bob: 'yes', cy: 'yes' }),
    ];

    expect(bestSlot(slots, people, answers)).toEqual({
      slotId: 'early',
      why: '3 people can. Another time fits as well: the earlier one is marked.',
    });
  });
});
