import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { australianStates, hostTenantId, zoneOfPlace } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aValue } from '../../testing/a-value.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ database: 'own', modules: [partiesServer] });
const { api } = server.signedIn({ roles: ['STAFF'] });

let count = 0;
const aCentre = async (given: object = {}) => {
  count += 1;
  const body = { name: `Rooms ${count}`, ownershipType: 'mlpOwned', ...given };
  return (await api.post('/app/centres', body)).body;
};
const names = async (query: string, who = api) =>
  (await who.get(`/app/centres?${query}`)).body.items?.map((item) => item.name);

test('[G-014] the place of a centre is read from its address', async () => {
  const centre = await aCentre({
    address: { suburb: 'Parramatta', state: 'NSW', postcode: '2150', country: 'Australia' },
  });

  expect(centre).toMatchObject({
    suburb: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    country: 'Australia',
    timeZone: 'Australia/Sydney',
    receiveBooking: true,
  });
  expect(await names('filterText=parramatta')).toEqual([centre.name]);
});

test.each([
  ...Object.entries(australianStates).flatMap(([code, name]) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
])('[G-014] the state %s is kept as %s, and gives the centre its clock', async (state, code) => {
  const centre = await aCentre({ address: { state } });

  expect(centre).toMatchObject({ address: { state: code }, state: code });
  expect(centre.timeZone).toBe(zoneOfPlace({ state }));
});

test('[G-014] a state that does not exist is refused at its field; another country has its own', async () => {
  const body = { name: 'Rooms elsewhere', ownershipType: 'mlpOwned' };

  const refused = await api.post('/app/centres', { ...body, address: { state: 'Westralia' } });
  const abroad = await aCentre({ address: { state: 'Illinois', country: 'United States' } });

  expect(refused).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ members: ['address.state'] }] } },
  });
  expect(abroad).toMatchObject({ address: { state: 'Illinois' }, state: null });
});

test('[G-014] the clock of a centre follows its address until somebody chooses another', async () => {
  const centre = await aCentre({ address: { state: 'WA' } });
  const change = async (values: object) => {
    const { body: now } = await api.get(`/app/centres/${centre.id}`);
    const { concurrencyStamp } = now;
    return (await api.put(`/app/centres/${centre.id}`, { ...values, concurrencyStamp })).body;
  };

  expect((await change({ address: { state: 'NSW' } })).timeZone).toBe('Australia/Sydney');
  expect((await change({ address: { state: 'NSW', postcode: '2880' } })).timeZone).toBe(
    'Australia/Broken_Hill',
  );
  expect((await change({ timeZone: 'Australia/Adelaide' })).timeZone).toBe('Australia/Adelaide');
  expect((await change({ address: { state: 'QLD' } })).timeZone).toBe('Australia/Adelaide');
  expect((await change({ timeZone: null })).timeZone).toBe('Australia/Brisbane');
});

test('[G-124] a sheet may name the state in full', async () => {
  const rows = [
    {
      name: 'Sheet Rooms',
      ownershipType: 'MLP-owned clinic',
      'address.state': 'Western Australia',
    },
    { name: 'Sheet Rooms 2', ownershipType: 'MLP-owned clinic', 'address.state': 'WA' },
  ];

  const { status } = await api.post('/app/centres/import', { rows });

  expect(status).toBeLessThan(300);
  const { body } = await api.get(
    '/app/centres?filterText=sheet&sorting=name&fields=state,timeZone',
  );
  const perth = { state: 'WA', timeZone: 'Australia/Perth' };
  expect(body.items).toMatchObject([perth, perth]);
});

test('[C-185] to [C-188] service types and specialists come and go', async () => {
  const { id } = await aCentre();
  const serviceTypeId = await aValue(api, 'centreServiceType', 'Telehealth suite');
  const unfit = await aValue(api, 'specialty', 'Urology');
  const { body: doctor } = await api.post('/app/specialists', { firstName: 'A', lastName: 'B' });
  const url = `/app/centres/${id}`;

  const added = await api.post(`${url}/service-types`, { serviceTypeId });
  expect(added.body.serviceTypes).toMatchObject([{ displayName: 'Telehealth suite' }]);
  expect((await api.post(`${url}/service-types`, { serviceTypeId })).status).toBe(409);
  expect((await api.post(`${url}/service-types`, { serviceTypeId: unfit })).status).toBe(422);
  expect((await api.delete(`${url}/service-types/${serviceTypeId}`)).body.serviceTypeIds).toEqual(
    [],
  );
  await api.post(`${url}/specialists`, { specialistId: doctor.id });
  expect(await names(`specialistId=${doctor.id}`)).toHaveLength(1);
  expect((await api.delete(`${url}/specialists/${doctor.id}`)).status).toBe(200);
  expect((await api.delete(`${url}/specialists/${doctor.id}`)).status).toBe(404);
});

