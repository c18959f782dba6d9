import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deepJson, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../modules/catalogue.ts';

registerCatalogue();
const server = await testServer();
const { api, token } = server.signedIn({ roles: ['STAFF'] });
const json = { 'content-type': 'application/json' };
/** The raw injector, for bodies that are no JSON. */
const raw = (payload: string, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/app/companies',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  });

describe('bad input', () => {
  test.each([
    ['broken JSON', '{"name":', json, 400],
    ['an empty body', '', json, 400],
    ['a body that is a number', '7', json, 400],
    ['a body that is a list', '[]', json, 400],
    ['JSON deeper than any reader', deepJson, json, 400],
    ['a poisoned prototype', '{"__proto__":{"isHost":true}}', json, 400],
    ['text', 'name=x', { 'content-type': 'text/plain' }, 415],
    ['a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['XML', '<x/>', { 'content-type': 'application/xml' }, 415],
    ['a body of two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), json, 413],
  ])('%s answers a clear 4xx', async (_name, payload, headers, status) => {
    const answer = await raw(payload, headers);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(answer.body).not.toMatch(/node_modules|at \w+ \(|select |\.ts:/);
  });

  test.each([
    '/app/nothing',
    '/app/companies/not-an-id',
    `/app/companies/${randomUUID()}`,
    '/app/companies/%00',
  ])('%s answers 404 or 400 with the same body shape', async (url) => {
    const { status, body } = await api.get(url);

    expect([400, 404]).toContain(status);
    expect(body).toMatchObject({ error: { code: expect.any(String) } });
  });

  test('an operation needs a token, whatever it is', async () => {
    const document = (await server.anonymous.get('/openapi.json')).body;
    const paths = Object.keys(document.paths ?? {});

    for (const path of paths) {
      const { status } = await server.anonymous.get(path.replace(/\{\w+\}/g, randomUUID()));
      expect([401, 404], path).toContain(status);
    }
    expect(paths.length).toBeGreaterThan(30);
  });
});

describe('what every answer carries', () => {
  test('security headers, and no caching of data', async () => {
    const { headers } = await api.get('/app/companies');

    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/script-src 'self';.*base-uri 'none'/),
    });
  });

  test('OpenAPI 3.1 describes every operation, with a page for people', async () => {
    const { body } = await server.anonymous.get('/openapi.json');
    const page = await server.anonymous.get('/docs');

    expect(body.openapi).toMatch(/^3\.1/);
    expect(body.paths?.['/app/companies']).toMatchObject({
      get: { responses: {} },
      post: { 'x-ability': 'company.create' },
    });
    expect(page.body).toContain('/app/companies/{id}');
  });

  test('live and ready answer without a token', async () => {
    expect((await server.anonymous.get('/health/live')).status).toBe(200);
    expect(await server.anonymous.get('/health/ready')).toMatchObject({
      status: 200,
      body: { checks: { database: true } },
    });
  });

  test('metrics are behind their token', async () => {
    expect((await server.anonymous.get('/metrics')).status).toBe(404);
  });
});

describe('writing once', () => {
  test('twenty parallel requests with one key create one record', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: `Parallel ${randomUUID()}`, businessType: 'other' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('/app/companies', body, { headers })),
    );

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed']).length).toBe(19);
  });

  test('of twenty parallel updates with one stamp exactly one wins', async () => {
    const { body: company } = await api.post('/app/companies', {
      name: randomUUID(),
      businessType: 'other',
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.put(`/app/companies/${company.id}`, {
          email: `try${index}@example.test`,
          concurrencyStamp: company.concurrencyStamp,
        }),
      ),
    );

    expect(answers.filter((answer) => answer.status === 200).length).toBe(1);
    expect(answers.filter((answer) => answer.status === 409).length).toBe(19);
  });

  test('of twenty parallel creates with one unique name exactly one wins', async () => {
    const name = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('/app/companies', { name, businessType: 'other' })),
    );

    expect(answers.filter((answer) => answer.status === 201).length).toBe(1);
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body.error).toMatchObject({
      code: 'taken',
      validationErrors: [{ members: ['name'] }],
    });
  });
});
