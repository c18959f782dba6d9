import { describe, expect, test } from 'vitest';
import { decideClear, decideReopen } from './action-required.workflow.ts';
import { mostCleared, readActionIds } from './action-steps.ts';
import { dueState, dueText, isPending } from './due.ts';

const today = '2026-11-16';
const due = (dueDate: string, status = 'open') => ({ dueDate, status });

describe('when an action is due', () => {
  test.each([
    ['2026-11-13', 'open', 'overdue', '3 days overdue', true],
    ['2026-11-15', 'open', 'overdue', '1 day overdue', true],
    ['2026-11-16', 'open', 'today', 'today', true],
    ['2026-11-17', 'open', 'soon', 'tomorrow', false],
    ['2026-11-23', 'open', 'soon', 'in 7 days', false],
    ['2026-11-24', 'open', 'later', '', false],
    ['2026-11-13', 'done', 'done', '', false],
  ])('[B-141] %s, %s: %s', (dueDate, status, state, text, isAsked) => {
    const action = due(dueDate, status);

    expect(dueState(action, today)).toBe(state);
    expect(dueText(action, today)).toBe(text);
    expect(isPending(action, today)).toBe(isAsked);
  });
});

describe('clearing', () => {
  test('[M-082] says who did it and when', () => {
    const now = '2026-11-16T01:00:00Z';

    expect(decideClear([{ id: 'a1', status: 'open' }], 'robin', now)).toMatchObject({
      writes: [
        {
          move: 'clear',
          to: { status: 'done' },
          values: { clearedById: 'robin', clearedTime: now },
        },
      ],
    });
    expect(decideClear([{ id: 'a1', status: 'done' }], 'robin', now)).toMatchObject({
      code: 'moveNotPossible',
    });
  });

  test('is taken back without a trace on the action', () => {
    expect(decideReopen({ id: 'a1', status: 'done' })).toMatchObject({
      writes: [{ to: { status: 'open' }, values: { clearedById: null, clearedTime: null } }],
    });
    expect(decideReopen({ id: 'a1', status: 'open' })).toMatchObject({ code: 'moveNotPossible' });
  });

  test('several at once are a list of ids, each once', () => {
    const id = '0190a0c8-0000-7000-8000-000000000001';

    expect(readActionIds([id, id])).toEqual([id]);
    expect(readActionIds([])).toBeNull();
    expect(readActionIds('all')).toBeNull();
    expect(readActionIds(['x'])).toBeNull();
    expect(readActionIds(Array.from({ length: mostCleared + 1 }, () => id))).toBeNull();
  });
});
