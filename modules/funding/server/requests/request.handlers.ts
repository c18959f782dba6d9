import { practiceDay } from '#billing/server';
import { handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decideApproval,
  decideEnd,
  decideSubmission,
  fundingRequestWorkflow,
  sentFundingRequests,
} from '../../domain/index.ts';
import { sentRequests } from './sent-requests.ts';

const { submit, approve, reject, cancel } = fundingRequestWorkflow.actions;

const submitHandler = handle(submit, ({ services, record, commit }) =>
  commit(decideSubmission(record, services.now().toISOString())),
);

const approveHandler = handle(approve, async ({ tx, services, record, input, commit }) =>
  commit(
    decideApproval(record, {
      agreementId: newId(),
      limit: input.limit,
      startsOn: input.startsOn ?? null,
      decisionNote: input.decisionNote ?? null,
      today: await practiceDay(tx, services),
      now: services.now().toISOString(),
    }),
  ),
);

const rejectHandler = handle(reject, ({ services, record, input, commit }) =>
  commit(decideEnd(record, 'reject', { reason: input.reason, now: services.now().toISOString() })),
);

const cancelHandler = handle(cancel, ({ services, record, input, commit }) =>
  commit(decideEnd(record, 'cancel', { reason: input.reason, now: services.now().toISOString() })),
);

const sentHandler = handle(sentFundingRequests, ({ tx, actor, input }) =>
  sentRequests(tx, actor, {
    limit: input.maxResultCount ?? 20,
    offset: input.skipCount ?? 0,
  }),
);

export const requestHandlers: readonly Handler[] = [
  submitHandler,
  approveHandler,
  rejectHandler,
  cancelHandler,
  sentHandler,
];
