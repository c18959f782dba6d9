import { dayIn } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, Services } from '#kernel/server';
import { decideApproval, decideApprovalStep, imsApprovalWorkflow } from '../../domain/index.ts';

const { send, startReview, approve, reject, certify } = imsApprovalWorkflow.actions;
const todayOf = ({ now }: Services) => dayIn('Australia/Sydney', now());

export const imsApprovalHandlers: readonly Handler[] = [
  handle(send, ({ record, commit }) => commit(decideApprovalStep(record, 'send'))),
  handle(startReview, ({ record, commit }) => commit(decideApprovalStep(record, 'startReview'))),
  handle(approve, ({ record, input, services, commit }) =>
    commit(decideApproval(record, 'approve', input.decisionNote ?? null, todayOf(services))),
  ),
  handle(reject, ({ record, input, services, commit }) =>
    commit(decideApproval(record, 'reject', input.decisionNote, todayOf(services))),
  ),
  handle(certify, ({ record, input, services, commit }) =>
    commit(decideApproval(record, 'certify', input.decisionNote ?? null, todayOf(services))),
  ),
];
