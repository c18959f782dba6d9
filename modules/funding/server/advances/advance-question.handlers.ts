import { accept } from '#kernel/domain';
import { Refused, handle, readRecord } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  advanceRequest,
  advanceRequestOfTransaction,
  calculateAdvance,
  calculateAdvancePayment,
  checkDuplicateAdvances,
  checkOnlyOneActive,
  fundingTransaction,
  transactionsOfAdvancePayment,
  transactionsOfAdvanceRequest,
} from '../../domain/index.ts';
import {
  activeRequest,
  askedTransactions,
  duplicatesOf,
  readAgreement,
  transactionIdsOf,
} from './advance-facts.ts';
import { listedTransactions } from './listed-transactions.ts';
import { previewOf } from './preview-of.ts';

const calculateHandler = handle(calculateAdvance, ({ tx, services, input }) =>
  previewOf(tx, services, { ...input, on: input.on ?? null }),
);

const agreementText = `select agreement_id::text as "agreementId" from advance_requests
  where id = $1::uuid and not is_deleted`;

const calculatePaymentHandler = handle(calculateAdvancePayment, async ({ tx, services, input }) => {
  const [row] = await tx.query<{ agreementId: string }>(agreementText, [input.requestId]);
  if (!row) throw new Refused('unknownReference', { field: 'requestId' });
  const transactionIds = await transactionIdsOf(tx, input.requestId);
  return previewOf(tx, services, { ...row, ...input, transactionIds, on: input.on ?? null });
});

const onlyOneHandler = handle(checkOnlyOneActive, async ({ tx, input }) => {
  const { id } = await readAgreement(tx, input.agreementId);
  const found = await activeRequest(tx, id);
  return {
    isFree: found === null,
    requestId: found?.id ?? null,
    requestNo: found?.requestNo ?? null,
  };
});

const duplicatesHandler = handle(checkDuplicateAdvances, async ({ tx, input }) => ({
  duplicates: await duplicatesOf(tx, await askedTransactions(tx, input.transactionIds)),
}));

const ofTransactionText = `select r.id::text as id from advance_requests r
    join advance_requests__transactions k on k.owner_id = r.id
  where k.target_id = $1::uuid and not r.is_deleted order by r.request_no desc limit 1`;

const ofTransactionHandler = handle(
  advanceRequestOfTransaction,
  async ({ tx, actor, input, commit }) => {
    await readRecord(tx, actor, fundingTransaction, input.transactionId);
    const [row] = await tx.query<{ id: string }>(ofTransactionText, [input.transactionId]);
    if (!row) throw new Refused('notFound');
    return commit(accept(), { of: [advanceRequest, row.id] });
  },
);

const ofRequestHandler = handle(transactionsOfAdvanceRequest, ({ tx, actor, record }) =>
  listedTransactions(tx, actor, record.id),
);

const ofPaymentHandler = handle(transactionsOfAdvancePayment, ({ tx, actor, record }) =>
  listedTransactions(tx, actor, record.requestId),
);

export const advanceQuestionHandlers: readonly Handler[] = [
  calculateHandler,
  calculatePaymentHandler,
  onlyOneHandler,
  duplicatesHandler,
  ofTransactionHandler,
  ofRequestHandler,
  ofPaymentHandler,
];
