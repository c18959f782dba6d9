import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });
const colleague = server.signedIn({ tenantId: actor.tenantId, roles: ['CASE_MANAGER'] });

const flag = {
  highRiskAppliedFrom: '2025-11-01',
  highRiskReasonToBookingCm: 'Please call us before you book.',
  highRiskReasonToStaff: 'Unpaid invoices since March.',
};

const aCompany = async (name: string) =>
  (await api.post('/app/companies', { name, businessType: 'insurer' })).body;

test('[B-090] staff put the flag on a company, and the history tells who and what', async () => {
  const company = await aCompany('Northwind Mutual');

  const answer = await api.put(`/app/companies/${company.id}/applyHighRisk`, flag);

  expect(answer).toMatchObject({ status: 200, body: { highRiskApplied: true, ...flag } });
  const history = await api.get(
    `/app/entity-changes/${company.id}/property-changes?propertyName=highRiskApplied`,
  );
  expect(history.body.items).toMatchObject([
    {
      propertyName: 'highRiskApplied',
      originalValue: false,
      newValue: true,
      user: { displayName: 'Test Person' },
    },
  ]);
});

test('a flag that ends before it starts is refused at its field, and nothing is written', async () => {
  const company = await aCompany('Eastgate Self Insured');

  const answer = await api.put(`/app/companies/${company.id}/applyHighRisk`, {
    ...flag,
    highRiskAppliedTo: '2025-10-01',
  });

  expect(answer).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'highRiskEndsBeforeStart',
        validationErrors: [{ members: ['highRiskAppliedTo'] }],
      },
    },
  });
  expect((await api.get(`/app/companies/${company.id}`)).body.highRiskApplied).toBe(false);
});

test('the flag is written by its action and never by a plain update', async () => {
  const company = await aCompany('Southbank Legal');

  const answer = await api.put(`/app/companies/${company.id}`, {
    concurrencyStamp: company.concurrencyStamp,
    highRiskApplied: true,
  });

  expect(answer.status).toBe(400);
});

test('a case manager may not apply it', async () => {
  const company = await aCompany('Westlake Insurance');

  const answer = await colleague.api.put(`/app/companies/${company.id}/applyHighRisk`, flag);

  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'notPermitted' } } });
});

test('a repeated request with the same key applies the flag once', async () => {
  const company = await aCompany('Harbour Underwriters');
  const headers = { 'idempotency-key': 'apply-1' };

  const first = await api.put(`/app/companies/${company.id}/applyHighRisk`, flag, { headers });
  const second = await api.put(`/app/companies/${company.id}/applyHighRisk`, flag, { headers });
  const other = await api.put(
    `/app/companies/${company.id}/applyHighRisk`,
    { ...flag, highRiskReasonToStaff: 'Another reason.' },
    { headers },
  );

  expect(second).toMatchObject({
    status: 200,
    headers: { 'idempotent-replayed': 'true' },
    body: first.body,
  });
  expect(other.status).toBe(422);
});

test("[B-091] a case manager is answered the text for case managers, and never the staff's", async () => {
  const company = await aCompany('Riverside Mutual');
  await api.put(`/app/companies/${company.id}/applyHighRisk`, flag);
  const { api: manager } = server.signedIn({
    tenantId: actor.tenantId,
    roles: ['CASE_MANAGER'],
    ids: { companyId: [String(company.id)] },
  });
  const record = await manager.get(`/app/companies/${company.id}`);
  const list = await manager.get('/app/companies');
  const history = await manager.get(`/app/companies/${company.id}/property-changes`);

  expect(record.body.highRiskReasonToBookingCm).toBe(flag.highRiskReasonToBookingCm);
  expect(JSON.stringify([record.body, list.body, history.body])).not.toContain('Unpaid invoices');
});
