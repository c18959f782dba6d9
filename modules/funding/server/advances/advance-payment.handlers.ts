import { accept, exact, move, refuse } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { advancePaymentWorkflow, openOf } from '../../domain/index.ts';
import { askedTransactions, transactionIdsOf } from './advance-facts.ts';
import { payTransactions } from './pay-transactions.ts';

const { pay, cancel } = advancePaymentWorkflow.actions;

/** Each transaction becomes an advance on its loan; the locked payment makes it happen once. */
const payHandler = handle(pay, async (call) => {
  const { tx, record, input, write, commit } = call;
  const ids = await transactionIdsOf(tx, record.requestId);
  const transactions = await askedTransactions(tx, ids, record.requestId);
  const isChanged = !exact(openOf(transactions)).equals(record.amount);
  await write(
    accept(
      isChanged && refuse('advanceRequestChanged', { values: { no: record.paymentNo ?? '' } }),
    ),
  );
  const ordered = transactions.map(({ id }) => id);
  await payTransactions(call, ordered, { on: input.paidOn, amount: null, isPromised: true });
  return commit(
    accept(
      move(advancePaymentWorkflow, record, 'pay', {
        values: { paidOn: input.paidOn, reference: input.reference ?? record.reference },
      }),
    ),
  );
});

/** The transactions are free for another request. */
const cancelHandler = handle(cancel, ({ record, input, commit }) =>
  commit(
    accept(
      move(advancePaymentWorkflow, record, 'cancel', {
        note: input.reason,
        values: { cancelledReason: input.reason },
      }),
    ),
  ),
);

export const advancePaymentHandlers: readonly Handler[] = [payHandler, cancelHandler];
