import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aLender, enterOnLoan, fundingFeatures } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const practice = await aLender();
const { lender, tenantId, companyId, run } = practice;

async function aCompany(businessType: string): Promise<string> {
  const id = randomUUID();
  await run(
    `insert into companies (tenant_id, id, name, business_type) values ($1, $2::uuid, $3, $4)`,
    [tenantId, id, `Company ${id}`, businessType],
  );
  return id;
}

const lend = (id: string, on: string, amount: string) => enterOnLoan(practice, id, { on, amount });

const features = [...fundingFeatures];
const edition = 'FUNDING PROVIDER';
const manager = (company: string) =>
  practice.signedIn(['CASE_MANAGER'], {
    features,
    edition,
    ids: { companyId: [company], ownCompanyIds: [company], companiesSharingClaimants: [company] },
  }).api;
const contractor = (company: string, companyType: string, contractorType = 'typist') =>
  practice.signedIn(['CONTRACTOR'], {
    features,
    edition,
    ids: { companyId: [company] },
    attributes: { contractorType, contractorCompanyType: companyType },
  }).api;

const [insurerId, otherInsurerId, otherFirmId] = await Promise.all([
  aCompany('insurer'),
  aCompany('insurer'),
  aCompany('lawPlaintiff'),
]);
const agreementId = await practice.anAgreement();
const loanId = await practice.aLoan({ agreementId, insurerId });
const otherAgreementId = await practice.anAgreement({ borrowerId: otherFirmId });
const otherLoanId = await practice.aLoan({ agreementId: otherAgreementId });
await lend(loanId, '2026-01-10', '1000.00');
await lend(otherLoanId, '2026-01-10', '2000.00');

type Caller = ReturnType<typeof manager>;

/** Which of the two firms' rows a list has; a status where it is refused. */
async function seen(api: Caller, path: string, key = 'loanId') {
  const { status, body } = await api.get(
    `/app/${path}${path.includes('?') ? '&' : '?'}fields=${key}`,
  );
  if (status !== 200) return status;
  const ours = [loanId, otherLoanId, agreementId, otherAgreementId];
  return [...new Set(body.items?.map((item) => String(item[key])))]
    .filter((id) => ours.includes(id))
    .toSorted((one, other) => ours.indexOf(one) - ours.indexOf(other));
}

const explanation = async (api: Caller, id: string) =>
  (await api.get(`/app/disbursement-funding/${id}/explanation?asOf=2026-06-30`)).status;

test('the funder sees every loan, with what happened and what was posted', async () => {
  expect(await seen(lender, 'disbursement-funding', 'id')).toEqual([loanId, otherLoanId]);
  expect(await seen(lender, 'loan-entries')).toEqual([loanId, otherLoanId]);
  expect(await seen(lender, 'loan-postings')).toEqual([loanId, otherLoanId]);
  expect(await explanation(lender, otherLoanId)).toBe(200);
});

test.each([
  ['a law firm', companyId, [loanId], [agreementId], otherLoanId],
  ['another firm', otherFirmId, [otherLoanId], [otherAgreementId], loanId],
] as const)(
  '[B-402] %s sees its own agreements, rates, loans, entries and postings only',
  async (_name, company, loans, agreements, hidden) => {
    const api = manager(company);

    expect(await seen(api, 'disbursement-funding', 'id')).toEqual(loans);
    expect(await seen(api, 'loan-entries')).toEqual(loans);
    expect(await seen(api, `loan-entries?loanId=${hidden}`)).toEqual([]);
    expect(await seen(api, 'loan-postings')).toEqual(loans);
    expect(await seen(api, `loan-postings?loanId=${hidden}`)).toEqual([]);
    expect(await seen(api, 'funding-agreements', 'id')).toEqual(agreements);
    expect(await seen(api, 'interest-rates', 'agreementId')).toEqual(agreements);
    expect(await explanation(api, loans[0])).toBe(200);
    expect(await explanation(api, hidden)).toBe(404);
    expect((await api.get(`/app/disbursement-funding/${hidden}/entries`)).status).toBe(404);
  },
);

test('an entry of a hidden loan answers as an unknown one', async () => {
  const { body } = await lender.get(`/app/loan-entries?loanId=${otherLoanId}`);
  const path = (id: string) => `/app/loan-entries/${id}`;
  const api = manager(companyId);

  const hidden = await api.get(path(String(body.items?.[0]?.id)));
  const unknown = await api.get(path(randomUUID()));

  expect(hidden.status).toBe(404);
  expect(hidden.body).toEqual(unknown.body);
});

test('[B-099] an insurer contractor sees the loans of its insurer and nothing of the books', async () => {
  const api = contractor(insurerId, 'insurer');

  expect(await seen(api, 'disbursement-funding', 'id')).toEqual([loanId]);
  expect(await explanation(api, loanId)).toBe(200);
  expect(await explanation(api, otherLoanId)).toBe(404);
  expect(await seen(api, 'loan-entries')).toBe(403);
  expect(await seen(api, 'loan-postings')).toBe(403);
  expect(await seen(api, 'funding-agreements', 'id')).toBe(403);
  expect(await seen(contractor(otherInsurerId, 'insurer'), 'disbursement-funding', 'id')).toEqual(
    [],
  );
});

test('[B-099] other contractors see no loan', async () => {
  expect(await seen(contractor(companyId, 'other'), 'disbursement-funding', 'id')).toBe(403);
});
