import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aLender, enterOnLoan, fundingFeatures } from '#funding/testing';
import type { ApiAnswer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { closeDay } from '../day-end/close-day.ts';

registerCatalogue();
let today = '2026-11-16T02:00:00Z';
const practice = await aLender(() => new Date(today));
const { services, tenantId, run, lender, companyId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const covenant = (agreementId: string, kind: string, bound: string) =>
  lender.post('/app/agreement-covenants', { agreementId, kind, bound });
const testsOf = async (id: string, api = lender) =>
  (await api.get(`/app/funding-agreements/${id}/covenants`)).body;
const dayEnd = () => closeDay(services, tenantId, new AbortController().signal);
const actions = () =>
  run(
    `select title, note, status from action_required_search
      where tenant_id = $1 and from_module = 'FUNDING_AGREEMENT' order by creation_time`,
    [tenantId],
  );

const anAdministrator = async () => {
  const { actor } = await somebody(practice.server, { tenantId, roles: ['ADMIN_STAFF'] });
  const roleId = randomUUID();
  await run(
    `insert into roles (tenant_id, id, name, display_name) values ($1, $2, 'ADMIN_STAFF', 'Admin')`,
    [tenantId, roleId],
  );
  await run(`insert into users__roles (tenant_id, owner_id, target_id) values ($1, $2, $3)`, [
    tenantId,
    actor.userId,
    roleId,
  ]);
};

const agreementId = await practice.anAgreement();
const large = await practice.aLoan({ agreementId });
const small = await practice.aLoan({ agreementId, openedOn: '2026-10-01' });
await enterOnLoan(practice, large, { on: '2025-01-01', amount: '30000.00' });
await enterOnLoan(practice, small, { on: '2026-10-01', amount: '5000.00' });

test('covenants are tested live, with the loans that breach them', async () => {
  await covenant(agreementId, 'matterPercent', '25');
  await covenant(agreementId, 'drawnPercent', '80');
  await covenant(agreementId, 'loanMonths', '24');
  await covenant(agreementId, 'openMatters', '3');

  const { tests } = await testsOf(agreementId);

  expect(tests).toMatchObject([
    { kind: 'drawnPercent', figure: '35', isMet: true, loans: [] },
    { kind: 'loanMonths', figure: '22', isMet: true },
    {
      kind: 'matterPercent',
      bound: '25',
      figure: '30',
      isMet: false,
      loanCount: 1,
      loans: [{ id: large, figure: '30' }],
    },
    { kind: 'openMatters', bound: '3', figure: '2', isMet: false },
  ]);
});

test('a bound that cannot be kept and a second of a kind are refused; a firm reads its own', async () => {
  const other = await practice.anAgreement();

  expect(codeOf(await covenant(other, 'loanMonths', '2.5'))).toEqual([
    422,
    'covenantBoundNotWhole',
  ]);
  expect(codeOf(await covenant(other, 'drawnPercent', '101'))).toEqual([
    422,
    'covenantBoundAboveAll',
  ]);
  expect((await covenant(agreementId, 'drawnPercent', '50')).status).toBe(409);
  const firm = (company: string) =>
    practice.signedIn(['CASE_MANAGER'], {
      features: [...fundingFeatures],
      edition: 'FUNDING PROVIDER',
      ids: { companyId: [company], ownCompanyIds: [company], companiesSharingClaimants: [company] },
    }).api;
  expect((await testsOf(agreementId, firm(companyId))).tests).toHaveLength(4);
  const path = `/app/funding-agreements/${agreementId}/covenants`;
  expect((await firm(other).get(path)).status).toBe(404);
});

test('the day-end notes a breach once, and clears it when it is mended', async () => {
  await anAdministrator();
  await dayEnd();
  const first = await actions();
  today = '2026-11-17T02:00:00Z';
  await dayEnd();
  const second = await actions();

  expect(first).toMatchObject([
    { status: 'open', note: expect.stringContaining('30 %, agreed 25 %. LN') },
    { status: 'open', note: expect.stringContaining('2 matters, agreed 3 matters') },
  ]);
  expect(second).toHaveLength(2);
  const { tests } = await testsOf(agreementId);
  expect(tests?.map(({ breachedOn }) => breachedOn)).toEqual([
    null,
    null,
    '2026-11-16',
    '2026-11-16',
  ]);

  await practice.lender.put(`/app/funding-agreements/${agreementId}`, {
    facilityLimit: '120000.00',
    concurrencyStamp: (await lender.get(`/app/funding-agreements/${agreementId}`)).body
      .concurrencyStamp,
  });
  today = '2026-11-18T02:00:00Z';
  await dayEnd();

  expect((await actions()).map(({ status }) => status)).toEqual(['done', 'open']);
});
