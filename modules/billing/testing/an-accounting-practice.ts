import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice, aStoredPerson } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { newId, systemContext, taskJobs, writeBySystem } from '#kernel/server';
import type { ServerModule, Tx } from '#kernel/server';
import { testServer } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { decideAllocation, decideTakenIn } from '../domain/index.ts';
import type { InvoiceFacts, NewInvoice } from '../domain/index.ts';
import { billingServer } from '../server/index.ts';
import { accountsOf } from '../server/ledger/accounts.ts';
import { openByCase } from '../server/receipts/open-by-case.ts';
import { anInvoice } from './an-invoice.ts';

const factsText = `select id::text as id, concurrency_stamp::text as "concurrencyStamp", invoice_no as "invoiceNo",
    status, company_id::text as "companyId", total::text as total, settled::text as settled,
    credited::text as credited, written_off::text as "writtenOff", sent_at::text as "sentAt" from invoices where id = $1`;

type Given = {
  readonly env?: Readonly<Record<string, string>>;
  /** Modules that stand on billing. */
  readonly more?: readonly ServerModule[];
  /** For what looks at all practices. */
  readonly database?: 'own';
};

/** A practice with an accountant, invoices and payments, and a worker for its tasks. */
export async function anAccountingPractice({ env = {}, more = [], database }: Given = {}) {
  const people: ServerModule = {
    name: 'people',
    tasks: {
      starter: (_services, { userId }) =>
        Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
    },
  };
  const modules = [
    platformServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    billingServer,
    ...more,
    people,
  ];
  const server: TestServer = await testServer({ modules, env, ...(database && { database }) });
  const { services } = server;
  const practice = await aCasePractice(server);
  const { tenantId, companyId } = practice;
  const { api } = await aStoredPerson(practice, 'ACCOUNTING');
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.db.transaction(systemContext(tenantId), work);
  const invoice = (given: Partial<NewInvoice> = {}) =>
    within((tx) => anInvoice(tx, services, { companyId, ...given }));
  /** A receipt of the customer that pays a part of an invoice. */
  const pay = (invoiceId: string, amount: string, on = '2026-11-16') =>
    within(async (tx) => {
      const accounts = await accountsOf(tx);
      const receiptId = newId();
      const payment = { id: `test ${receiptId}`, amount, on, reference: '' };
      const given = { receiptId, journalId: newId(), companyId, accounts };
      await writeBySystem({ tx, services }, decideTakenIn(payment, given));
      const [facts] = await tx.query<InvoiceFacts>(factsText, [invoiceId]);
      if (!facts) throw new Error('No such invoice');
      const source = { kind: 'receipt', id: receiptId, companyId, applied: '0.00' } as const;
      const decision = decideAllocation({
        id: newId(),
        journalId: newId(),
        source: { ...source, unapplied: amount },
        invoice: facts,
        openByCase: await openByCase(tx, invoiceId),
        amount,
        on,
        accounts,
      });
      await writeBySystem({ tx, services }, decision);
      return receiptId;
    });
  /** What a worker does with the task. */
  const work = (name: string, taskId: string) =>
    taskJobs(modules)
      .find((job) => job.name === `tasks.${name}`)
      ?.run({ tenantId, taskId }, services, new AbortController().signal);
  return { ...practice, server, services, api, within, invoice, pay, work };
}
