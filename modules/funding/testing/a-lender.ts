import { aBillingPractice } from '#billing/testing';
import { newId } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { fundingServer } from '../server/index.ts';

export const fundingFeatures = [
  'Disbursement',
  'FundingTransaction',
  'DisbursementFunding',
  'TransactionInvoice',
] as const;

/** A practice that lends: an effective agreement at 10 % simple interest, and ways to more. */
export async function aLender(
  now: () => Date = () => new Date('2026-11-16T02:00:00Z'),
  role: 'web' | 'all' = 'all',
) {
  /** Who started a task has the rights that they signed in with. */
  const people: ServerModule = {
    name: 'people',
    tasks: {
      starter: (_services, { userId }) =>
        Promise.resolve(
          [...practice.server.actors.values()].find((one) => one.userId === userId) ?? null,
        ),
    },
  };
  const practice = await aBillingPractice(now, [fundingServer, people], role);
  return lendingOn(practice);
}

/** A practice that is there already begins to lend. */
export async function lendingOn(practice: Awaited<ReturnType<typeof aBillingPractice>>) {
  const { tenantId, companyId, run } = practice;
  const as = (...roles: readonly string[]) =>
    practice.signedIn(roles, { features: [...fundingFeatures], edition: 'FUNDING PROVIDER' }).api;
  const lender = as('ADMIN_STAFF', 'ACCOUNTING');
  /** A refusal while the scene is set is a broken test, not a missing record. */
  const create = async (path: string, values: object): Promise<string> => {
    const { status, body } = await lender.post(path, values);
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return String(body.id);
  };
  const providerId = await create('/app/funding-providers', {
    name: `Southern ${newId()}`,
    email: 'desk@southern.test',
  });

  const anAgreement = async (values: object = {}, percent = '10') => {
    const id = await create('/app/funding-agreements', {
      fundingProviderId: providerId,
      borrowerId: companyId,
      startsOn: '2025-01-01',
      facilityLimit: '100000.00',
      feeHasGst: false,
      ...values,
    });
    await create('/app/interest-rates', { agreementId: id, effectiveFrom: '2025-01-01', percent });
    await lender.put(`/app/funding-agreements/${id}/Active`, {});
    return id;
  };

  const aLoan = (values: object = {}) =>
    create('/app/disbursement-funding', { openedOn: '2025-01-01', ...values });

  const loanOf = async (id: string) => (await lender.get(`/app/disbursement-funding/${id}`)).body;
  const sumOn = async (purpose: string) => {
    const [row] = await run(
      `select coalesce(sum(p.debit - p.credit), 0)::numeric(18,2)::text as sum from postings p
        join account_code a on a.id = p.account_code_id where a.purpose = $2 and p.tenant_id = $1`,
      [tenantId, purpose],
    );
    return String(row?.['sum']);
  };
  return { ...practice, as, lender, providerId, anAgreement, aLoan, loanOf, sumOn };
}
