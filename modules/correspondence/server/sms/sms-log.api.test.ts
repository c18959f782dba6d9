import { randomInt, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aMailPractice } from '../../testing/a-mail-practice.ts';
import { queueSms } from './queue-sms.ts';

type Asked = { to: string; body: string; reference: string };
const asked: Asked[] = [];
let status = 200;
const gateway = createServer((request, reply) => {
  let body = '';
  request.on('data', (piece) => (body += String(piece)));
  request.on('end', () => {
    asked.push(JSON.parse(body || '{}') as Asked);
    reply.writeHead(status).end('{}');
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => void gateway.close());
beforeEach(() => void (status = 200));

registerCatalogue();
const secret = 'another secret of ours';
const practice = await aMailPractice({
  env: {
    INTEGRATION_SMS_BASE: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    INTEGRATION_SMS_SECRET: secret,
  },
});
const { api, server, tenantId } = practice;

const aNumber = () => `+614${randomInt(10_000_000, 99_999_999)}`;
const at = (id: string) => `/app/sms-messages/${id}`;
const send = async (to: string, facts: object = {}) => {
  const company = await practice.company();
  const about = { fromModule: 'COMPANY', objectId: company.id };
  return api.post('/app/sms-messages/send', { ...about, to, text: 'See you at 9', ...facts });
};
const settled = (id: string, wanted: string) =>
  eventually(
    async () => (await api.get(at(id))).body,
    (sms) => sms['status'] === wanted,
    60,
  );
const hook = (path: string, body: object, key = secret) =>
  server.anonymous.post(`/app/sms-gateway/${path}`, body, {
    headers: { authorization: `Bearer ${key}` },
  });

test('an SMS is logged with its record, sent once and reported as delivered', async () => {
  const to = aNumber();
  const sent = await send(to);
  expect(sent).toMatchObject({ status: 200, body: { number: to, objectName: expect.any(String) } });
  const id = String(sent.body.id);
  await settled(id, 'sent');
  expect(asked.filter((one) => one.to === to)).toEqual([
    { to, body: 'See you at 9', reference: id },
  ]);

  const receipt = await hook('receipts', { reference: id, status: 'delivered' });

  expect(receipt.status).toBe(204);
  expect(await settled(id, 'delivered')).toMatchObject({ deliveredTime: expect.any(String) });
});

test('a receipt of a failure says why, and the SMS is sent again', async () => {
  const to = aNumber();
  const id = String((await send(to)).body.id);
  await settled(id, 'sent');
  await hook('receipts', { reference: id, status: 'failed', error: 'Handset is off' });
  expect(await settled(id, 'failed')).toMatchObject({ errorMessage: 'Handset is off' });

  const again = await api.post(`${at(id)}/resend`);

  expect(again).toMatchObject({ status: 200, body: { resendOfId: id, number: to } });
  await settled(String(again.body.id), 'sent');
});

test('a gateway that refuses for good fails the SMS', async () => {
  status = 400;
  const id = String((await send(aNumber())).body.id);

  expect(await settled(id, 'failed')).toMatchObject({
    errorMessage: 'The SMS gateway answered 400.',
  });
});

test('after STOP the number gets nothing more, also from what was queued, until START', async () => {
  const to = aNumber();
  await settled(String((await send(to)).body.id), 'sent');
  await hook('incoming', { from: to, body: ' Stop. ' });

  const { body: stopped } = await api.get('/app/sms-messages/stopped');
  expect(JSON.stringify(stopped)).toContain(to);
  expect((await send(to)).body.error?.code).toBe('smsStopped');
  const queued = await server.services.db.transaction(systemContext(tenantId), (tx) =>
    queueSms(tx, server.services, { to, text: 'A reminder' }),
  );
  await settled(queued, 'stopped');
  expect(asked.filter((one) => one.to === to)).toHaveLength(1);

  await hook('incoming', { from: to, body: 'START' });
  expect((await send(to)).status).toBe(200);
});

test('STOP counts for every tenant that wrote; other words reach the one that wrote last', async () => {
  const to = aNumber();
  const other = server.signedIn({ roles: ['STAFF'] });
  const written = (tenant: string) =>
    server.services.db.transaction(systemContext(tenant), (tx) =>
      queueSms(tx, server.services, { to, text: 'Hello' }),
    );
  await settled(await written(tenantId), 'sent');
  await written(other.actor.tenantId);

  await hook('incoming', { from: to, body: 'I will be late' });
  await hook('incoming', { from: to, body: 'STOP' });

  const words = async (who = api) =>
    JSON.stringify((await who.get(`/app/sms-messages?direction=in&maxResultCount=100`)).body);
  expect(await words(other.api)).toContain('I will be late');
  expect(await words()).not.toContain('I will be late');
  const stops = async (who = api) =>
    JSON.stringify((await who.get('/app/sms-messages/stopped')).body);
  expect(await stops()).toContain(to);
  expect(await stops(other.api)).toContain(to);
});

const aCode = (text: string, to = aNumber()) =>
  server.services.db.transaction(systemContext(tenantId), (tx) =>
    queueSms(tx, server.services, { to, text, confidential: true }),
  );

test('a confidential SMS is not readable while the gateway is out of reach', async () => {
  status = 503;
  const to = aNumber();
  const id = await aCode('Your code is 654321', to);
  await eventually(
    () => Promise.resolve(asked.filter((one) => one.to === to)),
    (found) => found.length > 0,
    60,
  );

  const read = [
    await api.get(at(id)),
    await api.get('/app/sms-messages'),
    await api.get(`${at(id)}/property-changes`),
  ];

  expect(asked.find((one) => one.to === to)?.body).toBe('Your code is 654321');
  expect(read[0]?.body).toMatchObject({ status: 'queued', body: null });
  expect(JSON.stringify(read.map(({ body }) => body))).not.toContain('654321');
});

test('a confidential SMS is not readable once it has left', async () => {
  const id = await aCode('Your code is 123456');

  expect(await settled(id, 'sent')).toMatchObject({ body: null });
  expect((await api.post(`${at(id)}/resend`)).body.error?.code).toBe('smsWordsNotKept');
});

test('[G-035] the code of a link goes by SMS when the writer says so', async () => {
  const to = aNumber();
  const company = await practice.company();
  const message = {
    fromModule: 'COMPANY',
    objectId: company.id,
    to: `${randomUUID()}@law.test`,
    subject: 'Report',
    body: '<p>Please see</p>',
    fileIds: [await practice.upload('report.pdf')],
    delivery: 'link',
    codeBy: 'sms',
  };
  const refused = await api.post('/app/emails/preview', message);
  expect(refused.body.error?.code).toBe('codeNeedsMobile');
  const whole = { ...message, codeTo: to };
  const { hash } = (await api.post('/app/emails/preview', whole)).body as unknown as {
    hash: string;
  };

  const answers = { unknownRecipient: 'yes' };
  const sent = await api.post('/app/emails/send', { ...whole, hash, answers });

  expect(sent.status).toBe(200);
  await practice.arrived(message.to);
  await eventually(
    () => Promise.resolve(asked.filter((one) => one.to === to)),
    (found) => found.length === 1,
    60,
  );
  expect(asked.find((one) => one.to === to)?.body).toMatch(/is \d{6}\.$/);
  expect(practice.mailsTo(message.to)).toHaveLength(1);
});

test('bad input of people and of the gateway is refused clearly', async () => {
  expect((await send('02 9876 5432')).body.error?.code).toBe('notMobile');
  expect((await send(aNumber(), { objectId: randomUUID() })).status).toBe(404);
  expect((await send(aNumber(), { text: 'x'.repeat(919) })).status).toBe(400);
  expect((await hook('receipts', { reference: 'x', status: 'eaten' })).status).toBe(400);
  expect((await hook('receipts', { reference: 'x', status: 'failed' })).status).toBe(204);
  expect((await hook('receipts', {}, 'wrong')).status).toBe(401);
  expect((await practice.as('SPECIALIST').get('/app/sms-messages')).status).toBe(403);
});
