import { describe, expect, test } from 'vitest';
import { contentOfExport, testServer } from '#kernel/testing';
import { correspondenceServer } from '#correspondence/server';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer, correspondenceServer, platformServer] });

const at = '/app/appointment-sessions';
const january = { dateFrom: '2030-01-01', dateTo: '2030-01-31' };
const inJanuary = new URLSearchParams(january).toString();

describe('[C-102] the history of searches', () => {
  test('keeps who asked for what and how much was found, once a question', async () => {
    const practice = await aPractice(server);
    await practice.session();
    await practice.search({ specialistId: practice.specialistId, postcode: '2000' });
    await practice.search({ skipCount: 20 });
    await practice.search({ isRepeat: true });

    const { body } = await practice.api.get(
      '/app/appointment-search-history?fields=userName,criteria,numberOfResults,query',
    );

    expect(body).toMatchObject({
      totalCount: 1,
      items: [
        {
          criteria: 'within 50 km of 2000; 01 Jan 2030 to 31 Jan 2030; specialist Priya Menon',
          numberOfResults: 0,
          query: `postcode=2000&${inJanuary}&specialistId=${practice.specialistId}`,
        },
      ],
    });
  });

  test('is exported as a file, and is not for case managers', async () => {
    const practice = await aPractice(server);
    await practice.search();
    const { api: customer } = server.signedIn({
      tenantId: practice.tenantId,
      roles: ['CASE_MANAGER'],
    });

    const file = await practice.api.post(
      '/app/appointment-search-history/export?filterText=2030',
      {},
    );

    expect(file.status).toBe(200);
    expect(file.raw.subarray(0, 2).toString()).toBe('PK');
    expect((await customer.get('/app/appointment-search-history')).status).toBe(403);
  });
});

describe('[C-085] specialists on demand', () => {
  test('are those who take requests and have nothing free in these days', async () => {
    const practice = await aPractice(server);
    await practice.session();
    const quiet = await practice.specialist('Ada Long');
    await practice.specialist('Gone Away', { recruitment_status: 'RECRUITING' });
    await practice.session({
      specialistId: quiet,
      dateFrom: '2030-03-05T09:00:00.000Z',
      dateTo: '2030-03-05T12:00:00.000Z',
    });

    const { body } = await practice.api.get(`${at}/searchOnDemandAppointment?${inJanuary}`);

    expect(body).toMatchObject({
      totalCount: 1,
      items: [{ id: quiet, displayName: 'Ada Long', nextSession: '2030-03-05T09:00:00.000Z' }],
    });
  });
});

test('[B-085] [C-085] on demand, staff see who has no contract today, customers do not', async () => {
  const practice = await aPractice(server);
  const { companyId, tenantId } = practice;
  await practice.session();
  const ended = await practice.specialist('Ida Moss', { onboarded_end_date: '2021-01-01' });
  await practice.specialist('Just Contact', { recruitment_status: 'NON_BOOKING_CONTACT' });
  const manager = server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
    },
  }).api;
  const path = `${at}/searchOnDemandAppointment?${inJanuary}`;

  expect((await practice.api.get(path)).body.items).toMatchObject([{ id: ended, asksFirst: true }]);
  expect((await manager.get(path)).body.items).toEqual([]);
});

describe('[C-090] centres around a place', () => {
  test('with what they have free, the nearest first', async () => {
    const practice = await aPractice(server);
    const near = await practice.centre('Church Street', { latitude: -33.81, longitude: 151 });
    const city = await practice.centre('Market Street', { latitude: -33.87, longitude: 151.2 });
    await practice.session({ centreId: city });
    await practice.session({ centreId: city });

    const { body } = await practice.api.post(`${at}/searchClinicArea`, {
      ...january,
      postcode: '2150',
      radiusKm: 30,
    });

    expect(body.items).toMatchObject([
      { id: near, distanceKm: expect.closeTo(1.26, 1), sessionCount: 0, freeSlots: 0 },
      {
        id: city,
        distanceKm: expect.closeTo(18.8, 0),
        sessionCount: 2,
        freeSlots: 6,
        specialistCount: 1,
      },
    ]);
  });
});

describe('[C-086] the card of a session', () => {
  test('names specialist, place and the next free slots', async () => {
    const practice = await aPractice(server);
    const session = await practice.session();

    const { body } = await practice.api.get(`${at}/popup?sessionId=${session.id}`);

    expect(body).toMatchObject({
      specialist: { displayName: 'Priya Menon' },
      session: {
        id: session.id,
        durationMinutes: 180,
        centre: { displayName: 'Macquarie Street Rooms' },
      },
    });
    expect(body.nextFreeSlots).toHaveLength(3);
  });

  test('of a session that is kept for another company does not exist for a customer', async () => {
    const practice = await aPractice(server);
    const session = await practice.session({ reservedForCompanyIds: [practice.companyId] });
    const stranger = await practice.company('Stranger Legal');
    const { api } = server.signedIn({
      tenantId: practice.tenantId,
      roles: ['CASE_MANAGER'],
      ids: { companyId: [stranger] },
    });

    expect((await api.get(`${at}/popup?sessionId=${session.id}`)).status).toBe(404);
    const { body } = await api.get(`${at}/popup?specialistId=${practice.specialistId}`);
    expect(body.nextFreeSlots).toEqual([]);
  });
});

