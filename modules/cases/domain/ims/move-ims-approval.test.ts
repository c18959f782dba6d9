import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { decideMove } from './move-ims-approval.ts';

const today = '2026-03-02';

describe('moving an IMS approval', () => {
  test('[E-081] a decision is dated, and its reason kept', () => {
    const decision = decideMove(
      { status: 'underReview' },
      { status: 'rejected', decisionNote: 'No causal link' },
      today,
    );

    expect(decision).toMatchObject({
      changes: { status: 'rejected', decidedOn: today, decisionNote: 'No causal link' },
    });
  });

  test('what was rejected may be sent again, and is undecided then', () => {
    expect(decideMove({ status: 'rejected' }, { status: 'sent' }, today)).toMatchObject({
      changes: { status: 'sent', decidedOn: null, decisionNote: null },
    });
  });

  test.each([
    ['pending', 'approved'],
    ['certified', 'pending'],
    ['approved', 'rejected'],
  ] as const)('from %s there is no way to %s', (from, status) => {
    expect(decideMove({ status: from }, { status }, today)).toEqual(refuse('imsMoveNotPermitted'));
  });

  test('a rejection needs a reason', () => {
    expect(decideMove({ status: 'sent' }, { status: 'rejected' }, today)).toEqual(
      refuse('imsReasonMissing'),
    );
  });
});
