import { accept, create, move, refuse } from '#kernel/domain';
import type { Decision, Instant, Money, PlainDate, RecordOf } from '#kernel/domain';
import { fundingAgreement } from '../agreements/funding-agreement.resource.ts';
import type { fundingRequest } from './funding-request.resource.ts';
import { fundingRequestWorkflow } from './funding-request.workflow.ts';
import { fundingRequestStatuses, requestIs } from './request-choices.ts';
import type { FundingRequestStatus } from './request-choices.ts';

export type FundingRequestRecord = RecordOf<typeof fundingRequest>;

export const decideSubmission = (request: FundingRequestRecord, now: Instant): Decision =>
  accept(move(fundingRequestWorkflow, request, 'submit', { values: { submittedAt: now } }));

export type Approval = {
  readonly agreementId: string;
  readonly limit: Money;
  readonly startsOn: PlainDate | null;
  readonly decisionNote: string | null;
  readonly today: PlainDate;
  readonly now: Instant;
};

/** The agreement waits as pending: its terms and rates are agreed next. */
export function decideApproval(request: FundingRequestRecord, given: Approval): Decision {
  const { agreementId, limit, decisionNote, now } = given;
  return accept(
    create(fundingAgreement, {
      id: agreementId,
      fundingProviderId: request.fundingProviderId,
      borrowerId: request.borrowerId,
      borrowerKind: request.borrowerKind,
      fundingType: request.fundingType,
      repayment: request.repayment,
      startsOn: given.startsOn ?? request.wantedFrom ?? given.today,
      facilityLimit: limit,
    }),
    move(fundingRequestWorkflow, request, 'approve', {
      note: decisionNote,
      values: { decidedAt: now, approvedLimit: limit, decisionNote, agreementId },
    }),
  );
}

/** Rejected or taken back, and why. */
export const decideEnd = (
  request: FundingRequestRecord,
  by: 'reject' | 'cancel',
  { reason, now }: { readonly reason: string; readonly now: Instant },
): Decision =>
  accept(
    move(fundingRequestWorkflow, request, by, {
      note: reason,
      values: { decidedAt: now, decisionNote: reason },
    }),
  );

/** What was submitted is what somebody decides on. */
export const checkRequestChange = (
  before: { readonly requestNo: string; readonly status: FundingRequestStatus } | null,
): Decision =>
  accept(
    before !== null &&
      before.status !== requestIs.pending &&
      refuse('fundingRequestNotPending', {
        values: { requestNo: before.requestNo, status: fundingRequestStatuses[before.status] },
      }),
  );