describe('[C-087] upcoming appointments', () => {
  test('are those ahead, of the companies that the caller may see', async () => {
    const practice = await aPractice(server);
    const { id } = await practice.session();
    const [slot] = await practice.slots(id);
    await practice.book(slot?.id ?? '');
    const strangerLegal = await practice.company('Stranger Legal');
    const stranger = server.signedIn({
      tenantId: practice.tenantId,
      roles: ['CASE_MANAGER'],
      ids: { ownCompanyIds: [strangerLegal], companiesSharingClaimants: [strangerLegal] },
    });

    const { body } = await practice.api.get(`${at}/upcoming-appointments`);
    const foreign = await stranger.api.get(`${at}/upcoming-appointments`);

    expect(body).toMatchObject({
      totalCount: 1,
      items: [{ client: { displayName: 'Noor Haddad' } }],
    });
    expect(foreign.body).toMatchObject({ totalCount: 0, items: [] });
  });
});

describe('[C-098] a request for a CV', () => {
  test('is mailed to those who run the practice', async () => {
    const practice = await aPractice(server);
    await practice.run(
      `with r as (insert into roles (tenant_id, id, name, display_name)
          values ($1, gen_random_uuid(), 'ADMIN_STAFF', 'Admin Staff') returning id),
        u as (insert into users (tenant_id, id, user_name, email, first_name, last_name)
          values ($1, gen_random_uuid(), 'boss', 'boss@harbour.test', 'Bo', 'Ss') returning id)
        insert into users__roles (tenant_id, owner_id, target_id) select $1, u.id, r.id from u, r`,
      [practice.tenantId],
    );

    const { body } = await practice.api.post(`${at}/requestCVorSample`, {
      specialistId: practice.specialistId,
      paper: 'sample',
    });

    expect(body).toEqual({ sent: 1 });
    const mails = await practice.run(
      'select subject, destination, object_id from emails_tracking where tenant_id = $1',
      [practice.tenantId],
    );
    expect(mails).toEqual([
      {
        subject: 'Sample report requested: Priya Menon',
        destination: 'boss@harbour.test',
        object_id: practice.specialistId,
      },
    ]);
  });
});

describe('[C-093] the list of a centre', () => {
  test('is mailed to it', async () => {
    const practice = await aPractice(server);
    await practice.session();
    const ask = () =>
      practice.api.post(`${at}/sendCentreAvaialbe`, { centreId: practice.centreId, ...january });

    expect(await ask()).toMatchObject({
      status: 422,
      body: { error: { code: 'centreHasNoEmail' } },
    });
    await practice.run(`update centres set email = 'rooms@centre.test' where id = $1`, [
      practice.centreId,
    ]);
    expect((await ask()).body).toEqual({ email: 'rooms@centre.test', sessions: 1 });

    const [mail] = await practice.run(
      'select b.body_text from email_bodies b join emails_tracking t on t.id = b.email_id where t.tenant_id = $1',
      [practice.tenantId],
    );
    expect(mail?.body_text).toContain('Priya Menon, 3 of 3 free');
  });

  test('without anything free is not sent', async () => {
    const practice = await aPractice(server);
    await practice.run(`update centres set email = 'rooms@centre.test' where id = $1`, [
      practice.centreId,
    ]);

    expect(
      await practice.api.post(`${at}/sendCentreAvaialbe`, {
        centreId: practice.centreId,
        ...january,
      }),
    ).toMatchObject({ status: 422, body: { error: { code: 'noAvailability' } } });
  });
});

test('[C-097] what was found goes into a workbook', async () => {
  const practice = await aPractice(server);
  await practice.session();

  const file = await practice.api.post(`${at}/export-appointment-availability`, january);

  expect(file).toMatchObject({
    status: 200,
    headers: { 'content-disposition': expect.stringMatching(/availability-\d{4}-\d\d-\d\d\.xlsx/) },
  });
  const { headers, rows } = await contentOfExport(file.raw, file.headers['content-type']);
  expect(rows[0]?.[headers.indexOf('Day')]).toBeInstanceOf(Date);
  expect(rows[0]?.[headers.indexOf('From')]).toMatch(/^\d\d:\d\d$/);
  expect((await practice.api.post(`${at}/export-appointment-availability`, { x: 1 })).status).toBe(
    400,
  );
});
