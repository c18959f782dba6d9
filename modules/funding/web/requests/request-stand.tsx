import { Notice } from '#kernel/web';
import { Link } from 'react-router';
import { requestIs } from '../../domain/index.ts';
import type { FundingRequestStatus } from '../../domain/index.ts';

export type ShownRequest = {
  readonly status: FundingRequestStatus;
  readonly decisionNote: string | null;
  readonly agreementId: string | null;
};

/** What comes next, or how it ended. */
export function RequestStand({ record }: { record: ShownRequest }) {
  const { status, decisionNote, agreementId } = record;
  if (status === requestIs.pending)
    return (
      <Notice tone="info" title="A draft: attach its documents, then submit it for a decision." />
    );
  if (status === requestIs.submitted)
    return (
      <Notice tone="warning" title="Waits for a decision: approve it with a limit, or reject it." />
    );
  if (status === requestIs.approved)
    return (
      <Notice
        tone="info"
        title="Approved. Agree the rates, then set the agreement active."
        action={
          agreementId && (
            <Link to={`/view/facility-agreements/detail/${agreementId}`}>Open agreement</Link>
          )
        }
      />
    );
  const word = status === requestIs.rejected ? 'Rejected' : 'Cancelled';
  return <Notice tone="warning" title={`${word} because: ${decisionNote ?? ''}`} />;
}
