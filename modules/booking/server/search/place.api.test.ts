import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { SearchAnswer } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ database: 'own', modules: [bookingServer] });
const ids = ({ body }: SearchAnswer) => body.items.map(({ id }) => id);

/** A line of the host's list of cities, which no tenant writes. */
async function hostLists(name: string, state: string, postcode: string): Promise<void> {
  await server.services.hostDb.batch({ tenantId: hostTenantId }, [
    {
      text: `insert into countries (id, code, name) select gen_random_uuid(), 'AU', 'Australia'
        where not exists (select from countries where code = 'AU')`,
      values: [],
    },
    {
      text: `insert into cities (id, name, state, postcode, country_id)
        select gen_random_uuid(), $1, $2, $3, id from countries where code = 'AU'`,
      values: [name, state, postcode],
    },
  ]);
}

async function aPracticeInRichmond() {
  const practice = await aPractice(server);
  const at = (state: string, postcode: string) =>
    practice.centre(`Richmond ${state}`, {
      address: { suburb: 'Richmond', state, postcode },
      suburb: 'Richmond',
      state,
      postcode,
    });
  const victoria = await practice.session({ centreId: await at('VIC', '3121') });
  const newSouthWales = await practice.session({ centreId: await at('NSW', '2753') });
  return { ...practice, victoria, newSouthWales };
}

test('a suburb is found with its state, its postcode, or the state that is asked for', async () => {
  const { search, victoria, newSouthWales } = await aPracticeInRichmond();

  for (const postcode of ['Richmond VIC', 'richmond, victoria', 'Cremorne VIC', '3121']) {
    expect([postcode, ids(await search({ postcode, radiusKm: 5 }))]).toEqual([
      postcode,
      [victoria.id],
    ]);
  }
  expect(ids(await search({ postcode: 'Richmond', state: 'NSW' }))).toEqual([newSouthWales.id]);
});

test('a name that several places have is refused with the places to choose from', async () => {
  const { api, search } = await aPracticeInRichmond();

  const answer = await search({ postcode: 'Richmond' });
  const offered = await api.get('/app/appointment-sessions/searchPlaces?q=richmond');

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'placeAmbiguous' } } });
  const { message } = (answer.body as unknown as { error: { message: string } }).error;
  const choices = offered.body.items?.filter(({ isWhole }) => isWhole).map(({ label }) => label);
  expect(choices?.length).toBeGreaterThan(1);
  for (const choice of choices ?? []) {
    expect(message).toContain(choice);
    expect((await search({ postcode: String(choice) })).status).toBe(200);
  }
});

test.each(['Atlantis', '2151x', '9999', 'Richmond WA'])(
  '%s is an error and never a list of everything',
  async (postcode) => {
    const { api, search } = await aPracticeInRichmond();

    const answer = await search({ postcode });
    const centres = await api.post('/app/appointment-sessions/searchClinicArea', { postcode });

    const refused = { status: 422, body: { error: { code: 'placeUnknown' } } };
    expect(answer).toMatchObject(refused);
    expect(centres).toMatchObject(refused);
  },
);

test('the exact distance decides who is near and who is nearer', async () => {
  const practice = await aPractice(server);
  const at = (name: string, latitude: number) =>
    practice.centre(name, { latitude, longitude: 151.00348 });
  const [out, far, near] = [
    await practice.session({ centreId: await at('Out', -33.8178 - 0.0459) }),
    await practice.session({ centreId: await at('Far', -33.8178 - 0.0444) }),
    await practice.session({ centreId: await at('Near', -33.8178 - 0.0442) }),
  ];

  const search = { postcode: 'Parramatta', sorting: 'distance' };
  const [five, more] = [
    await practice.search({ ...search, radiusKm: 5 }),
    await practice.search({ ...search, radiusKm: 6 }),
  ];

  expect(ids(five)).toEqual([near.id, far.id]);
  expect(ids(more)).toEqual([near.id, far.id, out.id]);
});

test('a place that only the host lists is found where its postcode is', async () => {
  const { api, search, victoria } = await aPracticeInRichmond();
  const asked = { postcode: "Nobody's Gully", radiusKm: 5 };
  expect(await search(asked)).toMatchObject({ status: 422 });

  await hostLists("Nobody's Gully", 'VIC', '3121');
  await hostLists('Mt Nobody', 'Victoria', '3121');

  expect(ids(await search(asked))).toEqual([victoria.id]);
  expect(ids(await search({ ...asked, postcode: 'nobodys gully vic' }))).toEqual([victoria.id]);
  expect(ids(await search({ ...asked, postcode: 'Mount Nobody' }))).toEqual([victoria.id]);
  const offered = await api.get('/app/appointment-sessions/searchPlaces?q=nobodys');
  expect(offered.body.items).toEqual([
    { label: "Nobody's Gully VIC", postcodes: ['3121'], isWhole: false },
  ]);
});

test('a name that the host lists in a second state is a choice', async () => {
  const { search } = await aPracticeInRichmond();
  expect((await search({ postcode: 'Cremorne Point' })).status).toBe(200);

  await hostLists('Cremorne Point', 'VIC', '3121');

  expect(await search({ postcode: 'Cremorne Point' })).toMatchObject({
    status: 422,
    body: { error: { code: 'placeAmbiguous' } },
  });
});