test('[C-189] a centre is closed for bookings and opened again', async () => {
  const { id } = await aCentre();
  const set = (isOn: boolean) =>
    api.put(`/app/centres/receiveBooking/${id}`, { receiveBooking: isOn });

  expect((await set(false)).body.receiveBooking).toBe(false);
  expect((await set(true)).body.receiveBooking).toBe(true);
  expect((await api.put(`/app/centres/receiveBooking/${id}`)).body.receiveBooking).toBe(false);
  await api.put(`/app/centres/${id}/disable`);
  expect(await set(true)).toMatchObject({
    status: 422,
    body: { error: { code: 'centreInactive' } },
  });
});

test('[C-190] an address that another centre has is told', async () => {
  const { id } = await aCentre({ email: 'rooms@double.example' });
  const ask = async (body: object) =>
    (await api.post('/app/centres/IsDuplicateEmail', body)).raw.toString();

  expect(await ask({ email: 'ROOMS@double.example' })).toBe('true');
  expect(await ask({ email: 'rooms@double.example', id })).toBe('false');
  expect(await ask({ email: 'other@double.example' })).toBe('false');
});

test('[C-321] lookups take the parameters of the spec', async () => {
  const centre = await aCentre({ ownershipType: 'homeAssessment' });
  const query = 'isSelectionList=true&sorting=Name&cacheEnabled=true&isActive=true';
  const found = async (more: string) =>
    (await api.get(`/app/centres?${query}&${more}`)).body.items?.map((item) => item.displayName);

  expect(await found('centreOwnershipType=homeAssessment')).toEqual([centre.name]);
  expect(await found(`centreId=${centre.id}`)).toEqual([centre.name]);
  expect(await found('getCentreHasSessionOnly=true')).not.toContain(centre.name);
  expect(await found('getCentreHasSessionOnly=false')).toContain(centre.name);
});

test('rooms of a centre have names of their own', async () => {
  const { id } = await aCentre();
  const url = `/app/centres/${id}/rooms`;

  expect((await api.post(url, { name: 'Room 1' })).status).toBe(201);
  expect((await api.post(url, { name: 'room 1' })).status).toBe(409);
  expect((await api.get(url)).body.items).toMatchObject([{ name: 'Room 1', isActive: true }]);
});

test('[B-244] a tenant in the United States sees the centres of the host, another does not', async () => {
  const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['STAFF'] }).api;
  const given = { name: 'Host Rooms Chicago', ownershipType: 'mlpOwned' };
  const { body: hosts } = await host.post('/app/centres', given);
  const inCountry = async (country: string) => {
    const { api: staff, actor } = server.signedIn({ roles: ['STAFF'] });
    await server.services.hostDb.batch({ tenantId: hostTenantId }, [
      {
        text: `with e as (insert into editions (id, name) values (gen_random_uuid(), $3) returning id)
          insert into tenants (id, name, edition_id, country) select $1, $3, e.id, $2 from e`,
        values: [actor.tenantId, country, actor.tenantId],
      },
    ]);
    return staff;
  };
  const [us, au] = [await inCountry('United States'), await inCountry('Australia')];

  expect(await names('', us)).toEqual(['Host Rooms Chicago']);
  expect(await names('filterText=chicago', us)).toEqual(['Host Rooms Chicago']);
  expect(await names('', au)).toEqual([]);
  expect(await names('filterText=chicago', au)).toEqual([]);
  const change = { name: 'Ours now', concurrencyStamp: hosts.concurrencyStamp };
  const url = `/app/centres/${String(hosts.id)}`;
  const theirs = {
    status: 403,
    body: { error: { message: 'This record belongs to the host and can only be read here.' } },
  };
  expect((await us.get(url)).body.can).toEqual(['centre.read', 'centre.bookingHistory']);
  expect(await us.put(url, change)).toMatchObject(theirs);
  expect(await us.put(`${url}/disable`)).toMatchObject(theirs);
  expect((await host.get(`/app/centres/${String(hosts.id)}`)).body.name).toBe(given.name);
});

test('[C-178] [C-223] bookings are answered as a list, and to nobody else', async () => {
  const { id } = await aCentre();
  const { body: doctor } = await api.post('/app/specialists', { firstName: 'B', lastName: 'C' });
  const stranger = server.signedIn({ roles: ['STAFF'] }).api;

  for (const path of [`centres/${id}`, `specialists/${String(doctor.id)}`]) {
    const answer = await api.get(`/app/${path}/bookingHistory`);
    expect(answer).toMatchObject({ status: 200, body: { items: [], totalCount: 0 } });
    expect((await stranger.get(`/app/${path}/bookingHistory`)).status).toBe(404);
  }
});
