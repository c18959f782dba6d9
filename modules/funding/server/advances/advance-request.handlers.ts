import { accept, move, remove } from '#kernel/domain';
import { handle, newId } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  advanceRequest,
  advanceRequestWorkflow,
  approverOf,
  changeAdvanceRequest,
  checkDiscard,
  decideAdvanceApproval,
  decideAdvanceChange,
  decideAdvanceRejection,
  decideAdvanceRequest,
  deleteAdvanceRequest,
  requestAdvance,
} from '../../domain/index.ts';
import {
  activeRequest,
  askedTransactions,
  duplicatesOf,
  lockAgreement,
  transactionIdsOf,
} from './advance-facts.ts';

const requestHandler = handle(requestAdvance, async ({ tx, input, answers, commit }) => {
  const transactions = await askedTransactions(tx, input.transactionIds);
  const agreement = await lockAgreement(tx, input.agreementId);
  const active = await activeRequest(tx, agreement.id);
  const id = newId();
  const given = {
    id,
    agreement,
    transactions,
    duplicates: await duplicatesOf(tx, transactions),
    answers,
    note: input.note ?? null,
  };
  return commit(decideAdvanceRequest(given, active?.requestNo ?? null), {
    of: [advanceRequest, id],
    status: 201,
  });
});

const changeHandler = handle(
  changeAdvanceRequest,
  async ({ tx, record, input, answers, commit }) => {
    const transactions = await askedTransactions(tx, input.transactionIds, record.id);
    return commit(
      decideAdvanceChange(record, {
        id: record.id,
        agreement: await lockAgreement(tx, record.agreementId),
        transactions,
        duplicates: await duplicatesOf(tx, transactions, record.id),
        answers,
        note: input.note ?? null,
      }),
    );
  },
);

const deleteHandler = handle(deleteAdvanceRequest, async ({ record, write }) => {
  await write(accept(checkDiscard(record), remove(advanceRequest, record)));
});

const { approve, reject, cancel } = advanceRequestWorkflow.actions;

const approveHandler = handle(approve, async ({ tx, actor, services, record, commit }) => {
  const transactions = await askedTransactions(
    tx,
    await transactionIdsOf(tx, record.id),
    record.id,
  );
  return commit(
    decideAdvanceApproval(record, {
      agreement: await lockAgreement(tx, record.agreementId),
      transactions,
      approver: approverOf(actor),
      paymentId: newId(),
      now: services.now().toISOString(),
    }),
  );
});

const rejectHandler = handle(reject, ({ actor, services, record, input, commit }) =>
  commit(
    decideAdvanceRejection(record, {
      reason: input.reason,
      userId: actor.userId,
      now: services.now().toISOString(),
    }),
  ),
);

const cancelHandler = handle(cancel, ({ services, record, input, commit }) =>
  commit(
    accept(
      move(advanceRequestWorkflow, record, 'cancel', {
        note: input.reason,
        values: { decidedAt: services.now().toISOString(), decidedReason: input.reason },
      }),
    ),
  ),
);

export const advanceRequestHandlers: readonly Handler[] = [
  requestHandler,
  changeHandler,
  deleteHandler,
  approveHandler,
  rejectHandler,
  cancelHandler,
];
