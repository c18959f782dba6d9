import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [partiesServer],
  now: () => new Date('2026-03-01T22:00:00Z'),
});
const features = ['MarketingCampaign', 'InquiryCentre'];
const { api } = server.signedIn({ roles: ['STAFF'], edition: 'NONE', features });

test('[D-126] an inquiry becomes a company on the day of Sydney, and its state is no plain field', async () => {
  const company = (await api.post('/app/companies', { name: 'New one', businessType: 'insurer' }))
    .body;
  const body = { subject: 'IME for a driver', receivedOn: '2026-02-27', contactName: 'Ana Cole' };
  const inquiry = (await api.post('/app/inquiries', body)).body;
  expect(inquiry.state).toBe('new');

  const answer = await api.put(`/app/inquiries/${inquiry.id}/convert`, { companyId: company.id });

  expect(answer).toMatchObject({
    status: 200,
    body: {
      state: 'converted',
      convertedOn: '2026-03-02',
      convertedTo: { displayName: 'New one' },
    },
  });
  expect((await api.put(`/app/inquiries/${inquiry.id}/state`, { state: 'new' })).status).toBe(422);
  expect((await api.post('/app/inquiries', { ...body, state: 'converted' })).status).toBe(400);
});

test('[D-096] a campaign does not end before it starts', async () => {
  const campaign = { name: 'Autumn seminars', startDate: '2026-03-10', endDate: '2026-03-01' };

  expect(await api.post('/app/marketing-campaigns', campaign)).toMatchObject({
    status: 422,
    body: {
      error: { code: 'campaignEndsBeforeStart', validationErrors: [{ members: ['endDate'] }] },
    },
  });
});

test('[G-055] a sale target is changed through the API, and has no page of its own', async () => {
  const body = { financialYear: 2027, period: 'q1', targetAmount: '250000.00' };
  const target = await api.post('/app/sale-targets', body);

  expect(target.status).toBe(201);
  expect((await api.post('/app/sale-targets', body)).status).toBe(409);
});
