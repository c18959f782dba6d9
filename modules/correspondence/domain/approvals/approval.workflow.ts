import {
  abilityRow,
  accept,
  defineRefusals,
  defineWorkflow,
  longText,
  move,
  refuse,
} from '#kernel/domain';
import type { Decision, Instant, RecordOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { approvalRequest } from './approval-request.resource.ts';

const answer = longText('Answer', { max: 1000 });
const bookkeepers = ['ADMIN_STAFF', 'ACCOUNTING'] as const;
export const approvalDeciders = [...bookkeepers, 'TENANT_ADMIN'] as const;

/** Who may do this alone may decide it; of what nobody may do alone, whoever keeps the books. */
export const decidersOf = (ability?: string): readonly (typeof approvalDeciders)[number][] =>
  ability
    ? approvalDeciders.filter((role) => abilityRow(ability)?.roles.includes(role))
    : bookkeepers;

export const approvalWorkflow = defineWorkflow({
  on: approvalRequest,
  axes: { status: { final: ['approved', 'declined', 'withdrawn', 'ended'] } },
  moves: {
    approve: {
      label: 'Approve',
      can: 'approve it',
      who: approvalDeciders,
      asks: { answer },
      status: { from: ['waiting'], to: 'approved' },
    },
    decline: {
      label: 'Decline',
      can: 'decline it',
      who: approvalDeciders,
      asks: { answer: longText('Answer', { required: true, max: 1000 }) },
      status: { from: ['waiting'], to: 'declined' },
    },
    withdraw: {
      label: 'Withdraw',
      can: 'withdraw it',
      who: [...office, 'TENANT_ADMIN'],
      status: { from: ['waiting'], to: 'withdrawn' },
    },
    /** Its record or whoever asked is gone. */
    end: { label: 'End', can: 'end it', status: { from: ['waiting'], to: 'ended' } },
  },
});

export const approvalRefusals = defineRefusals({
  approvalByAsker: {
    status: 403,
    message: 'Somebody else decides what you asked for. You can withdraw it.',
  },
  approvalWhileImpersonating: {
    status: 403,
    message: 'A second person decides under their own name. End the impersonation first.',
  },
  approvalNeedsRight: {
    status: 403,
    message: 'Only somebody who may do this alone can approve it.',
  },
  approvalOfOther: { status: 403, message: 'Only the person who asked can withdraw it.' },
  secondPersonNeeded: {
    status: 409,
    message: '{what}: a second person agrees first. Send secondPerson=ask to ask them.',
  },
  waitsForSecondPerson: {
    status: 409,
    message:
      'Nothing is changed yet. {what} waits until {who} agrees, under Approval Requests; you can withdraw it there.',
  },
  approvalTooLong: {
    status: 413,
    message: 'This is too much to wait for a second person. Change less at once.',
  },
  approvalWaits: {
    status: 409,
    message: 'This was asked for already and waits for a second person.',
  },
  noSecondPerson: {
    status: 409,
    message:
      'Nobody else here can approve this. Ask your administrator to give somebody the role Accounting or Admin Staff.',
  },
});

type Waiting = Pick<RecordOf<typeof approvalRequest>, 'id' | 'status' | 'askedById'>;

export type Decider = {
  readonly userId: string;
  readonly isImpersonating: boolean;
  /** A key of the API calls: whoever asked may hold it. */
  readonly isProgram: boolean;
  /** Whether the person may do alone what is asked for. */
  readonly may: boolean;
};

export function decideApproval(
  request: Waiting,
  name: 'approve' | 'decline',
  by: Decider,
  { answer: said, now }: { readonly answer: string | null; readonly now: Instant },
): Decision {
  return accept(
    request.askedById === by.userId && refuse('approvalByAsker'),
    by.isProgram && refuse('notForKeys'),
    by.isImpersonating && refuse('approvalWhileImpersonating'),
    !by.may && refuse('approvalNeedsRight'),
    move(approvalWorkflow, request, name, {
      note: said,
      values: { decidedById: by.userId, decidedAt: now, answer: said },
    }),
  );
}

/** Nobody can decide any more what it was about. */
export const decideEnd = (request: Waiting, because: string, now: Instant): Decision =>
  accept(
    move(approvalWorkflow, request, 'end', {
      note: because,
      values: { decidedAt: now, answer: because },
    }),
  );

export const decideWithdrawal = (request: Waiting, userId: string, now: Instant): Decision =>
  accept(
    request.askedById !== userId && refuse('approvalOfOther'),
    move(approvalWorkflow, request, 'withdraw', {
      values: { decidedById: userId, decidedAt: now },
    }),
  );
