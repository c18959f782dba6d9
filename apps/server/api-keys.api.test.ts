import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPerson, aPractice } from '#identity/testing';
import { aHubClient } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { aCompanyBody, aKeyPractice, askedKey, codeOf } from './testing/a-key-practice.ts';

registerCatalogue();
const { server, services, tenantId, adminApi, aKey, asks, statusOf, later, run } =
  await aKeyPractice();
const { origin } = server;

describe('a key', () => {
  test('reads and writes as its account, and history and audit say which key it was', async () => {
    const { id, key, userId } = await aKey();
    const api = server.apiWith(key);

    const made = await api.post('/app/companies', aCompanyBody());
    const { concurrencyStamp } = made.body;
    const named = { ...aCompanyBody(), concurrencyStamp };
    const changed = await api.put(`/app/companies/${made.body.id}`, named);
    const read = await api.get(`/app/companies/${made.body.id}`);

    expect([made.status, changed.status, read.status]).toEqual([201, 200, 200]);
    const [change] = await run(
      `select user_id, user_text, request_id from property_changes where record_id = $1 limit 1`,
      [made.body.id],
    );
    expect(change).toMatchObject({ user_id: userId, user_text: 'Robin Reid (key Ledger sync)' });
    expect(change?.['request_id']).toMatch(new RegExp(`^key ${id} `));
    const [audit] = await run(
      `select actor_id, request_id from audit_log where record_id = $1 and operation = 'create'`,
      [made.body.id],
    );
    expect(audit).toMatchObject({ actor_id: userId });
    expect(audit?.['request_id']).toContain(id);
  });

  test('is kept as the hash of its secret only, and the list never shows it', async () => {
    const { id, key } = await aKey();
    const secret = key.slice(-43);

    const rows = await run('select k::text as row from api_keys k where id = $1', [id]);
    const audit = await run(
      `select detail::text as row from audit_log where detail ->> 'keyId' = $1`,
      [id],
    );
    const list = await adminApi.get('/app/api-keys');

    const hash = createHash('sha256').update(secret).digest('base64url');
    expect(String(rows[0]?.['row'])).toContain(hash);
    expect(audit).not.toEqual([]);
    const told = JSON.stringify([rows, audit, list.body]);
    expect(told).not.toContain(secret);
    expect(JSON.stringify(list.body)).not.toContain(hash);
  });

  test('does what its scopes say and is told which one it lacks', async () => {
    const reads = server.apiWith((await aKey({ scopes: ['parties:read'] })).key);
    const writes = server.apiWith((await aKey({ scopes: ['parties:write'] })).key);

    const refused = await reads.post('/app/companies', aCompanyBody());
    const unread = await writes.get('/app/companies');
    const elsewhere = await reads.get('/app/appointments');

    expect((await reads.get('/app/companies')).status).toBe(200);
    expect((await writes.post('/app/companies', aCompanyBody())).status).toBe(201);
    expect(codeOf(refused)).toEqual([403, 'insufficientScope']);
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer realm="Caseway", error="insufficient_scope", scope="parties:write"',
    );
    expect(unread.headers['www-authenticate']).toContain('scope="parties:read"');
    expect(elsewhere.headers['www-authenticate']).toContain('scope="booking:read"');
  });

  test('deletes nothing, and reaches no account, session, role, factor, key or search', async () => {
    const { key, userId } = await aKey({}, ['ADMIN_STAFF', 'STAFF']);
    const api = server.apiWith(key);
    const company = await api.post('/app/companies', aCompanyBody());

    const answers = await Promise.all([
      api.delete(`/app/companies/${company.body.id}`),
      api.get('/app/users'),
      api.put(`/app/users/${userId}/lock`),
      api.put(`/app/users/${userId}/impersonate`),
      api.get('/app/roles'),
      api.get('/app/api-keys'),
      api.post('/app/api-keys', askedKey(userId)),
      api.get('/app/profile/current'),
      api.get('/app/profile/sessions'),
      api.get('/app/profile/second-factors'),
      api.get('/app/live-links'),
      api.get('/app/search?text=reid'),
    ]);

    const codes = answers.filter(({ status }) => status !== 404).map(codeOf);
    expect(codes.length).toBeGreaterThan(8);
    expect(new Set(codes.map(String))).toEqual(new Set(['403,notForKeys']));
  });

  test('opens no account for anybody, and adds people who get none', async () => {
    const { key } = await aKey();
    const api = server.apiWith(key);
    const name = randomUUID();
    const client = await api.post('/app/clients', {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: `${name}@mail.example`,
    });

    const portal = await api.put(`/app/clients/${client.body.id}/portal-account`);

    expect(client.status).toBe(201);
    expect(codeOf(portal)).toEqual([403, 'notForKeys']);
    expect(await run('select from users where email = $1', [`${name}@mail.example`])).toEqual([]);
  });

  test('does not open the hub', async () => {
    const { key } = await aKey();

    expect((await aHubClient(origin, key)).endings).toEqual(['notAvailable']);
  });

  test('finds nothing of another tenant', async () => {
    const other = await aPractice(services);
    const staff = await aPerson(services, other);
    const theirs = await (await server.apiOf(staff)).post('/app/companies', aCompanyBody());
    const { id, key } = await aKey();
    const foreign = await aPerson(services, other, { roles: ['ADMIN_STAFF'] });
    const foreignApi = await server.apiOf(foreign);

    expect(theirs.status).toBe(201);
    expect((await server.apiWith(key).get(`/app/companies/${theirs.body.id}`)).status).toBe(404);
    expect((await foreignApi.get('/app/api-keys')).body.items).toEqual([]);
    expect((await foreignApi.put(`/app/api-keys/${id}/withdraw`)).status).toBe(404);
    expect((await foreignApi.put(`/app/api-keys/${id}/rotate`)).status).toBe(404);
    expect(await statusOf(key)).toBe(200);
  });

  test('notes when and from where it was used, at most once a minute', async () => {
    const { id, key } = await aKey();
    const noted = async () =>
      (await run('select last_used_at, last_address from api_keys where id = $1', [id]))[0];

    await asks(key);
    const first = await noted();
    later();
    await asks(key);
    const second = await noted();

    expect(first?.['last_address']).toBe('127.0.0.1');
    expect(first?.['last_used_at']).not.toBeNull();
    expect(second).toEqual(first);
  });

  test('has 100 calls at once and 10 a second, and the others keep theirs', async () => {
    const [busy, calm] = [await aKey(), await aKey()];

    const answers = await Promise.all(Array.from({ length: 160 }, () => asks(busy.key)));

    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(await statusOf(calm.key)).toBe(200);
  });
});

