import { accept, defineWorkflow, longText, move } from '#kernel/domain';
import type { Decision, PlainDate, RecordOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { imsApproval } from './ims-approval.resource.ts';

const note = { decisionNote: longText('Note') };

/** E-081. Our reading: the spec gives the states and not the way between them. */
export const imsApprovalWorkflow = defineWorkflow({
  on: imsApproval,
  axes: { status: { final: ['certified'] } },
  moves: {
    send: {
      label: 'Send',
      can: 'send it',
      who: office,
      status: { from: ['pending', 'rejected'], to: 'sent' },
    },
    startReview: {
      label: 'Start review',
      can: 'start its review',
      who: office,
      status: { from: ['sent'], to: 'underReview' },
    },
    approve: {
      label: 'Approve',
      can: 'approve it',
      who: office,
      asks: note,
      status: { from: ['sent', 'underReview'], to: 'approved' },
    },
    reject: {
      label: 'Reject',
      can: 'reject it',
      who: office,
      asks: { decisionNote: longText('Reason', { required: true }) },
      status: { from: ['sent', 'underReview'], to: 'rejected' },
    },
    certify: {
      label: 'Certify',
      can: 'certify it',
      who: office,
      asks: note,
      status: { from: ['approved'], to: 'certified' },
    },
  },
});

type Approval = Pick<RecordOf<typeof imsApproval>, 'id' | 'status'>;

/** Sent again, an approval is undecided. */
export const decideApprovalStep = (approval: Approval, step: 'send' | 'startReview'): Decision =>
  accept(
    move(imsApprovalWorkflow, approval, step, { values: { decidedOn: null, decisionNote: null } }),
  );

/** A decision is dated, and its reason kept. */
export const decideApproval = (
  approval: Approval,
  step: 'approve' | 'reject' | 'certify',
  decisionNote: string | null,
  today: PlainDate,
): Decision =>
  accept(
    move(imsApprovalWorkflow, approval, step, {
      note: decisionNote,
      values: { decidedOn: today, decisionNote },
    }),
  );
