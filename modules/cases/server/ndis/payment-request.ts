import { Readable } from 'node:stream';
import { accept, amountText, change, changeAll, create } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { Refused, answer, bindTask, contextOf, handle, newId, startTask } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  makePaymentRequest,
  ndisClaim,
  ndisPaymentRequest,
  paymentRequestFile,
  paymentRequestTask,
} from '../../domain/index.ts';
import type { RequestLine } from '../../domain/index.ts';
import { todayOf } from '../engine/index.ts';

const inStep = 2000;

type Days = { readonly deliveredFrom: string; readonly deliveredTo: string };

const countText = `select count(*)::int as count from ndis_claims
  where status = 'toClaim' and not is_deleted
    and delivered_from >= $1::date and delivered_from <= $2::date`;

export const makeRequestHandler = handle(
  makePaymentRequest,
  async ({ input, tx, actor, services, write }) => {
    const { registrationNumber, deliveredFrom, deliveredTo } = input;
    const [found] = await tx.query<{ count: number }>(countText, [deliveredFrom, deliveredTo]);
    const lineCount = found?.count ?? 0;
    if (!lineCount) throw new Refused('noClaimToRequest');
    const requestId = newId();
    const madeOn = await todayOf(tx, services);
    await write(
      accept(
        create(ndisPaymentRequest, {
          id: requestId,
          registrationNumber,
          deliveredFrom,
          deliveredTo,
          madeOn,
          status: 'making',
        }),
      ),
    );
    const { id: taskId } = await startTask(
      tx,
      { services, actor },
      {
        task: paymentRequestTask,
        title: 'NDIS payment request',
        input: { requestId },
        total: lineCount,
      },
    );
    return answer({ id: requestId, taskId, lineCount }, 202);
  },
);

/** A line that another request takes at this moment is left to it. */
const nextText = `select id from ndis_claims where status = 'toClaim' and not is_deleted
    and delivered_from >= $1::date and delivered_from <= $2::date
  order by id limit ${inStep} for update skip locked`;

const requestText = `select request_no as "requestNo", registration_number as "registrationNumber",
    delivered_from::text as "deliveredFrom", delivered_to::text as "deliveredTo"
  from ndis_payment_requests where id = $1::uuid and not is_deleted`;

const linesText = `select n.ndis_number as "ndisNumber", c.delivered_from::text as "deliveredFrom",
    c.delivered_to::text as "deliveredTo", c.support_number as "supportNumber", c.claim_no as "claimNo",
    c.quantity::text as quantity, c.unit_price::text as "unitPrice", c.kind, c.cancel_reason as "cancelReason"
  from ndis_claims c join ndis n on n.tenant_id = c.tenant_id and n.id = c.ndis_id
  where c.payment_request_id = $1::uuid and not c.is_deleted order by c.claim_no`;

type Request = Days & { readonly requestNo: string; readonly registrationNumber: string };

async function requestOf(tx: Tx, id: string): Promise<Request> {
  const [request] = await tx.query<Request>(requestText, [id]);
  if (!request) throw new Refused('notFound');
  return request;
}

/** The file as it was sent: its claims stay linked, and what is sent of them never changes. */
export async function readRequestFile(tx: Tx, id: string) {
  const { requestNo, registrationNumber } = await requestOf(tx, id);
  const lines = await tx.query<RequestLine>(linesText, [id]);
  return { name: `${requestNo}.csv`, content: paymentRequestFile(registrationNumber, lines) };
}

const sumText = `select count(*)::int as count, coalesce(sum(amount), 0)::text as total from ndis_claims
  where payment_request_id = $1::uuid and not is_deleted`;

/** Lines are taken in steps, each kept with its progress; a worker that follows goes on with the rest. */
export const paymentRequestWork = bindTask(paymentRequestTask, async (run) => {
  const { requestId } = run.input;
  let isLeft = true;
  while (isLeft) {
    await run.step(async ({ tx, write }) => {
      const { deliveredFrom, deliveredTo } = await requestOf(tx, requestId);
      const rows = await tx.query<{ id: string }>(nextText, [deliveredFrom, deliveredTo]);
      isLeft = rows.length === inStep;
      const values = { status: 'requested', paymentRequestId: requestId } as const;
      const ids = rows.map(({ id }) => id);
      if (ids.length) await write(accept(changeAll(ndisClaim, ids, values)));
      return { done: run.done + ids.length };
    });
  }
  await run.step(async ({ tx, write }) => {
    const [sum] = await tx.query<{ count: number; total: Money }>(sumText, [requestId]);
    const { count = 0, total = '0.00' } = sum ?? {};
    const values = { status: 'made', lineCount: count, total } as const;
    await write(accept(change(ndisPaymentRequest, requestId, values)));
    return { done: run.done, value: { count, total } };
  });
  const { services, actor } = run;
  const file = await services.db.transaction(contextOf(actor, run.id), (tx) =>
    readRequestFile(tx, requestId),
  );
  const source = Readable.from([Buffer.from(file.content)]);
  await run.keepFile({ name: file.name, contentType: 'text/csv; charset=utf-8' }, source);
  const { count, total } = run.value as { count: number; total: Money };
  return {
    summary: `${count} ${count === 1 ? 'claim' : 'claims'} of ${amountText(total)} are in ${file.name}.`,
  };
});
