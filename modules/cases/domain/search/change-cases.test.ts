import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { mostCases, readCasesToChange } from './change-cases.ts';

const id = (number: number) => `01980001-0000-7000-8000-${String(number).padStart(12, '0')}`;
const hold = { wish: 'putOnHold', note: 'Overseas' } as const;

describe('a change of several cases', () => {
  test('names each case once', () => {
    expect(readCasesToChange({ ...hold, ids: [id(1), id(2), id(1)] })).toEqual([id(1), id(2)]);
  });

  test.each([
    ['no list', 'all'],
    ['an empty list', []],
    ['something that is no id', ['x']],
    ['too many', Array.from({ length: mostCases + 1 }, (_, at) => id(at))],
  ])('is refused for %s', (_, ids) => {
    expect(readCasesToChange({ ...hold, ids })).toEqual(refuse('chooseCases'));
  });

  test.each([
    ['assign', 'choosePerson'],
    ['changeStatus', 'chooseStatus'],
    ['putOnHold', 'holdReasonMissing'],
  ] as const)('%s without what it needs is refused', (wish, code) => {
    expect(readCasesToChange({ ids: [id(1)], wish, note: ' ', status: ' ' })).toEqual(refuse(code));
  });
});
