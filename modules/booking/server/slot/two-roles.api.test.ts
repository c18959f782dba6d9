import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentsServer } from '#documents/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [documentsServer, bookingServer] });
const url = '/app/appointment-sessions';

/** The claimants of a clinic on every screen that shows appointments. */
async function onEveryScreen(roles: string[], ids: Record<string, string[]>) {
  const clinic = await aClinic(server);
  const session = await clinic.session({
    dateFrom: '2031-03-03T22:00:00.000Z',
    dateTo: '2031-03-04T01:00:00.000Z',
  });
  const [slot] = await clinic.slots(session.id);
  const { body } = await clinic.book(slot?.id ?? '');
  const { specialistId, tenantId } = clinic;
  const own = Object.fromEntries(
    Object.entries(ids).map(([key, [id]]) => [key, [id === 'own' ? specialistId : (id ?? '')]]),
  );
  const { api } = server.signedIn({ tenantId, roles, ids: own });
  const list = await api.get('/app/appointments');
  const sheet = await api.post(`${url}/daySheetPrint`, { specialistId, fromDate: '2031-03-04' });
  const calendar = await api.get(`${url}/calendar?from=2031-03-01&to=2031-03-31`);
  const upcoming = await api.get(`${url}/upcoming-appointments`);
  const shown = calendar.body as unknown as { appointments: { client: string | null }[] };
  return {
    list: (list.body.items ?? []).some(({ id }) => id === body.id),
    daysheet: String(sheet.body).includes('Noor Haddad'),
    calendar: shown.appointments.some(({ client }) => client === 'Noor Haddad'),
    upcoming: (upcoming.body.items ?? []).some(({ id }) => id === body.id),
  };
}

const everywhere = { list: true, daysheet: true, calendar: true, upcoming: true };
const nowhere = { list: false, daysheet: false, calendar: false, upcoming: false };
const stranger = () => ({
  companyId: [randomUUID()],
  ownCompanyIds: [randomUUID()],
  companiesSharingClaimants: [randomUUID()],
});

test('admin staff who are case managers besides see in every screen what they see in the list', async () => {
  expect(await onEveryScreen(['ADMIN_STAFF', 'CASE_MANAGER'], stranger())).toEqual(everywhere);
});

test('staff who are specialists besides see the sheets of the others too', async () => {
  const ids = { visibleSpecialistIds: [randomUUID()] };

  expect(await onEveryScreen(['STAFF', 'SPECIALIST'], ids)).toEqual(everywhere);
});

test('a case manager who is a specialist besides sees the own appointments as specialist', async () => {
  const ids = { ...stranger(), specialistId: ['own'], visibleSpecialistIds: ['own'] };

  expect(await onEveryScreen(['CASE_MANAGER', 'SPECIALIST'], ids)).toEqual(everywhere);
});

test('a case manager of another company sees it nowhere; a role without appointments adds nothing', async () => {
  expect(await onEveryScreen(['CASE_MANAGER'], stranger())).toEqual(nowhere);
  expect(await onEveryScreen(['CASE_MANAGER', 'CONTRACTOR'], stranger())).toEqual(nowhere);
});
