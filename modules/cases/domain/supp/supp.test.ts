import { describe, expect, test } from 'vitest';
import { isReportLocked } from '../reports/report-choices.ts';
import { chargesOf } from '../engine/charges.ts';
import { sentStep } from '../engine/case-type.ts';
import type { CaseRecord, CaseType } from '../engine/case-type.ts';
import { moveCase } from '../engine/move-case.ts';
import { statusChoices } from '../engine/case-statuses.ts';
import { frType } from '../fr/fr-type.ts';
import { frSteps } from '../fr/fr-steps.ts';
import { suppSteps } from './supp-steps.ts';
import { suppType } from './supp-type.ts';

const facts = { today: '2026-11-16', persons: { DICTATION: 'u-7' }, prices: {}, charged: [] };

const aRequest = (given: object = {}): CaseRecord => ({
  id: 'c-1',
  caseNo: 'SR-2026-000001',
  step: 'requestReceived',
  billingStatus: 'none',
  isOnHold: false,
  requestKind: 'chargeable',
  specialistId: 's-1',
  specialistAnswer: null,
  answerOfId: null,
  asksFirst: false,
  questions: 'Why?',
  documentCount: 0,
  reportDueDate: '2026-12-11',
  ...given,
});

const refusalOf = (given: object, move = 'sendRequest'): unknown => {
  const [first] = moveCase(suppType, aRequest(given), move, facts);
  return first && 'code' in first ? first.code : null;
};

test('[B-197] a supplementary report has the statuses of the document, in their order', () => {
  expect(Object.values(statusChoices(suppSteps))).toEqual([
    'Case Created',
    'Request Received',
    'Request Sent to Specialist',
    'Dictation Received',
    'Draft Sent',
    'Report Received',
    'Report Sent to CMs (Chargeable)',
    'Report Sent to CMs (Clarification)',
    'Report Sent to CMs (Amendment)',
    'Report Sent to CMs (With Fee)',
    'Cancelled (No Fee)',
    'Cancelled (Chargeable)',
    'Client Invoiced',
    'Specialist Invoiced',
    'Partially Paid',
    'Fully Paid',
    'Client Partially Paid',
    'Client Fully Paid',
    'Specialist Partially Paid',
    'Specialist Fully Paid',
    'On Hold',
  ]);
});

test('[G-022] a file review mirrors it, with one way to send', () => {
  expect(Object.values(frSteps)).toEqual([
    ...Object.values(suppSteps).slice(0, 6),
    'Report Sent to CMs',
    'Cancelled (No Fee)',
    'Cancelled (Chargeable)',
  ]);
  const same = Object.keys(suppType.workflow.moves);
  expect(Object.keys(frType.workflow.moves)).toEqual(same);
});

describe('what is sent and charged', () => {
  const sending = (type: CaseType, requestKind: string) => {
    const step = sentStep(type, aRequest({ requestKind }));
    const row = type.workflow.moves['sendReport'];
    if (!row) throw new Error('no move');
    return { step, charged: chargesOf(type, row, facts, step).map(({ kind }) => kind) };
  };

  test.each([
    ['chargeable', 'reportSent', ['service']],
    ['withFee', 'reportSentWithFee', ['service']],
    ['clarification', 'reportSentClarification', []],
    ['amendment', 'reportSentAmendment', []],
  ])('%s is sent as %s', (kind, step, charged) => {
    expect(sending(suppType, kind)).toEqual({ step, charged });
    expect(isReportLocked(step)).toBe(true);
  });

  test('a file review is charged once: what is reopened is free', () => {
    expect(sending(frType, 'chargeable').charged).toEqual(['service']);
    const row = frType.workflow.moves['sendReport'];
    expect(row && chargesOf(frType, row, { ...facts, charged: ['service'] })).toEqual([]);
  });
});

describe('the request leaves', () => {
  test('with the dictation due two business days before the promise', () => {
    const [step] = moveCase(suppType, aRequest(), 'sendRequest', facts);

    expect(step).toMatchObject({
      to: { step: 'requestSent' },
      values: { nextStep: 'DICTATION', nextDueDate: '2026-12-09', picUserId: 'u-7' },
    });
  });

  test.each([
    [{ specialistId: null, answerOfId: null }, 'caseWithoutSpecialist'],
    [{ specialistAnswer: 'conflict', answerOfId: 's-1' }, 'specialistCannotTakeIt'],
    [{ specialistAnswer: 'declined', answerOfId: 's-1' }, 'specialistCannotTakeIt'],
    [{ asksFirst: true }, 'conflictNotAnswered'],
    [{ asksFirst: true, specialistAnswer: 'accepted', answerOfId: 's-2' }, 'conflictNotAnswered'],
    [{ questions: ' ', documentCount: 0 }, 'requestEmpty'],
  ])('not with %j', (given, code) => {
    expect(refusalOf(given)).toBe(code);
  });

  test.each([
    [{ specialistAnswer: 'conflict', answerOfId: 's-2' }],
    [{ asksFirst: true, specialistAnswer: 'accepted', answerOfId: 's-1' }],
    [{ questions: null, documentCount: 2 }],
  ])('with %j', (given) => {
    expect(refusalOf(given)).toBeNull();
  });

  test('an answer is written beside the question that its guard looks at', () => {
    const asked = { specialistAnswer: 'waiting', answerOfId: 's-1' };
    const [step] = moveCase(suppType, aRequest(asked), 'acceptRequest', facts, {
      noted: { specialistAnswer: 'accepted' },
    });

    expect(step).toMatchObject({ values: { specialistAnswer: 'accepted' } });
    expect(refusalOf({}, 'acceptRequest')).toBe('specialistNotAsked');
  });
});