describe('a key ends', () => {
  const endings = [
    ['it expires', 'update api_keys set expires_at = now() where id = $1'],
    ['another process withdraws it', 'update api_keys set withdrawn_at = now() where id = $1'],
    ['its account is disabled', 'update users set is_active = false where id = $2'],
    ['its account is locked', 'update users set is_locked = true where id = $2'],
    ['its account is deleted', 'update users set is_deleted = true where id = $2'],
  ] as const;

  test.each(endings)('within seconds when %s', async (_, text) => {
    const { id, key, userId } = await aKey();
    const before = await statusOf(key);

    await run(text.replace('$2', '$1'), [text.includes('$2') ? userId : id]);
    later();

    expect([before, await statusOf(key)]).toEqual([200, 401]);
  });

  test('within seconds when its tenant is disabled', async () => {
    const { key } = await aKey();
    const before = await statusOf(key);
    const set = (isActive: boolean) =>
      run('update tenants set is_active = $2 where id = $1', [tenantId, isActive]);

    await set(false);
    later();
    const after = await statusOf(key);
    await set(true);
    later();

    expect([before, after, await statusOf(key)]).toEqual([200, 401, 200]);
  });

  test('to do anything when its account loses its roles', async () => {
    const { key, userId } = await aKey();
    await asks(key);

    await run('delete from users__roles where owner_id = $1', [userId]);
    later();

    expect(codeOf(await asks(key))).toEqual([403, 'notPermitted']);
  });

  test('at once when it is withdrawn, for good, and the history says so', async () => {
    const { id, key, userId } = await aKey();
    await asks(key);

    const withdrawn = await adminApi.put(`/app/api-keys/${id}/withdraw`);

    expect([withdrawn.status, await statusOf(key)]).toEqual([204, 401]);
    expect(codeOf(await adminApi.put(`/app/api-keys/${id}/withdraw`))).toEqual([
      422,
      'apiKeyEnded',
    ]);
    expect(codeOf(await adminApi.put(`/app/api-keys/${id}/rotate`))).toEqual([422, 'apiKeyEnded']);
    const done = await run(
      `select operation from audit_log where record_id = $1 and operation like 'apiKey%' order by id`,
      [userId],
    );
    expect(done.map(({ operation }) => operation)).toEqual(['apiKeyMade', 'apiKeyWithdrawn']);
  });

  test('a day after it was rotated, while the new one goes on', async () => {
    const { id, key } = await aKey();
    const rotated = await adminApi.put(`/app/api-keys/${id}/rotate`);
    const next = String(rotated.body.key);
    const both = [await statusOf(key), await statusOf(next)];
    const hours = (Date.parse(String(rotated.body.oldWorksUntil)) - Date.now()) / 3_600_000;

    await run('update api_keys set old_until = now() where id = $1', [id]);
    later();

    expect(both).toEqual([200, 200]);
    expect(Math.round(hours)).toBe(24);
    expect([await statusOf(key), await statusOf(next)]).toEqual([401, 200]);
  });
});

test('whatever is no good as a key gets the same answer', async () => {
  const { key } = await aKey();
  const secret = key.slice(-43);
  const other = randomUUID().replaceAll('-', '');
  const wrong = [
    `${key.slice(0, -43)}${'A'.repeat(43)}`,
    `cw_${key.slice(3, 35)}${other}_${secret}`,
    `cw_${other}${key.slice(35, 67)}_${secret}`,
    key.slice(0, -1),
    'cw_',
    `${key}x`,
  ];

  const answers = await Promise.all(wrong.map(asks));

  const first = answers[0];
  expect(first?.status).toBe(401);
  expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`)).size).toBe(1);
});
