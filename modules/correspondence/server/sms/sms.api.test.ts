import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { correspondenceServer } from '../index.ts';

type Asked = { method: string; url: string; key: string | undefined; body: string };

const asked: Asked[] = [];
let status = 200;
const gateway = createServer((request, reply) => {
  let body = '';
  request.on('data', (piece) => (body += String(piece)));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, key: headers.authorization, body });
    reply.writeHead(status).end('{}');
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => void gateway.close());
beforeEach(() => {
  asked.length = 0;
  status = 200;
});

registerCatalogue();
const modules = [platformServer, correspondenceServer];
const base = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
const silent = await testServer({ modules });
const talking = await testServer({
  modules,
  beside: silent,
  env: { INTEGRATION_SMS_BASE: `${base}/`, INTEGRATION_SMS_KEY: 'key' },
});
const facts = { roles: ['TENANT_ADMIN'], isHost: true };
const without = silent.signedIn(facts).api;
const host = talking.signedIn(facts).api;
const check = '/app/health-checks/sms';

test('[C-037] [E-041] without a gateway the check says what to set', async () => {
  expect((await without.get(check)).body).toMatchObject({
    state: 'off',
    sentence: expect.stringContaining('INTEGRATION_SMS_BASE'),
  });
  expect((await without.post(`${check}/test`, { to: '0412 345 678' })).body.error?.code).toBe(
    'smsNotSet',
  );
});

test('[C-037] the check asks the gateway and sends nothing', async () => {
  expect((await host.get(check)).body).toMatchObject({ state: 'ok' });
  expect(asked).toEqual([{ method: 'GET', url: '/health', key: 'Bearer key', body: '' }]);

  status = 401;
  expect((await host.get(check)).body).toMatchObject({ state: 'failed' });
  status = 503;
  expect((await host.get(check)).body).toMatchObject({ state: 'failed' });
});

test('a test SMS goes to the number in its international form', async () => {
  const answer = await host.post(`${check}/test`, { to: '0412 345 678' });

  expect(answer).toMatchObject({ status: 200, body: { to: '+61412345678' } });
  expect(JSON.parse(asked[0]?.body ?? '{}')).toMatchObject({
    to: '+61412345678',
    body: expect.stringContaining('test'),
    reference: expect.any(String),
  });
});

test('a number that takes no SMS, a gateway that refuses, and a customer are told so', async () => {
  expect((await host.post(`${check}/test`, { to: '02 9876 5432' })).body.error?.code).toBe(
    'notMobile',
  );
  status = 400;
  expect((await host.post(`${check}/test`, { to: '0412345678' })).body.error).toMatchObject({
    code: 'smsNotSent',
    message: 'The SMS gateway answered 400.',
  });
  const customer = talking.signedIn({ roles: ['TENANT_ADMIN'] }).api;
  expect((await customer.post(`${check}/test`, { to: '0412345678' })).status).toBe(403);
});
