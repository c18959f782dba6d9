import { accept, choice, defineAction, longText, refuse } from '#kernel/domain';
import type { Decision, PlainDate, RecordOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { approvalStates, nextApprovalStates } from './approval-states.ts';
import type { ApprovalState } from './approval-states.ts';
import type { imsApproval } from './ims-approval.resource.ts';

export const moveImsApproval = defineAction({
  name: 'move',
  on: 'imsApproval',
  label: 'Change status',
  route: 'PUT /app/ims-approvals/{id}/status',
  roles: office,
  input: {
    status: choice('New status', approvalStates, { required: true }),
    decisionNote: longText('Reason', { hint: 'Needed when it is rejected.' }),
  },
});

type Approval = RecordOf<typeof imsApproval>;
export type MoveInput = { status: ApprovalState; decisionNote?: string | null };

const decisions: readonly ApprovalState[] = ['approved', 'rejected', 'certified'];

export function decideMove(
  approval: Pick<Approval, 'status'>,
  input: MoveInput,
  today: PlainDate,
): Decision<Approval> {
  const { status } = input;
  if (!nextApprovalStates[approval.status].includes(status)) return refuse('imsMoveNotPermitted');
  if (status === 'rejected' && !input.decisionNote) return refuse('imsReasonMissing');
  const isDecided = decisions.includes(status);
  return accept({
    status,
    decidedOn: isDecided ? today : null,
    decisionNote: isDecided ? (input.decisionNote ?? null) : null,
  });
}
