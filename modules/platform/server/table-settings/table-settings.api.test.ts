import { expect, test } from 'vitest';
import { hostileValues, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { mostTables } from '../../domain/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer] });
const url = '/app/user-table-settings';
const columns = [
  { name: 'email', hidden: false, width: 240 },
  { name: 'name', hidden: true },
];

test('[C-030] [C-031] a table keeps its columns for its user, in their order', async () => {
  const { api } = server.signedIn();
  const untouched = await api.get(`${url}?tableKey=companies`);
  const written = await api.put(url, { tableKey: 'companies', columns });
  const later = await api.get(`${url}?tableKey=companies`);
  const other = await api.get(`${url}?tableKey=specialists`);

  expect(untouched).toMatchObject({ status: 200, body: { tableKey: 'companies', columns: [] } });
  expect(written).toMatchObject({ status: 200, body: { tableKey: 'companies', columns } });
  expect(later.body.columns).toEqual(columns);
  expect(other.body.columns).toEqual([]);
});

test('[B-132] a colleague, and the same id in another tenant, have their own', async () => {
  const { api, actor } = server.signedIn();
  await api.put(url, { tableKey: 'companies', columns });
  const colleague = server.signedIn({ tenantId: actor.tenantId }).api;
  const stranger = server.signedIn({ userId: actor.userId }).api;

  expect((await colleague.get(`${url}?tableKey=companies`)).body.columns).toEqual([]);
  expect((await stranger.get(`${url}?tableKey=companies`)).body.columns).toEqual([]);
});

test('the last write holds, widths are whole, and no columns means as made', async () => {
  const { api } = server.signedIn();
  const put = (list: unknown) => api.put(url, { tableKey: 'companies', columns: list });
  await put(columns);
  const second = await put([{ name: 'phone', hidden: false, width: 120.4 }]);
  await put([]);

  expect(second.body.columns).toEqual([{ name: 'phone', hidden: false, width: 120 }]);
  expect((await api.get(`${url}?tableKey=companies`)).body.columns).toEqual([]);
});

test.each([
  ['no key', { columns }],
  ['a key of spaces', { tableKey: '   ', columns }],
  ['a column twice', { tableKey: 'a', columns: [columns[0], columns[0]] }],
  ['a column without a name', { tableKey: 'a', columns: [{ name: '', hidden: false }] }],
  ['a word for hidden', { tableKey: 'a', columns: [{ name: 'x', hidden: 'yes' }] }],
  ['a width of nothing', { tableKey: 'a', columns: [{ name: 'x', hidden: false, width: 0 }] }],
  ['something unknown', { tableKey: 'a', columns: [{ name: 'x', hidden: false, pin: 1 }] }],
  ['no list', { tableKey: 'a', columns: {} }],
])('%s is refused', async (_what, body) => {
  const answer = await server.signedIn().api.put(url, body);

  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalidModel' } } });
});

test('hostile values are refused or kept, never a fault', async () => {
  const { api } = server.signedIn();
  for (const value of hostileValues) {
    for (const body of [
      { tableKey: value, columns },
      { tableKey: 'a', columns: value },
      { tableKey: 'a', columns: [{ name: value, hidden: false }] },
    ]) {
      expect((await api.put(url, body)).status, JSON.stringify(body).slice(0, 80)).toBeLessThan(
        500,
      );
    }
  }
  expect((await api.get(`${url}?tableKey=%00`)).status).toBe(400);
  expect((await server.anonymous.get(`${url}?tableKey=a`)).status).toBe(401);
});

test('a user arranges a bounded number of tables, and goes on changing those', async () => {
  const { api, actor } = server.signedIn();
  await server.services.db.batch({ tenantId: actor.tenantId }, [
    {
      text: `insert into user_table_settings (tenant_id, user_id, table_key, columns)
        select $1::uuid, $2::uuid, 'table' || n, '[]' from generate_series(1, $3::int) n`,
      values: [actor.tenantId, actor.userId, mostTables],
    },
  ]);

  expect((await api.put(url, { tableKey: 'table1', columns })).status).toBe(200);
  expect(await api.put(url, { tableKey: 'one-more', columns })).toMatchObject({
    status: 422,
    body: { error: { code: 'tooManyTables' } },
  });
});
