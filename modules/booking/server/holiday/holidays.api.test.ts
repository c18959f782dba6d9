import { expect, test } from 'vitest';
import { giveDefaults, systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'], edition: 'NONE' });
const give = (now: string) =>
  server.services.hostDb.transaction(systemContext(actor.tenantId), (tx) =>
    giveDefaults(tx, [bookingServer], actor.tenantId, new Date(now)),
  );
/** Totals are remembered for a moment; the rows are not. */
const total = async (query: string) =>
  (await api.get(`/app/holidays?maxResultCount=100&${query}`)).body.items?.length ?? 0;
const inYear = (year: number) => total(`dateFrom=${year}-01-01&dateTo=${year}-12-31`);

test('[D-120] a practice starts with the holidays of three years, and each year adds one', async () => {
  await give('2026-03-02T00:00:00Z');
  expect(await inYear(2028)).toBeGreaterThan(35);
  expect(await inYear(2029)).toBe(0);
  const before = await inYear(2027);

  await give('2027-01-02T00:00:00Z');

  expect(await inYear(2029)).toBeGreaterThan(35);
  expect(await inYear(2027)).toBe(before);
});

test('[D-120] a holiday that the practice deleted does not come back', async () => {
  const [day] =
    (await api.get('/app/holidays?dateFrom=2027-01-26&dateTo=2027-01-26')).body.items ?? [];
  await api.delete(`/app/holidays/${day?.id}`);

  await give('2027-02-02T00:00:00Z');

  expect(await total('dateFrom=2027-01-26&dateTo=2027-01-26')).toBe(0);
});

test('[B-205] a disabled holiday is shown inactive and left out by isActive', async () => {
  const cup = 'dateFrom=2027-11-02&dateTo=2027-11-02';
  const [day] = (await api.get(`/app/holidays?${cup}`)).body.items ?? [];
  expect(day).toMatchObject({ name: 'Melbourne Cup', states: ['VIC'], isActive: true });

  expect((await api.put(`/app/holidays/${day?.id}/disable`)).body.isActive).toBe(false);

  expect([await total(cup), await total(`${cup}&isActive=true`)]).toEqual([1, 0]);
  expect((await api.put(`/app/holidays/${day?.id}/enable`)).body.isActive).toBe(true);
});
