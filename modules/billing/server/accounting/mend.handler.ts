import { accept, change, exact } from '#kernel/domain';
import { Refused, handle, newId } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  accountingDrift,
  decideAllocation,
  decideTakenIn,
  decideUploaded,
  mendDrift,
  mendingOf,
  openOf,
  planSettlements,
} from '../../domain/index.ts';
import type { Decision } from '#kernel/domain';
import type { CreditSource, InvoiceFacts, Mending, RemotePayment } from '../../domain/index.ts';
import { accountsOf } from '../ledger/accounts.ts';
import { openByCase } from '../receipts/open-by-case.ts';
import { orRefuse } from './accounting-failure.ts';
import { pushSettlements, readPayments } from './push-settlements.ts';
import { compareInvoices } from './sync.work.ts';
import { sendOneInvoice } from './upload.handlers.ts';
import type { XeroClient } from './xero-client.ts';
import { openAccounting, patienceOfRequest } from './xero-connection.ts';

type Place = {
  readonly tx: Tx;
  readonly services: Services;
  readonly client: XeroClient;
  write(decision: Decision): Promise<void>;
};

const invoiceText = `select id::text as id, concurrency_stamp::text as "concurrencyStamp", invoice_no as "invoiceNo",
    status, company_id::text as "companyId", total::text as total, settled::text as settled,
    credited::text as credited, written_off::text as "writtenOff", sent_at::text as "sentAt", accounting_id as "accountingId"
  from invoices where id = $1::uuid and not is_deleted for update`;

type InvoiceHere = InvoiceFacts & { readonly accountingId: string | null };

async function lockedInvoice(tx: Tx, id: string): Promise<InvoiceHere> {
  const [row] = await tx.query<InvoiceHere>(invoiceText, [id]);
  if (!row) throw new Refused('notFound');
  return row;
}

/** A receipt as if it had been entered here; what is more than the invoice stays credit. */
async function takeIn(
  { tx, write }: Place,
  invoiceId: string,
  payment: RemotePayment,
): Promise<void> {
  const accounts = await accountsOf(tx);
  const given = await lockedInvoice(tx, invoiceId);
  const { companyId } = given;
  const receiptId = newId();
  await write(decideTakenIn(payment, { receiptId, journalId: newId(), companyId, accounts }));
  const open = openOf(given);
  const amount = exact(payment.amount).greaterThan(open) ? open : payment.amount;
  if (exact(amount).isZero()) return;
  const source: CreditSource = {
    kind: 'receipt',
    id: receiptId,
    companyId,
    applied: '0.00',
    unapplied: payment.amount,
  };
  await write(
    decideAllocation({
      id: newId(),
      journalId: newId(),
      source,
      invoice: given,
      openByCase: await openByCase(tx, invoiceId),
      amount,
      on: payment.on,
      accounts,
    }),
  );
}

async function takeInAll(place: Place, given: InvoiceHere): Promise<void> {
  const { tx, client } = place;
  const { settlements } = await readPayments(tx, given.id);
  const [there] = await client.invoicesById([given.accountingId ?? '']);
  if (!there) throw new Refused('driftMissingThere');
  const { toPay, toCredit, unknown } = planSettlements(settlements, there);
  const [onlyHere] = [...toPay, ...toCredit];
  if (onlyHere) throw new Refused('driftPaymentOnlyHere', { values: { amount: onlyHere.amount } });
  for (const payment of unknown) await takeIn(place, given.id, payment);
}

async function pushAll({ tx, client }: Place, given: InvoiceHere): Promise<void> {
  const payments = await readPayments(tx, given.id);
  const waiting = payments.settlements.find(
    ({ kind, creditNoteAccountingId }) => kind === 'creditNote' && !creditNoteAccountingId,
  );
  if (waiting)
    throw new Refused('creditNoteNotUploaded', {
      values: { creditNoteNo: waiting.creditNoteNo ?? '' },
    });
  await pushSettlements(client, given.accountingId ?? '', payments, true);
}

async function mend(place: Place, mending: Mending, given: InvoiceHere): Promise<void> {
  const { tx, services, client, write } = place;
  if (mending.kind === 'refused') throw new Refused(mending.code);
  if (mending.kind === 'void') await client.voidInvoice(given.accountingId ?? '');
  if (mending.kind === 'push') await pushAll(place, given);
  if (mending.kind === 'takeIn') await takeInAll(place, given);
  if (mending.kind === 'upload') {
    const uploaded = await sendOneInvoice(tx, client, given.id);
    await write(decideUploaded('invoice', uploaded, services.now().toISOString()));
  }
}

/** Both sides are read anew: what was found some time ago may have changed since. */
export const mendHandler = handle(mendDrift, (call) =>
  orRefuse(async () => {
    const { tx, services, record, actor, input, write, commit } = call;
    if (record.state !== 'open') throw new Refused('driftMendedAlready');
    const client = await openAccounting(services, tx.context, patienceOfRequest);
    const given = await lockedInvoice(tx, record.invoiceId);
    const [compared] = await compareInvoices(tx, client, [given.id]);
    if (compared)
      await mend(
        { tx, services, client, write },
        mendingOf(compared.ours, compared.theirs, input.side),
        given,
      );
    return commit(
      accept(
        change(accountingDrift, record, {
          state: 'mended',
          side: input.side,
          mendedAt: services.now().toISOString(),
          mendedById: actor.userId,
        }),
      ),
    );
  }),
);
