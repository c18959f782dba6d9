import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '#kernel/domain';
import { register } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import { addTables, specimen, specimenPart, specimens, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);

const url = '/app/test-specimens';
const facts = { roles: ['STAFF'], features: ['Specimen'] };
const people = (more: Partial<typeof facts> = {}) =>
  server.signedIn({ ...facts, ...more, tenantId: randomUUID() });
const make = async (api: Api, name: string) => (await api.post(url, { name, shade: 'red' })).body;
const found = async (api: Api, filter: string) => {
  const { status, body } = await api.get(`/app/search?filter=${encodeURIComponent(filter)}`);
  expect(status, filter).toBe(200);
  return (body as unknown as SearchAnswer).items.map(
    ({ resource, records }) => [resource, records.map((one) => one.displayName)] as const,
  );
};

test('one call answers the kinds of records that have the text, what changed last first', async () => {
  const { api } = people();
  const old = await make(api, 'Granite one');
  await make(api, 'Granite two');
  await make(api, 'Basalt');
  await api.put(`${url}/${old.id}/disable`, {});

  expect(await found(api, 'granite')).toEqual([['specimen', ['Granite one', 'Granite two']]]);
  expect(await found(api, 'nowhere')).toEqual([]);
});

test('of one kind no more than ten are answered', async () => {
  const { api } = people();
  for (let number = 1; number <= 11; number += 1) await make(api, `Quartz ${number}`);

  const [[, names] = []] = await found(api, 'quartz');

  expect(names).toHaveLength(10);
  expect(names).toContain('Quartz 11');
  expect(names).not.toContain('Quartz 1');
});

test('another tenant, a role without the right and an edition without the part find nothing', async () => {
  const { api, actor } = people();
  await make(api, 'Obsidian');
  const inside = { ...facts, tenantId: actor.tenantId };

  expect(await found(api, 'obsidian')).toHaveLength(1);
  expect(await found(people().api, 'obsidian')).toEqual([]);
  expect(
    await found(server.signedIn({ ...inside, roles: ['CASE_MANAGER'] }).api, 'obsidian'),
  ).toEqual([]);
  expect(await found(server.signedIn({ ...inside, features: [] }).api, 'obsidian')).toEqual([]);
});

test('what was deleted is not found', async () => {
  const { api } = people();
  const record = await make(api, 'Pumice');
  await api.delete(`${url}/${record.id}`);

  expect(await found(api, 'pumice')).toEqual([]);
});

test('one letter finds nothing, too many are refused, signs are letters like any other', async () => {
  const { api } = people();
  await make(api, '100% marble_');

  expect(await found(api, '1')).toEqual([]);
  expect(await found(api, '0% m')).toHaveLength(1);
  expect(await found(api, '0_ m')).toEqual([]);
  expect((await api.get(`/app/search?filter=${'x'.repeat(201)}`)).status).toBe(400);
  expect((await api.get('/app/search?filter=a&filter=b')).status).toBe(400);
  expect((await api.get('/app/search?filter=%00')).status).toBe(400);
});

test('the database finds in tables that have a search only, and in the own tenant', async () => {
  const { api, actor } = people();
  await make(api, 'Slate one');
  await make(api, 'Slate two');
  const ask = async (kind: string, who = actor, most = 10) => {
    const text = 'select find_some($1, $2, $2, $3) as id';
    const values = [kind, '%slate%', most];
    const [answer] = await server.services.db.batch(contextOf(who), [{ text, values }]);
    return answer?.rows.length;
  };

  expect(await ask('test_specimens')).toBe(2);
  expect(await ask('test_specimens', actor, 1)).toBe(1);
  expect(await ask('test_specimens', people().actor)).toBe(0);
  await expect(ask('user_secrets')).rejects.toThrow('cannot be searched');
  await expect(ask('test_specimens t; drop table test_specimens')).rejects.toThrow(
    'cannot be searched',
  );
});
