import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { systemContext, taskJobs } from '#kernel/server';
import type { ServerModule, Tx } from '#kernel/server';
import { testServer } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { billingServer } from '../server/index.ts';
import { aLine, anInvoice } from './an-invoice.ts';

type Asked = { readonly companyId?: string; readonly price?: string; readonly dueDate?: string };

const ledgerText = `select coalesce(sum(p.debit - p.credit), 0)::text as balance
  from postings p join account_code a on a.id = p.account_code_id where a.purpose = $1`;

/** A practice with accounting, whose invoices a test makes by their price. */
export async function aReceiptPractice() {
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
    people,
  ];
  const server: TestServer = await testServer({ modules });
  const { services } = server;
  const practice = await aCasePractice(server);
  const { tenantId, companyId } = practice;
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.db.transaction(systemContext(tenantId), work);
  const accounting = practice.signedIn(['ACCOUNTING']);
  return {
    ...practice,
    server,
    services,
    within,
    api: accounting.api,
    /** What a worker does with a task. */
    work: (name: string, taskId: unknown) =>
      taskJobs(modules)
        .find((job) => job.name === `tasks.${name}`)
        ?.run({ tenantId, taskId }, services, new AbortController().signal),
    /** Without GST, so that the total is the price. */
    bill: ({ price = '1000.00', ...given }: Asked = {}) =>
      within((tx) =>
        anInvoice(tx, services, {
          companyId,
          lines: [aLine({ unitPrice: price, hasGst: false })],
          ...given,
        }),
      ),
    /** What the ledger says of an account. */
    balance: (purpose: string) =>
      within(async (tx) => {
        const [row] = await tx.query<{ balance: string }>(ledgerText, [purpose]);
        return row?.balance ?? '0';
      }),
  };
}
