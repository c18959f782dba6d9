import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const url = '/app/portal/appointments';

test('[G-066] a client sees their own appointments, another one is not found', async () => {
  const clinic = await aClinic(server);
  const { tenantId, clientId } = clinic;
  const { id } = await clinic.session();
  const [slot] = await clinic.slots(id);
  const { body } = await clinic.book(slot?.id ?? '', { note: 'Talks a lot' });
  const as = (own: string | null, tenant = tenantId) =>
    server.signedIn({ tenantId: tenant, roles: [], ids: own ? { clientId: [own] } : {} }).api;
  const mine = as(clientId);

  const list = await mine.get(url);
  const one = await mine.get(`${url}/${body.id}`);

  expect(list.body.items).toMatchObject([
    { id: body.id, status: 'booked', timeZone: 'Australia/Sydney', dateFrom: slot?.startsAt },
  ]);
  expect(one).toMatchObject({ status: 200, body: { reference: body.reference } });
  expect(JSON.stringify([list.body, one.body])).not.toContain('Talks a lot');
  expect(Object.keys(one.body)).not.toContain('companyId');

  for (const stranger of [as(randomUUID()), as(null), as(clientId, randomUUID())]) {
    expect((await stranger.get(`${url}/${body.id}`)).status).toBe(404);
  }
  expect((await as(randomUUID()).get(url)).body).toMatchObject({ items: [], totalCount: 0 });
  expect((await mine.get(`${url}/nonsense`)).status).toBe(404);
  expect((await mine.get('/app/appointments')).status).toBe(403);
});

test('[G-066] an appointment by video names no centre to travel to', async () => {
  const clinic = await aClinic(server);
  const { id } = await clinic.session({ consultationType: 'both', isVideoAppointment: true });
  const [there, call] = await clinic.slots(id);
  await clinic.book(there?.id ?? '', { consultationType: 'inPerson', answers: { sameDay: 'yes' } });
  await clinic.book(call?.id ?? '', { consultationType: 'telehealth', confirmed: true });
  const mine = server.signedIn({
    tenantId: clinic.tenantId,
    roles: [],
    ids: { clientId: [clinic.clientId] },
  }).api;

  const { body } = await mine.get(url);

  expect(body.items).toMatchObject([
    { consultationType: 'telehealth', place: 'By video', centre: null, address: '' },
    { consultationType: 'inPerson', centre: 'Macquarie Street Rooms' },
  ]);
});
