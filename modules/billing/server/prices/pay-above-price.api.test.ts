import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { sureOfClaimant } from '#booking/testing';
import { casesServer } from '#cases/server';
import { aBookingPractice } from '#cases/testing';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer, billingServer],
});
const practice = await aBookingPractice(server);
const { tenantId } = practice;
const accounting = practice.signedIn(['ACCOUNTING']).api;

const person = crypto.randomUUID();
await practice.run(
  `insert into users (tenant_id, id, user_name, email, first_name, last_name)
    values ($1, $2, 'una@practice.example', 'una@practice.example', 'Una', 'Person')`,
  [tenantId, person],
);
const staff = practice.signedIn(['STAFF'], { userId: person }).api;

const specialistId = await practice.specialist('Ola Berg');
await practice.run(
  `insert into specialist_fees (tenant_id, id, specialist_id, service_type, matter_kind, amount, effective_from)
    values ($1, gen_random_uuid(), $2, 'ime', 'nonGazette', 2060, '2020-01-01')`,
  [tenantId, specialistId],
);
await practice.run(`update specialists set fee_arrangement = '4' where id = $1`, [specialistId]);
const item = await accounting.post('/app/service-items', {
  code: 'IME-STD',
  name: 'Standard examination',
  serviceType: 'IME',
  unitPrice: '1450.00',
});
const serviceItemId = String(item.body.id);
await accounting.post('/app/billing-rules', {
  caseType: 'IME',
  kind: 'assessment',
  serviceItemId,
});

test('[S-111] a price below what a fee table pays is kept with its reason only', async () => {
  const price = { serviceItemId, effectiveFrom: '2026-07-01', unitPrice: '1500.00' };
  const asked = {
    status: 422,
    body: {
      error: {
        code: 'payAbovePrice',
        message: expect.stringContaining('Ola Berg USD 2,060.00'),
        validationErrors: [{ members: ['payAboveReason'] }],
      },
    },
  };

  expect(await accounting.post('/app/service-prices', price)).toMatchObject(asked);
  const payAboveReason = 'The insurer pays the rest by the year';
  expect(await accounting.post('/app/service-prices', { ...price, payAboveReason })).toMatchObject({
    status: 201,
    body: { payAboveReason },
  });
  const { body } = await accounting.get(`/app/service-items/${serviceItemId}`);
  const { concurrencyStamp } = body;
  const change = (values: object) =>
    accounting.put(`/app/service-items/${serviceItemId}`, { ...values, concurrencyStamp });
  expect(await change({ unitPrice: '1400.00' })).toMatchObject(asked);
  expect((await change({ unitPrice: '2100.00' })).status).toBe(200);
});

test('a booking that pays above the price asks, and the case keeps who went on', async () => {
  const { id } = await practice.newCase({ specialistId });
  const slotId = await practice.freeSlot({ specialistId });
  const book = (answers: object) =>
    staff.put(`/app/assessments/${id}/appointment`, {
      slotId,
      consultationType: 'inPerson',
      tell: [],
      answers: { ...sureOfClaimant, ...answers },
    });
  const notes = () =>
    practice.run(
      `select subject, content, author_id as author, visibility from correspondences where object_id = $1`,
      [id],
    );
  await practice.run(`update service_items set unit_price = 1450 where id = $1`, [serviceItemId]);

  expect((await book({})).body.error?.questions).toMatchObject([{ key: 'payAboveFee' }]);
  expect(await notes()).toEqual([]);
  expect((await book({ payAboveFee: 'yes' })).status).toBe(200);
  expect(await notes()).toMatchObject([
    {
      subject: 'Pay above the price',
      content: expect.stringContaining('earns USD 2,060.00'),
      author: person,
      visibility: 'staff',
    },
  ]);
});

test('[S-111] a fee above a price is asked about where it is set, once, and the specialist keeps who went on', async () => {
  const other = await practice.specialist('Nils Holm');
  await practice.run(`update specialists set fee_arrangement = '4' where id = $1`, [other]);
  await practice.run(
    `update service_items set unit_price = 1450, pay_above_reason = null where id = $1`,
    [serviceItemId],
  );
  const fee = { serviceType: 'ime', matterKind: 'nonGazette', effectiveFrom: '2026-01-01' };
  const save = (items: readonly object[], answers: object = {}) =>
    staff.put(`/app/specialists/${other}/fees`, { items, answers });
  const notes = () =>
    practice.run(
      `select content, author_id as author, visibility from correspondences where object_id = $1`,
      [other],
    );

  expect((await save([{ ...fee, amount: '1450.00' }])).status).toBe(200);
  expect((await save([{ ...fee, amount: '1900.00', serviceItem: 'Conclave' }])).status).toBe(200);
  const asked = await save([{ ...fee, amount: '1900.00' }]);
  expect(asked.body.error?.questions).toEqual([
    {
      key: 'payAboveFee',
      message:
        'The specialist earns USD 1,900.00 for Standard examination, whose price is USD 1,450.00. Do you want to continue?',
    },
  ]);
  expect(await notes()).toEqual([]);
  const saved = await save([{ ...fee, amount: '1900.00' }], { payAboveFee: 'yes' });
  expect(saved.status).toBe(200);
  expect(await notes()).toMatchObject([
    {
      content: expect.stringContaining('earns USD 1,900.00 for Standard examination'),
      author: person,
      visibility: 'staff',
    },
  ]);
  const [kept] = (saved.body.items ?? []) as { id: string }[];
  const later = {
    ...fee,
    effectiveFrom: '2020-01-01',
    effectiveTo: '2020-12-31',
    amount: '100.00',
  };
  expect((await save([{ ...fee, id: kept?.id, amount: '1900.00' }, later])).status).toBe(200);
  await practice.run(
    `update service_items set pay_above_reason = 'The insurer pays the rest' where id = $1`,
    [serviceItemId],
  );
  expect((await save([{ ...fee, amount: '1950.00' }])).status).toBe(200);
});
