import { askAboutStrangers } from '#correspondence/server';
import { accept, move } from '#kernel/domain';
import { handle, newId, readRecord } from '#kernel/server';
import { anyCase } from '#cases/domain';
import { todayOf } from '#cases/server';
import {
  decidePrepaymentReceived,
  decidePrepaymentRequest,
  decidePrepaymentSending,
  prepaymentRequest,
  prepaymentWorkflow,
  requestPrepayment,
  sendPrepayment,
} from '../../domain/index.ts';
import { addressOf } from '../sending/address-of.ts';
import { linkedReceipt, openRequestNo, prepaidCase } from './prepaid-case.ts';
import { queuePrepaymentMail } from './prepayment-mail.ts';

const requestHandler = handle(requestPrepayment, async (call) => {
  const { tx, actor, services, input, commit } = call;
  await readRecord(tx, actor, anyCase, input.caseId);
  await askAboutStrangers(call, [input.email]);
  const of = await prepaidCase(tx, input.caseId);
  const companyId = String(of.record['companyId'] ?? '');
  const to = input.email || (companyId ? await addressOf(tx, companyId) : null);
  const id = newId();
  const made = await commit(
    decidePrepaymentRequest({
      id,
      of,
      openRequestNo: await openRequestNo(tx, input.caseId),
      amount: input.amount,
      dueDate: input.dueDate ?? null,
      note: input.note ?? null,
      to,
      now: services.now().toISOString(),
    }),
    { of: [prepaymentRequest, id], status: 201 },
  );
  await queuePrepaymentMail(tx, services, { id, to: to ?? '' });
  return made;
});

const sendHandler = handle(sendPrepayment, async (call) => {
  const { tx, services, record, input, commit } = call;
  await askAboutStrangers(call, [input.email]);
  const to = input.email || record.sentTo || (await addressOf(tx, record.companyId));
  const now = services.now().toISOString();
  const sent = await commit(decidePrepaymentSending(record, { to, now }));
  await queuePrepaymentMail(tx, services, { id: record.id, to: to ?? '' });
  return sent;
});

const { receive, withdraw } = prepaymentWorkflow.actions;

const receiveHandler = handle(receive, async ({ tx, services, record, input, commit }) =>
  commit(
    decidePrepaymentReceived({
      request: record,
      of: await prepaidCase(tx, record.caseId),
      receipt: await linkedReceipt(tx, input.receiptId),
      note: input.note ?? null,
      on: await todayOf(tx, services),
    }),
  ),
);

const withdrawHandler = handle(withdraw, ({ record, input, commit }) =>
  commit(accept(move(prepaymentWorkflow, record, 'withdraw', { note: input.note }))),
);

export const prepaymentHandlers = [requestHandler, sendHandler, receiveHandler, withdrawHandler];
