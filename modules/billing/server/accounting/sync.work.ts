import { answer, bindTask, contextOf, handle, performAtOnce, startTask } from '#kernel/server';
import type { Tx } from '#kernel/server';
import {
  decideCompared,
  hasDrift,
  ourSide,
  syncAccounting,
  syncTask,
  theirSide,
} from '../../domain/index.ts';
import type { ComparedInvoice, InvoiceStatus } from '../../domain/index.ts';
import { orRefuse } from './accounting-failure.ts';
import { mostInCall } from './xero-client.ts';
import type { XeroClient } from './xero-client.ts';
import {
  noteXeroSynced,
  openAccounting,
  patienceOfRequest,
  patienceOfWorker,
} from './xero-connection.ts';

/** What is settled on both sides for a year is left alone. */
const idsText = `select i.id::text as id from invoices i where i.accounting_id is not null and not i.is_deleted
    and (i.status in ('5', '0', '2') or i.last_modification_time > now() - interval '1 year')
  order by i.id`;

const rowsText = `select i.id::text as id, i.accounting_id as "accountingId", i.total::text as total, i.status,
    i.settled::text as settled, i.written_off::text as "writtenOff", d.id::text as "driftId"
  from invoices i left join accounting_drifts d on d.tenant_id = i.tenant_id and d.invoice_id = i.id
    and d.state = 'open' and not d.is_deleted
  where i.id = any($1::uuid[]) and i.accounting_id is not null order by i.id`;

type Row = {
  readonly id: string;
  readonly accountingId: string;
  readonly total: string;
  readonly status: InvoiceStatus;
  readonly settled: string;
  readonly writtenOff: string;
  readonly driftId: string | null;
};

export async function compareInvoices(
  tx: Tx,
  client: XeroClient,
  ids: readonly string[],
): Promise<readonly ComparedInvoice[]> {
  const rows = await tx.query<Row>(rowsText, [ids]);
  const there = rows.length ? await client.invoicesById(rows.map((row) => row.accountingId)) : [];
  return rows.map((row) => ({
    invoiceId: row.id,
    driftId: row.driftId,
    ours: ourSide(row),
    theirs: theirSide(there.find(({ id }) => id === row.accountingId)),
  }));
}

const idsOf = async (tx: Tx): Promise<readonly string[]> =>
  (await tx.query<{ id: string }>(idsText)).map(({ id }) => id);

type Synced = { readonly checked: number; readonly differing: number };

const nothing: Synced = { checked: 0, differing: 0 };

/** More than these are compared by a worker. */
const inRequest = mostInCall;

export const syncWork = bindTask(syncTask, (run) =>
  orRefuse(async () => {
    const { services, actor } = run;
    const context = contextOf(actor, run.id);
    const ids = await services.db.transaction(context, idsOf);
    const patience = ids.length > inRequest ? patienceOfWorker : patienceOfRequest;
    const client = await openAccounting(services, context, patience);
    const soFar = () => (run.value as Synced | null | undefined) ?? nothing;
    do {
      const some = ids.slice(run.done, run.done + mostInCall);
      await run.step(async ({ tx, write }) => {
        const now = services.now().toISOString();
        const compared = await compareInvoices(tx, client, some);
        const differing = compared.filter(({ ours, theirs }) => hasDrift(ours, theirs)).length;
        await write(decideCompared(compared, now));
        await noteXeroSynced(tx, now);
        const value: Synced = {
          checked: soFar().checked + compared.length,
          differing: soFar().differing + differing,
        };
        return { done: run.done + some.length, total: ids.length, value };
      });
    } while (run.done < ids.length);
    const { checked, differing } = soFar();
    return { summary: `${checked} invoices compared, ${differing} differ.` };
  }),
);

export const syncHandler = handle(syncAccounting, async ({ tx, actor, services, input }) => {
  const ids = await idsOf(tx);
  const order = { title: 'Sync with accounting', input, total: ids.length };
  const caller = { services, actor };
  if (ids.length <= inRequest) {
    const { value } = await performAtOnce(tx, caller, syncWork, order);
    return answer(value ?? nothing);
  }
  const { id } = await startTask(tx, caller, { task: syncTask, ...order });
  return answer({ taskId: id }, 202);
});
