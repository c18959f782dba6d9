import { expect, test } from 'vitest';
import { hostileValues, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { mostSavedFilters } from '../../domain/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer] });
const url = '/app/user-saved-filters';
const query = { filterText: 'harbour', businessType: ['insurer', 'lawFirm'] };
const keep = (api: Api, name: string, tableKey = 'companies') =>
  api.post(url, { tableKey, name, query });
const names = async (api: Api, tableKey = 'companies') =>
  (await api.get(`${url}?tableKey=${tableKey}`)).body.items?.map((item) => item.name);

test('a search is kept by name for its table, in the order of names', async () => {
  const { api } = server.signedIn();
  const first = await keep(api, 'Insurers');
  await keep(api, 'active');
  await api.post(url, { tableKey: 'specialists', name: 'Elsewhere', query: 'filterText=x' });
  const list = await api.get(`${url}?tableKey=companies`);

  expect(first).toMatchObject({
    status: 201,
    body: { id: expect.any(String), tableKey: 'companies', name: 'Insurers', query },
  });
  expect(list.body).toMatchObject({ totalCount: 2, items: [{ name: 'active' }, { query }] });
  expect((await api.get(`${url}?tableKey=specialists`)).body.items?.[0]?.query).toBe(
    'filterText=x',
  );
});

test('it is renamed, given another search, and deleted', async () => {
  const { api } = server.signedIn();
  const { id } = (await keep(api, 'Insurers')).body;
  const renamed = await api.put(`${url}/${id}`, { name: 'All insurers' });
  const changed = await api.put(`${url}/${id}`, { query: { filterText: 'summit' } });

  expect(renamed.body).toMatchObject({ id, name: 'All insurers', query });
  expect(changed.body).toMatchObject({ name: 'All insurers', query: { filterText: 'summit' } });
  expect((await api.delete(`${url}/${id}`)).status).toBe(204);
  expect((await api.delete(`${url}/${id}`)).status).toBe(404);
  expect(await names(api)).toEqual([]);
});

test('a name stands once in a table, whatever its case', async () => {
  const { api } = server.signedIn();
  await keep(api, 'Insurers');
  const { id } = (await keep(api, 'Others')).body;
  const refusal = {
    status: 409,
    body: { error: { code: 'taken', validationErrors: [{ members: ['name'] }] } },
  };

  expect(await keep(api, 'INSURERS ')).toMatchObject(refusal);
  expect(await api.put(`${url}/${id}`, { name: 'insurers' })).toMatchObject(refusal);
});

test('a colleague and a stranger neither see, change nor delete it', async () => {
  const { api, actor } = server.signedIn();
  const { id } = (await keep(api, 'Insurers')).body;
  const others = [{ tenantId: actor.tenantId }, { userId: actor.userId }];
  for (const { api: other } of others.map((facts) => server.signedIn(facts))) {
    expect(await names(other)).toEqual([]);
    expect((await other.put(`${url}/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`${url}/${id}`)).status).toBe(404);
  }
  expect(await names(api)).toEqual(['Insurers']);
});

test('fifty are kept for a table and no more', async () => {
  const { api } = server.signedIn();
  for (let n = 1; n <= mostSavedFilters; n += 1) await keep(api, `Filter ${n}`);

  expect(await keep(api, 'One more')).toMatchObject({
    status: 422,
    body: { error: { code: 'tooManySavedFilters' } },
  });
  expect((await keep(api, 'One more', 'specialists')).status).toBe(201);
});

test('hostile values are refused or kept, never a fault', async () => {
  const { api } = server.signedIn();
  for (const value of hostileValues) {
    for (const body of [
      { tableKey: 'a', name: value, query },
      { tableKey: value, name: 'x', query },
      { tableKey: 'a', name: 'x', query: value },
      { tableKey: 'a', name: 'x', query: { key: value } },
    ]) {
      expect((await api.post(url, body)).status, JSON.stringify(body).slice(0, 80)).toBeLessThan(
        500,
      );
    }
  }
  expect((await api.put(`${url}/not-an-id`, { name: 'x' })).status).toBe(404);
  expect((await server.anonymous.get(`${url}?tableKey=a`)).status).toBe(401);
});
