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
  expect(await api.put(`/app/inquiries/${inquiry.id}/reopen`)).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'moveNotPossible',
        message: 'This inquiry is Converted. Nothing more can be done with it.',
      },
    },
  });
  expect((await api.post('/app/inquiries', { ...body, state: 'converted' })).status).toBe(400);
  const plain = { state: 'new', concurrencyStamp: answer.body.concurrencyStamp };
  expect((await api.put(`/app/inquiries/${inquiry.id}`, plain)).status).toBe(400);
});

test('[D-126] an inquiry is walked to its end and back, and the log tells the way', async () => {
  const body = { subject: 'A quote', receivedOn: '2026-02-27', contactName: 'Ana Cole' };
  const { id } = (await api.post('/app/inquiries', body)).body;
  const step = async (name: string, input: object = {}) =>
    (await api.put(`/app/inquiries/${id}/${name}`, input)).body;

  expect((await step('contact')).state).toBe('contacted');
  expect((await step('quote')).state).toBe('quoted');
  expect((await api.put(`/app/inquiries/${id}/close`, {})).status).toBe(400);
  const closed = await step('close', { outcome: 'Too expensive' });
  expect(closed).toMatchObject({ state: 'closed', outcome: 'Too expensive' });
  expect(closed.can).toEqual(expect.arrayContaining(['inquiry.reopen', 'inquiry.convert']));
  expect(closed.can).not.toContain('inquiry.close');
  expect(await step('reopen')).toMatchObject({ state: 'new', outcome: null });
  const log = (await api.get(`/app/inquiries/${id}/status-log`)).body.items ?? [];
  expect(log.map(({ fromText, toText, note }) => [fromText, toText, note])).toEqual([
    ['Closed', 'New', null],
    ['Quoted', 'Closed', 'Too expensive'],
    ['Contacted', 'Quoted', null],
    ['New', 'Contacted', null],
  ]);
});

test('[D-096] a campaign is walked through its states, and no other way', async () => {
  const body = { name: 'Spring seminars', startDate: '2026-03-10' };
  const { id } = (await api.post('/app/marketing-campaigns', body)).body;
  const step = async (name: string) => await api.put(`/app/marketing-campaigns/${id}/${name}`);
  const reached: unknown[] = [];
  for (const name of ['start', 'pause', 'resume', 'finish', 'planAgain', 'cancel']) {
    reached.push((await step(name)).body.status);
  }

  expect(reached).toEqual(['running', 'paused', 'running', 'finished', 'planned', 'cancelled']);
  expect(await step('start')).toMatchObject({
    status: 409,
    body: { error: { message: 'This marketing campaign is Cancelled. You can plan it again.' } },
  });
  const created = await api.post('/app/marketing-campaigns', {
    ...body,
    name: 'Other',
    status: 'running',
  });
  expect(created.status).toBe(400);
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
