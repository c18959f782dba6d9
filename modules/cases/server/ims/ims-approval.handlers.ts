import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideApproval, decideApprovalStep, imsApprovalWorkflow } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

const { send, startReview, approve, reject, certify } = imsApprovalWorkflow.actions;

export const imsApprovalHandlers: readonly Handler[] = [
  handle(send, ({ record, commit }) => commit(decideApprovalStep(record, 'send'))),
  handle(startReview, ({ record, commit }) => commit(decideApprovalStep(record, 'startReview'))),
  handle(approve, async ({ record, input, tx, services, commit }) =>
    commit(
      decideApproval(record, 'approve', input.decisionNote ?? null, await todayOf(tx, services)),
    ),
  ),
  handle(reject, async ({ record, input, tx, services, commit }) =>
    commit(decideApproval(record, 'reject', input.decisionNote, await todayOf(tx, services))),
  ),
  handle(certify, async ({ record, input, tx, services, commit }) =>
    commit(
      decideApproval(record, 'certify', input.decisionNote ?? null, await todayOf(tx, services)),
    ),
  ),
];
