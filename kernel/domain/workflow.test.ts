import { describe, expect, test } from 'vitest';
import { accept, ask, refuse } from './decision.ts';
import { defineWorkflow, describeWorkflow } from './workflow.ts';

const repair = defineWorkflow({
  resource: 'repair',
  initial: 'received',
  guards: { hasParts: (facts: { parts: number }) => (facts.parts > 0 ? null : 'partsMissing') },
  states: {
    received: { label: 'Received' },
    mended: { label: 'Mended', final: true, chargeable: true },
    scrapped: { label: 'Scrapped', final: true },
  },
  transitions: [
    { action: 'mend', from: ['received'], to: 'mended', guard: 'hasParts' },
    { action: 'scrap', from: ['received'], to: 'scrapped' },
  ],
});

describe('a workflow', () => {
  test('permits only what its table lists', () => {
    expect(repair.permits('received', 'mend')).toBe(true);
    expect(repair.permits('mended', 'mend')).toBe(false);
    expect(repair.permits('received', 'paint')).toBe(false);
  });

  test('moves on, or answers with the refusal of the guard', () => {
    expect(repair.next('received', 'mend', { parts: 2 })).toEqual({ to: 'mended' });
    expect(repair.next('received', 'mend', { parts: 0 })).toEqual({ refused: 'partsMissing' });
    expect(repair.next('scrapped', 'mend', { parts: 2 })).toEqual({
      refused: 'transitionNotAllowed',
    });
    expect(repair.next('received', 'scrap')).toEqual({ to: 'scrapped' });
  });

  test('knows the order of its states', () => {
    expect(['received', 'mended', 'scrapped'].map((s) => repair.order(s as 'received'))).toEqual([
      0, 1, 2,
    ]);
  });

  test('prints itself for people to correct', () => {
    expect(describeWorkflow(repair)).toContain('| 2 | Mended | final, chargeable |');
    expect(describeWorkflow(repair)).toContain('| mend | Received | Mended | hasParts |');
  });
});

describe('decisions', () => {
  test('accept, refuse and ask are plain values', () => {
    expect(accept({ a: 1 })).toEqual({ kind: 'accepted', changes: { a: 1 }, events: [] });
    expect(refuse('worn')).toEqual({ kind: 'refused', code: 'worn' });
    expect(ask('Sure?')).toEqual({ kind: 'asked', question: 'Sure?' });
  });
});
