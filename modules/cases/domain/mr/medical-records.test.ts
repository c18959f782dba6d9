import { describe, expect, test } from 'vitest';
import { dueChases, ruleFor } from './due-chase.ts';
import type { ChaseRule } from './due-chase.ts';
import { refuseParent, refuseSubRecord } from './decide-record.ts';
import { priorityOf, recordPriorities } from './record-priority.ts';
import { dueOfRequest, recordRequestTypes, turnaroundDays } from './request-types.ts';
import type { RequestType } from './request-types.ts';
import { mrWorkflow } from './mr.workflow.ts';

const rule: ChaseRule = {
  id: 'r',
  requestType: null,
  firstDays: 5,
  side: 'before',
  everyDays: 7,
  most: 3,
  escalateAfter: 2,
  escalateToId: null,
};

const waiting = {
  status: 'requested',
  requestType: 'clinicalNotes',
  dueDate: '2026-05-20',
  lastChasedOn: null,
} as const;

const occasions = (today: string, item: object = {}) =>
  dueChases(rule, { ...waiting, ...item }, today).map(
    ({ kind, occasion }) => `${kind} ${occasion}`,
  );

describe('turnaround', () => {
  test('[B-186] [E-095] each type is due so many calendar days after its request', () => {
    const days = (Object.keys(recordRequestTypes) as RequestType[]).map(
      (type) => turnaroundDays[type],
    );

    expect(days).toEqual([60, 30, 30, 30, 30, 20, 25, 25]);
    // G-092: a Friday and the days after it count as any other.
    expect(dueOfRequest('clinicalNotes', '2026-05-01')).toBe('2026-05-21');
    expect(dueOfRequest('allReporting', '2026-01-01')).toBe('2026-03-02');
  });

  test('[E-077] [G-092] overdue is High/Overdue, the last week Medium, done Retrieved', () => {
    const of = (dueDate: string | null, status = 'requested' as 'requested' | 'retrieved') =>
      recordPriorities[priorityOf({ status, dueDate }, '2026-05-20')];

    expect(of('2026-05-19')).toBe('High/Overdue');
    expect(of('2026-05-20')).toBe('Medium');
    expect(of('2026-05-27')).toBe('Medium');
    expect(of('2026-05-28')).toBe('Low');
    expect(of(null)).toBe('Low');
    expect(of('2026-05-01', 'retrieved')).toBe('Retrieved');
  });
});

describe('chasing by rule', () => {
  test('begins before it is due and goes on every so many days', () => {
    expect(occasions('2026-05-14')).toEqual([]);
    expect(occasions('2026-05-15')).toEqual(['reminder 2026-05-20 1']);
    expect(occasions('2026-05-21')).toEqual(['reminder 2026-05-20 1']);
    expect(occasions('2026-05-22')).toEqual(['reminder 2026-05-20 2']);
  });

  test('after the second reminder somebody else hears of it, and after the third it is silent', () => {
    expect(occasions('2026-05-29')).toEqual([
      'reminder 2026-05-20 3',
      'escalation 2026-05-20 escalation',
    ]);
    expect(occasions('2026-06-05')).toEqual(['escalation 2026-05-20 escalation']);
  });

  test('nobody is written to twice on a day, nor about what is not awaited', () => {
    expect(occasions('2026-05-22', { lastChasedOn: '2026-05-22' })).toEqual([]);
    expect(occasions('2026-05-22', { status: 'received' })).toEqual([]);
    expect(occasions('2026-05-22', { dueDate: null })).toEqual([]);
  });

  test('a promise begins anew', () => {
    expect(occasions('2026-05-29', { dueDate: '2026-06-01' })).toEqual(['reminder 2026-06-01 1']);
  });

  test('a rule for the type goes before the one for all', () => {
    const own = { ...rule, id: 'own', requestType: 'clinicalNotes' } as const;

    expect(ruleFor([rule, own], waiting)?.id).toBe('own');
    expect(ruleFor([rule, own], { requestType: 'hospitalFoi' })?.id).toBe('r');
    expect(ruleFor([], waiting)).toBeNull();
  });
});

describe('[B-241] sub-records', () => {
  const child = { id: 'a', parentId: null, hasSubRecords: false };

  test.each([
    ['partOfItself', child, { id: 'a', parentId: null }],
    ['partOfOwnSubRecord', child, { id: 'b', parentId: 'a' }],
    ['partOfSubRecord', child, { id: 'b', parentId: 'c' }],
    ['hasSubRecords', { ...child, hasSubRecords: true }, { id: 'b', parentId: null }],
  ])('%s is refused', (code, given, parent) => {
    expect(refuseParent(given, parent)?.code).toBe(code);
  });

  test('another record of its own is fine; a sub-record has none', () => {
    expect(refuseParent(child, { id: 'b', parentId: null })).toBeNull();
    expect(refuseSubRecord({ id: 'a', parentId: 'b' })?.code).toBe('partOfSubRecord');
    expect(refuseSubRecord(child)).toBeNull();
  });
});

test('[B-198] [E-103] the statuses are those of the document, in their order', () => {
  expect(Object.values(mrWorkflow.axes.step?.states ?? {})).toEqual([
    'Case Created',
    'Request Received',
    'Request Sent to Provider',
    'Files Sent to CMs',
    'Cancelled (no fee)',
    'Cancelled (chargeable)',
  ]);
});
