import { describe, expect, test } from 'vitest';
import { imeType } from '../ime/index.ts';
import { decideDictation, decideDictationReport, decidePic7 } from './index.ts';

const aCase = (given: object = {}) => ({
  id: 'case',
  caseNo: 'IME-2026-000001',
  step: 'attendedChargeable',
  billingStatus: 'none',
  isOnHold: false,
  specialistId: 'menon',
  claimantName: 'Noor Haddad',
  ...given,
});
const given = {
  id: 'dictation',
  jobId: 'job',
  fileId: 'file',
  fileName: 'a.webm',
  seconds: 61,
  note: null,
  recordedBy: 'Priya Menon',
};
const facts = {
  move: {
    today: '2026-11-16',
    persons: { REPORT_DRAFT: 'anna' },
    prices: {} as never,
    charged: [],
  },
  count: 0,
  specialistName: 'Dr Menon',
  plan: { dueDate: null, typistId: null, note: null },
};
const writesOf = (decision: ReturnType<typeof decideDictation>) =>
  decision.kind === 'accepted' ? decision.writes.map((write) => write.write) : [decision.kind];

describe('a dictation that arrives', () => {
  test('is kept with its job, and the case takes its step', () => {
    const decision = decideDictation(imeType, aCase(), given, facts);

    expect(writesOf(decision)).toEqual(['create', 'create', 'move', 'emit', 'emit']);
    expect(decision).toMatchObject({
      writes: [
        { resource: 'caseDictation', values: { specialistId: 'menon', status: 'received' } },
        {
          resource: 'typingJob',
          values: { minutes: 2, dueOn: '2026-11-18', picUserId: 'anna', typistId: null },
        },
        { resource: 'ime', move: 'receiveDictation', to: { step: 'dictationReceived' } },
        {},
        { event: { type: 'DictationArrived' } },
      ],
    });
  });

  test.each([
    ['before the claimant was seen', { step: 'appointmentConfirmed' }],
    ['once one has come', { step: 'dictationReceived' }],
    ['while the case is on hold', { isOnHold: true }],
  ])('%s the case stays where it is', (_, more) => {
    expect(writesOf(decideDictation(imeType, aCase(more), given, facts))).toEqual([
      'create',
      'create',
      'emit',
    ]);
  });

  test('is kept for the typist of the plan', () => {
    const plan = { dueDate: '2026-12-01', typistId: 'tess', note: 'Short' };

    expect(decideDictation(imeType, aCase(), given, { ...facts, plan })).toMatchObject({
      writes: [
        {},
        { values: { typistId: 'tess', dueOn: '2026-12-01', note: 'Short' } },
        {},
        {},
        {},
      ],
    });
  });

  test.each([
    ['dictationOfClosedCase', aCase({ step: 'cancelledChargeable' }), 0],
    ['tooManyDictations', aCase(), 25],
  ])('%s', (code, record, count) => {
    expect(decideDictation(imeType, record, given, { ...facts, count })).toMatchObject({
      kind: 'refused',
      code,
    });
  });
});

describe('the plan of typing', () => {
  const known = { reportId: 'report', newId: 'new', isTypist: true, waitingJobIds: ['job'] };

  test('[C-049] changes what is said, and the jobs that wait', () => {
    expect(decideDictationReport('case', { note: 'Short' }, known)).toMatchObject({
      writes: [
        { write: 'change', ids: ['report'], values: { note: 'Short' } },
        { write: 'change', resource: 'typingJob', ids: ['job'], values: { note: 'Short' } },
      ],
    });
  });

  test('[C-049] a day that is taken away leaves the jobs their own', () => {
    const decision = decideDictationReport('case', { dueDate: null }, known);

    expect(decision).toMatchObject({ writes: [{ values: { dueDate: null } }] });
    expect(writesOf(decision)).toHaveLength(1);
  });
});

describe('[C-121] [G-118] PIC 7', () => {
  const known = { picId: null, isPerson: true, openJobIds: [] };

  test('becomes the person of the case where typing is next', () => {
    const next = decidePic7(imeType, aCase({ nextStep: 'REPORT_DRAFT' }), 'anna', known);
    const later = decidePic7(imeType, aCase({ nextStep: 'DICTATION' }), 'anna', known);

    expect(writesOf(next)).toEqual(['create', 'change']);
    expect(writesOf(later)).toEqual(['create']);
  });
});
