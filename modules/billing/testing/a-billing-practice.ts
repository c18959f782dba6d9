import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import type { MailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { newId, systemContext } from '#kernel/server';
import type { ServerModule, Tx } from '#kernel/server';
import { testServer } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import type { NewInvoice } from '../domain/index.ts';
import { billingServer } from '../server/index.ts';
import { aLine, anInvoice } from './an-invoice.ts';

/** A practice with a mail server, whose company has an address for invoices. */
export async function aBillingPractice(
  now: () => Date = () => new Date(),
  /** Modules that stand on billing. */
  more: readonly ServerModule[] = [],
  /** `web`: jobs are left to a process of its own. */
  role: 'web' | 'all' = 'all',
) {
  const smtp = await aMailServer();
  const server = await testServer({
    modules: [
      platformServer,
      documentsServer,
      correspondenceServer,
      bookingServer,
      casesServer,
      billingServer,
      ...more,
    ],
    role,
    env: { SMTP_URL: smtp.url },
    now,
  });
  return billingOn(server, smtp);
}

/** On a server that is there already, with at least the modules up to billing. */
export async function billingOn(server: TestServer, smtp: MailServer) {
  const { services } = server;
  const practice = await aCasePractice(server);
  const { tenantId, companyId } = practice;
  const address = `accounts-${companyId.slice(-8)}@payer.test`;
  await practice.run('update companies set invoice_email = $2 where id = $1', [companyId, address]);
  await practice.run(
    `insert into letterheads (tenant_id, id, abn, layout, accent_colour, font_size)
      values ($1, gen_random_uuid(), '53004085616', 'classic', '#3d4751', 'normal')`,
    [tenantId],
  );
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.db.transaction(systemContext(tenantId), work);
  const accounting = practice.signedIn(['ACCOUNTING']).api;
  const invoiced = (given: Partial<NewInvoice> = {}) =>
    within((tx) => anInvoice(tx, services, { companyId, ...given }));
  /** An invoice over one charge of a case. */
  const invoicedCase = async (given: Partial<NewInvoice> = {}) => {
    const { id: caseId } = await practice.newCase();
    const chargeId = newId();
    await practice.run(
      `insert into case_charges (tenant_id, id, case_id, company_id, kind, move, description, charged_on, amount, has_gst, status)
        values ($1, $2, $3, $4, 'assessment', 'attended', 'Examination', '2026-11-01', 1450, true, 'pending')`,
      [tenantId, chargeId, caseId, companyId],
    );
    const lines = [aLine({ caseId, chargeId })];
    const { id, invoiceNo } = await invoiced({ caseId, lines, ...given });
    return { id, invoiceNo, caseId, chargeId };
  };
  const read = async (id: string) => (await accounting.get(`/app/payments/${id}`)).body;
  return {
    ...practice,
    server,
    services,
    smtp,
    address,
    within,
    accounting,
    invoiced,
    invoicedCase,
    read,
  };
}
