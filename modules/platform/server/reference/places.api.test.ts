import { expect, test } from 'vitest';
import { hostileValues, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { hostTenantId } from '../../domain/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer], database: 'own' });
const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['ADMIN_STAFF'] }).api;
const reader = server.signedIn({ roles: ['CASE_MANAGER'] }).api;

const australia = (await host.post('/app/countries', { name: 'Australia', code: 'AU' })).body;
await host.post('/app/countries', { name: 'Norway', code: 'NO' });
await server.services.hostDb.batch({ tenantId: hostTenantId }, [
  { text: 'update countries set legacy_id = 16 where id = $1', values: [australia.id] },
]);
for (const [name, state, postcode, isPostBox = false] of [
  ['Bondi', 'NSW', '2026'],
  ['North Bondi', 'NSW', '2026'],
  ['Bondi Junction', 'NSW', '2022'],
  ['Sydney', 'NSW', '2001', true],
  ['Darwin City', 'NT', '0800'],
] as const) {
  await host.post('/app/cities', { name, state, postcode, countryId: australia.id, isPostBox });
}

const names = ({ body }: { body: Record<string, unknown> }) =>
  (body.items as { name: string }[]).map(({ name }) => name);
const find = (query: string) => reader.get(`/app/countries/postcode?${query}`);

test('[C-225] a country is found by name, code, id and former number', async () => {
  for (const country of ['Australia', 'australia', 'AU', '16', australia.id]) {
    const answer = await reader.get(`/app/countries/${country}/cities`);

    expect([country, answer.status, names(answer).length]).toEqual([country, 200, 5]);
  }
  expect(names(await reader.get('/app/countries/Norway/cities'))).toEqual([]);
  expect((await reader.get('/app/countries/Atlantis/cities')).status).toBe(404);
});

test('[C-226] a suburb or a postcode finds places, the nearest first', async () => {
  expect(names(await find('countryName=Australia&q=bondi'))).toEqual([
    'Bondi',
    'Bondi Junction',
    'North Bondi',
  ]);
  expect(names(await find('countryName=Australia&q=202'))).toEqual([
    'Bondi',
    'Bondi Junction',
    'North Bondi',
  ]);
  expect((await find('countryName=Australia&q=0800')).body.items).toMatchObject([
    { name: 'Darwin City', state: 'NT', postcode: '0800' },
  ]);
});

test('[C-226] post boxes can be left out', async () => {
  expect(names(await find('countryName=Australia&q=sydney'))).toEqual(['Sydney']);
  expect(names(await find('countryName=Australia&q=sydney&excludePostBoxFlag=true'))).toEqual([]);
});

test('[C-226] signs of a pattern are letters, and bad input is refused', async () => {
  expect(names(await find('countryName=Australia&q=%25'))).toEqual([]);
  expect(names(await find('countryName=Australia&q=_'))).toEqual([]);
  expect((await find('q=bondi')).status).toBe(400);
  expect((await find('countryName=Australia&q=a&excludePostBoxFlag=maybe')).status).toBe(400);
  expect((await find('countryName=Atlantis&q=a')).status).toBe(404);
  for (const value of hostileValues) {
    const words = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    const text = encodeURIComponent(words.toWellFormed());
    expect((await find(`countryName=Australia&q=${text}`)).status).toBeLessThan(500);
    expect((await reader.get(`/app/countries/${text}/cities`)).status).toBeLessThan(500);
  }
});

test('[C-224] everybody looks countries up, nobody outside the host changes them', async () => {
  const lookup = await reader.get('/app/countries?isSelectionList=true&isActive=true');
  const staff = server.signedIn({ roles: ['ADMIN_STAFF'] }).api;

  expect(lookup.body.items).toMatchObject([
    { displayName: 'Australia' },
    { displayName: 'Norway' },
  ]);
  expect((await staff.get('/app/countries')).status).toBe(200);
  expect((await reader.get('/app/countries')).status).toBe(403);
  expect((await staff.post('/app/countries', { name: 'Sweden', code: 'SE' })).status).toBe(403);
  expect((await staff.get(`/app/countries/${australia.id}`)).body.can).toEqual(['country.read']);
  expect((await host.get(`/app/countries/${australia.id}`)).body.can).toContain('country.update');
  expect((await server.anonymous.get('/app/countries/AU/cities')).status).toBe(401);
});

test('[C-226] the host takes a whole list of places from a sheet', async () => {
  const rows = ['Nowhere Creek', 'Nowhere Gully'].map((name) => ({
    name,
    state: 'VIC',
    postcode: '3379',
    countryId: 'Australia',
  }));
  const staff = server.signedIn({ roles: ['ADMIN_STAFF'] }).api;

  expect((await staff.post('/app/cities/import', { rows })).status).toBe(403);
  expect(await host.post('/app/cities/import', { rows })).toMatchObject({
    status: 200,
    body: { imported: 2 },
  });
  expect(names(await find('countryName=Australia&q=nowhere'))).toEqual([
    'Nowhere Creek',
    'Nowhere Gully',
  ]);
});
