import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { aCasePractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { newId, systemContext, taskJobs } from '#kernel/server';
import type { ServerModule, Tx } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { billingServer } from '../server/index.ts';

const chargeText = `insert into case_charges (tenant_id, id, case_id, kind, move, description, charged_on,
    company_id, amount, has_gst, payee_amount, specialist_id, price_rule, status)
  values (current_tenant(), $1, $2, $3, 'attended', $4, $5, $6, $7, true, $8, $9, $10, 'pending')`;

type GivenCharge = {
  readonly kind?: string;
  readonly description?: string;
  readonly chargedOn?: string;
  readonly amount?: string | null;
  readonly payeeAmount?: string | null;
  readonly priceRule?: string | null;
};

/** A practice of cases with accounting, whose work waits to be invoiced. */
export async function anInvoicingPractice() {
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
  const server = await testServer({ modules });
  const practice = await aCasePractice(server);
  const { companyId, specialistId, tenantId } = practice;
  const { services } = server;
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    services.db.transaction(systemContext(tenantId), work);
  const charge = async (caseId: string, given: GivenCharge = {}): Promise<string> => {
    const id = newId();
    const { kind = 'assessment', description = 'Examination', chargedOn = '2026-11-01' } = given;
    const { amount = '1450.00', payeeAmount = null, priceRule = null } = given;
    await within((tx) =>
      tx.query(chargeText, [
        ...[id, caseId, kind, description, chargedOn, companyId, amount, payeeAmount],
        ...[specialistId, priceRule],
      ]),
    );
    return id;
  };
  /** A case with one charge that waits. */
  const chargedCase = async (given: GivenCharge = {}, values: object = {}) => {
    const made = await practice.newCase(values);
    return { ...made, chargeId: await charge(made.id, given) };
  };
  const billingOf = async (caseId: string) =>
    (await practice.api.get(`/app/assessments/${caseId}`)).body.billingStatus;
  /** What a worker does with a task. */
  const work = (name: string, taskId: unknown, signal = new AbortController().signal) =>
    taskJobs(modules)
      .find((job) => job.name === `tasks.${name}`)
      ?.run({ tenantId, taskId }, services, signal);
  return { ...practice, server, services, within, charge, chargedCase, billingOf, work };
}
