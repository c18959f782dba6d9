import { describe, expect, test } from 'vitest';
import { aPerson, aPractice, password } from '#identity/testing';
import { systemContext } from '#kernel/server';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { aKeyPractice, askedKey, codeOf } from './testing/a-key-practice.ts';

registerCatalogue();
const { server, services, practice, tenantId, admin, adminApi, aKey, aProgram, later, run } =
  await aKeyPractice();

test('the list says how each key stands, those that work first', async () => {
  const other = await aPractice(services);
  const boss = await aPerson(services, other, { roles: ['ADMIN_STAFF', 'STAFF'] });
  const api = await server.apiOf(boss);
  const make = async (name: string, days: number) => {
    const program = await aPerson(services, other, { hasPassword: false });
    const made = await api.post('/app/api-keys', askedKey(program.id, { name, days }));
    return { id: String(made.body.id), userId: program.id };
  };
  const ended = await make('ended', 90);
  await api.put(`/app/api-keys/${ended.id}/withdraw`);
  await make('soon', 10);
  const off = await make('off', 90);
  await services.hostDb.batch(systemContext(other.tenantId), [
    { text: 'update users set is_locked = true where id = $1', values: [off.userId] },
  ]);
  await make('new', 365);

  const { items } = (await api.get('/app/api-keys')).body;

  const shown = (items as unknown as { name: string; state: string }[]).map((item) => [
    item.name,
    item.state,
  ]);
  expect(shown).toEqual([
    ['new', 'active'],
    ['off', 'accountOff'],
    ['soon', 'ending'],
    ['ended', 'withdrawn'],
  ]);
});

describe('making a key', () => {
  const refusedFor = async (userId: string, more: object = {}, api: Api = adminApi) =>
    codeOf(await api.post('/app/api-keys', askedKey(userId, more)));

  test('is for administrators, and never above their own rights', async () => {
    const above = await aProgram(['TENANT_ADMIN']);
    const staff = await server.apiOf(await aPerson(services, practice));

    expect(await refusedFor(above.id)).toEqual([422, 'accountAboveOwn']);
    expect(await refusedFor((await aProgram()).id, {}, staff)).toEqual([403, 'notPermitted']);
  });

  test('is refused for an account that has risen above whoever would rotate the key', async () => {
    const { id, userId } = await aKey();
    await run('insert into users__roles (tenant_id, owner_id, target_id) values ($1, $2, $3)', [
      tenantId,
      userId,
      practice.roleIds['TENANT_ADMIN'],
    ]);

    const rotated = await adminApi.put(`/app/api-keys/${id}/rotate`);

    expect(codeOf(rotated)).toEqual([422, 'accountAboveOwn']);
  });

  test('takes an account of its own that is alive and of this tenant', async () => {
    const off = await aProgram();
    await run('update users set is_active = false where id = $1', [off.id]);
    const foreign = await aPerson(services, await aPractice(services), { hasPassword: false });

    expect(await refusedFor(admin.id)).toEqual([422, 'keyAccountOfPerson']);
    expect(await refusedFor(off.id)).toEqual([422, 'keyAccountOff']);
    expect((await refusedFor(foreign.id))[0]).toBe(422);
  });

  test('takes scopes that are known and at most 365 days', async () => {
    const { id } = await aProgram();

    for (const scopes of [
      [],
      ['identity:read'],
      ['parties:read', 'platform:write'],
      'parties:read',
    ]) {
      expect((await refusedFor(id, { scopes }))[0]).toBeOneOf([400, 422]);
    }
    for (const days of [0, 366, -1]) expect((await refusedFor(id, { days }))[0]).toBe(400);
  });

  test('asks for a proof of who it is, as rotating and withdrawing do', async () => {
    const person = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
    const api = await server.apiOf(person);
    const { id } = await aKey();
    const program = await aProgram();
    await run(`update sign_ins set proved_at = now() - interval '1 hour' where user_id = $1`, [
      person.id,
    ]);
    later();

    const answers = [
      await api.post('/app/api-keys', askedKey(program.id)),
      await api.put(`/app/api-keys/${id}/rotate`),
      await api.put(`/app/api-keys/${id}/withdraw`),
    ];
    const proven = await api.post('/app/profile/step-up', { password });

    expect(answers.map(codeOf)).toEqual(answers.map(() => [403, 'stepUpNeeded']));
    expect(proven.status).toBeLessThan(300);
    expect((await api.put(`/app/api-keys/${id}/withdraw`)).status).toBe(204);
  });
});
