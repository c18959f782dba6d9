import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve, type } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import SearchPage from './search-page.tsx';
import { aFoundSession, aSearchPage } from './testing/a-found-session.ts';

const base = aSession();
const staff = { ...base, actor: { ...base.actor, roles: ['STAFF'], edition: 'MLP' } };
const search = 'GET /app/appointment-sessions/searchAppointment';
const places = 'GET /app/appointment-sessions/searchPlaces';
const richmonds = {
  body: {
    items: [
      { label: 'Richmond NSW', postcodes: ['2753'], isWhole: true },
      { label: 'Richmond VIC', postcodes: ['3121'], isWhole: true },
      { label: 'North Richmond NSW', postcodes: ['2754'], isWhole: false },
    ],
  },
};
const message = 'There are several places with this name: Richmond NSW, Richmond VIC.';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

test('several places with one name are choices, and a press searches around one', async () => {
  const calls = serve({
    [places]: richmonds,
    [search]: ({ query }) =>
      query.get('postcode') === 'Richmond'
        ? { status: 422, body: { error: { code: 'placeAmbiguous', message } } }
        : { body: aSearchPage([aFoundSession()]) },
  });
  const place = await render(<SearchPage />, { session: staff, path: '/?postcode=Richmond' });
  const offered = () =>
    [...place.querySelectorAll('.search-results .buttons button')].map((one) => one.textContent);
  await eventually(() => expect(offered()).toEqual(['Richmond NSW', 'Richmond VIC']));
  expect(place.querySelector('.found-slot')).toBeNull();

  await press('Richmond VIC', place);

  await eventually(() => expect(place.querySelector('.found-slot')).not.toBeNull());
  expect(
    calls
      .filter(({ path }) => path.endsWith('Appointment'))
      .at(-1)
      ?.query.get('postcode'),
  ).toBe('Richmond VIC');
});

test('a suburb is searched for when the field is left, not at every letter', async () => {
  const calls = serve({ [places]: richmonds, [search]: { body: aSearchPage([aFoundSession()]) } });
  const place = await render(<SearchPage />, { session: staff });
  const box = () =>
    [...place.querySelectorAll('label')].find((one) => one.textContent === 'Suburb or postcode');
  await eventually(() => expect(box()).toBeDefined());
  const input = place.querySelector<HTMLInputElement>(`#${CSS.escape(box()?.htmlFor ?? '')}`);
  const asked = () => calls.map(({ query }) => query.get('postcode')).filter(Boolean);

  await act(async () => input?.focus());
  await type(input, 'Parram');
  await type(input, 'Parramatta');
  expect(asked()).toEqual([]);
  await act(async () => input?.blur());

  await eventually(() => expect(asked()).toEqual(['Parramatta']));
});
