import type { FailedRow } from '#kernel/domain';
import { answer, bindTask, contextOf, handle, startTask } from '#kernel/server';
import type { Context, Services, Tx } from '#kernel/server';
import { decideUploaded, uploadAll, uploadAllTask } from '../../domain/index.ts';
import type { Uploaded } from '../../domain/index.ts';
import { orRefuse } from './accounting-failure.ts';
import { creditNotesHere, invoicesHere } from './documents-here.ts';
import { pushSettlements, readPayments } from './push-settlements.ts';
import { sendCreditNote, sendInvoices } from './send-documents.ts';
import { mostInCall } from './xero-client.ts';
import type { XeroClient } from './xero-client.ts';
import { openAccounting, patienceOfWorker } from './xero-connection.ts';

type Range = { readonly from?: string | null; readonly to?: string | null };

/** Invoices first: credit notes are applied to them. */
const waitingText = `select i.id::text as id, 'invoice' as kind, i.invoice_no as no from invoices i
    where i.accounting_id is null and i.status <> '6' and not i.is_deleted
      and ($1::date is null or i.invoice_date >= $1::date) and ($2::date is null or i.invoice_date <= $2::date)
  union all select n.id::text, 'creditNote', n.credit_note_no from credit_notes n
    where n.accounting_id is null and not n.is_reversed and not n.is_deleted
      and ($1::date is null or n.credit_date >= $1::date) and ($2::date is null or n.credit_date <= $2::date)
  order by 2 desc, 3`;

type Waiting = { readonly id: string; readonly kind: 'invoice' | 'creditNote' };

const waitingOf = (tx: Tx, { from, to }: Range): Promise<Waiting[]> =>
  tx.query<Waiting>(waitingText, [from ?? null, to ?? null]);

export const uploadAllHandler = handle(uploadAll, async ({ tx, actor, services, input }) => {
  const total = (await waitingOf(tx, input)).length;
  const order = { task: uploadAllTask, title: 'Upload to accounting', input, total };
  const { id } = await startTask(tx, { services, actor }, order);
  return answer({ taskId: id }, 202);
});

type Place = {
  readonly services: Services;
  readonly context: Context;
  readonly client: XeroClient;
};

/** Nothing is locked while the other side takes its time. */
async function send({ services: { db }, context, client }: Place, some: readonly Waiting[]) {
  const ids = some.map(({ id }) => id);
  if (some[0]?.kind === 'invoice')
    return sendInvoices(client, await db.transaction(context, (tx) => invoicesHere(tx, ids)));
  const notes = await db.transaction(context, (tx) => creditNotesHere(tx, ids));
  const results: Uploaded[] = [];
  for (const note of notes) results.push(await sendCreditNote(client, note));
  return results;
}

async function pay({ services: { db }, context, client }: Place, uploaded: readonly Uploaded[]) {
  for (const { id, accountingId } of uploaded) {
    if (!accountingId) continue;
    const payments = await db.transaction(context, (tx) => readPayments(tx, id));
    await pushSettlements(client, accountingId, payments);
  }
}

const failedOf = (results: readonly Uploaded[]): FailedRow[] =>
  results.flatMap(({ id, name, accountingId, message }) =>
    accountingId ? [] : [{ id, name, message: message ?? 'It was not taken.' }],
  );

/** What waits is read anew by every run: one that follows a crash goes on with the rest. */
export const uploadAllWork = bindTask(uploadAllTask, (run) =>
  orRefuse(async () => {
    const { services, actor, input } = run;
    const context = contextOf(actor, run.id);
    const client = await openAccounting(services, context, patienceOfWorker);
    const place = { services, context, client };
    const waiting = await services.db.transaction(context, (tx) => waitingOf(tx, input));
    const before = run.done;
    let at = 0;
    let sent = 0;
    while (at < waiting.length) {
      const next = waiting.slice(at, at + mostInCall);
      const some = next.filter(({ kind }) => kind === next[0]?.kind);
      const results = await send(place, some);
      const failed = failedOf(results);
      const kind = some[0]?.kind ?? 'invoice';
      at += some.length;
      sent += results.length - failed.length;
      await run.step(async ({ write }) => {
        await write(decideUploaded(kind, results, services.now().toISOString()));
        return { done: before + at, total: before + waiting.length, failed };
      });
      if (kind === 'invoice') await pay(place, results);
    }
    return { summary: `${sent} of ${waiting.length} documents uploaded.` };
  }),
);
