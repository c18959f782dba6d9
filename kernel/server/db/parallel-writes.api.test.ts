import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { defineModule, defineResource, register, text } from '#kernel/domain';
import { addTables, testServer } from '#kernel/testing';
import { testSecrets } from '../../testing/template.ts';
import { roleUrl } from '../schema/roles.ts';
import { acrossTenants } from './context.ts';

/** Written by one statement: nothing follows from it and nothing guards it. */
const pebble = defineResource({
  name: 'pebble',
  segment: 'pebbles',
  label: ['Pebble', 'Pebbles'],
  title: '{name}',
  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    shade: text('Shade', { max: 20 }),
  },
  verbs: { list: ['STAFF'], read: ['STAFF'], create: ['STAFF'], update: ['STAFF'] },
  list: { columns: ['name'], sort: 'name' },
  detail: { Information: ['name', 'shade'] },
});

register([defineModule({ name: 'pebbles', resources: [pebble] })]);
const server = await testServer();
await addTables(server.ownerUrl, [pebble]);

const url = '/app/pebbles';
const someone = () => server.signedIn({ roles: ['STAFF'], tenantId: randomUUID() });
type Person = ReturnType<typeof someone>;
const people = Array.from({ length: 24 }, someone);
const make = ({ api }: Person, name: string) => api.post(url, { name, shade: 'red' });

type Noted = { record: string; tenant: string; actor: string; xid: string };

async function noted(ids: readonly string[]): Promise<Noted[]> {
  const [found] = await server.services.hostDb.batch(acrossTenants, [
    {
      text: `select record_id as record, tenant_id as tenant, actor_id as actor, xid::text
        from audit_log where record_id = any($1::uuid[]) and operation = 'create'`,
      values: [ids],
    },
  ]);
  return (found?.rows ?? []) as Noted[];
}

test('[D3] what many make at once is one transaction each, in their own tenant and name', async () => {
  const made = await Promise.all(people.map((person) => make(person, randomUUID())));

  expect(made.map(({ status }) => status)).toEqual(people.map(() => 201));
  const log = await noted(made.map(({ body }) => String(body.id)));
  const owners = people.map(({ actor }, at) => ({
    record: made[at]?.body.id,
    tenant: actor.tenantId,
    actor: actor.userId,
  }));
  expect(log.map(({ record, tenant, actor }) => ({ record, tenant, actor }))).toEqual(
    expect.arrayContaining(owners),
  );
  expect(log).toHaveLength(people.length);
  expect(new Set(log.map(({ xid }) => xid)).size).toBe(people.length);
  for (const [at, { api }] of people.entries()) {
    const { body } = await api.get(url);
    expect(body.items?.map(({ id }) => id)).toEqual([made[at]?.body.id]);
  }
});

test('one that is refused is refused alone, and the others are made once', async () => {
  const [twice, ...others] = people as [Person, ...Person[]];
  const name = randomUUID();
  expect((await make(twice, name)).status).toBe(201);
  const names = others.map(() => randomUUID());

  const made = await Promise.all([
    ...others.map((person, at) => make(person, String(names[at]))),
    make(twice, name),
  ]);

  expect(made.map(({ status }) => status)).toEqual([...others.map(() => 201), 409]);
  for (const [at, { api }] of others.entries()) {
    const { body } = await api.get(`${url}?filterText=${names[at]}`);
    expect(body.items).toHaveLength(1);
  }
});

test('two who change one record at once: one of them is told that it is stale', async () => {
  const [person, ...others] = people as [Person, ...Person[]];
  const { body } = await make(person, randomUUID());
  const { concurrencyStamp } = body;
  const change = (shade: string) =>
    person.api.put(`${url}/${String(body.id)}`, { concurrencyStamp, shade });

  const answers = await Promise.all([
    ...others.slice(0, 5).map((one) => make(one, randomUUID())),
    change('blue'),
    change('green'),
  ]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 201, 201, 201, 201, 201, 409,
  ]);
});

test('whoever waits for a lock does not hold up the others', async () => {
  const [person, ...others] = people as [Person, ...Person[]];
  const { body } = await make(person, randomUUID());
  const other = new pg.Client({
    connectionString: roleUrl(server.ownerUrl, 'caseway_host', testSecrets()),
  });
  await other.connect();
  await other.query('begin');
  await other.query('select from pebbles where id = $1 for update', [body.id]);
  const { concurrencyStamp } = body;
  let isChanged = false;

  const changing = person.api
    .put(`${url}/${String(body.id)}`, { concurrencyStamp, shade: 'blue' })
    .then(({ status }) => {
      isChanged = true;
      return status;
    });
  const made = await Promise.all(others.map((one) => make(one, randomUUID())));

  expect(made.every(({ status }) => status === 201)).toBe(true);
  expect(isChanged).toBe(false);
  await other.query('commit');
  expect(await changing).toBe(200);
  await other.end();
});
