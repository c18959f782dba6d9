import { describe, expect, test } from 'vitest';
import { decideApproval, decideApprovalStep } from './ims-approval.workflow.ts';

const today = '2026-03-02';
const approval = (
  status: 'pending' | 'sent' | 'underReview' | 'approved' | 'rejected' | 'certified',
) => ({
  id: 'a1',
  status,
});

describe('moving an IMS approval', () => {
  test('[E-081] a decision is dated, and its reason kept', () => {
    expect(
      decideApproval(approval('underReview'), 'reject', 'No causal link', today),
    ).toMatchObject({
      writes: [
        {
          write: 'move',
          to: { status: 'rejected' },
          note: 'No causal link',
          values: { decidedOn: today, decisionNote: 'No causal link' },
        },
      ],
    });
  });

  test('what was rejected may be sent again, and is undecided then', () => {
    expect(decideApprovalStep(approval('rejected'), 'send')).toMatchObject({
      writes: [{ to: { status: 'sent' }, values: { decidedOn: null, decisionNote: null } }],
    });
  });

  test.each([
    ['pending', 'approve'],
    ['certified', 'reject'],
    ['approved', 'reject'],
  ] as const)('an approval that is %s cannot be moved by %s', (status, step) => {
    expect(decideApproval(approval(status), step, 'x', today)).toMatchObject({
      kind: 'refused',
      code: 'moveNotPossible',
    });
  });
});
