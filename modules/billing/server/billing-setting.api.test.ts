import { expect, test } from 'vitest';
import { settingAttribute } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { billingServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [billingServer] });
const { api } = server.signedIn({ roles: ['ACCOUNTING'], edition: 'NONE' });
const company = (await api.post('/app/companies', { name: 'Insurer', businessType: 'insurer' }))
  .body;
const terms = { effectiveFrom: '2026-07-01', termsDays: 14, taxRate: '10', prepayment: 'required' };
const add = (values: object) => api.post('/app/billing-setting', { ...terms, ...values });

test('[B-023] [G-106] terms of the practice and of a company are told apart by their scope', async () => {
  await add({ scope: 'tenant' });
  await add({ scope: 'company', companyId: company.id });

  const scoped = async (scope: string) =>
    (await api.get(`/app/billing-setting?scope=${scope}`)).body.items?.map(
      ({ companyId }) => companyId,
    );
  expect(await scoped('tenant')).toEqual([null]);
  expect(await scoped('company')).toEqual([company.id]);
});

test('terms of a company name it, terms of the practice name none', async () => {
  expect(await add({ scope: 'company', serviceType: 'OT' })).toMatchObject({
    status: 422,
    body: { error: { code: 'billingCompanyMissing' } },
  });
  expect(await add({ scope: 'tenant', companyId: company.id })).toMatchObject({
    status: 422,
    body: { error: { code: 'billingCompanyUnwanted' } },
  });
});

test('there is one set of terms for each company, service and first day', async () => {
  const ime = { scope: 'company', companyId: company.id, serviceType: 'IME' };
  expect((await add(ime)).status).toBe(201);

  expect((await add(ime)).status).toBe(409);
  expect((await add({ scope: 'tenant' })).status).toBe(409);
  expect((await add({ ...ime, effectiveFrom: '2027-07-01' })).status).toBe(201);
});

test('[E-123] a statement day after the 25th is refused', async () => {
  expect((await add({ scope: 'tenant', serviceType: 'FR', statementDay: '26th' })).status).toBe(
    400,
  );
  expect((await add({ scope: 'tenant', serviceType: 'FR', statementDay: '25th' })).status).toBe(
    201,
  );
});

test('[B-114] account codes are there where the setting of the tenant is on', async () => {
  const on = { [settingAttribute('ICS.Feature.AccountCode')]: 'true' };
  const having = server.signedIn({ roles: ['STAFF'], edition: 'NONE', attributes: on }).api;
  const without = server.signedIn({ roles: ['STAFF'], edition: 'NONE' }).api;

  expect((await having.get('/app/account-code')).status).toBe(200);
  expect((await without.get('/app/account-code')).status).toBe(403);
  expect((await without.get('/app/account-code?isSelectionList=true')).status).toBe(200);
});
