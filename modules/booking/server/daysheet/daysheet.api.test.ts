import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { namesOfTheWorld, pdfTexts, pdfTitle } from '#documents/testing';
import { contentOfExport, eventually, testServer } from '#kernel/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import type { Clinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer],
  role: 'all',
});
const url = '/app/appointment-sessions';

/** Nine in the morning in Sydney, so that the day is the same in both zones. */
async function aDay(clinic: Clinic, note = 'Bring the scans.') {
  const session = await clinic.session({
    dateFrom: '2031-03-03T22:00:00.000Z',
    dateTo: '2031-03-04T01:00:00.000Z',
  });
  const [slot, second] = await clinic.slots(session.id);
  const { body } = await clinic.book(slot?.id ?? '', { note });
  return { appointment: body, second: second?.id ?? '' };
}

/** One claimant after the other in one session, in a room of a practice with a name. */
async function fill(clinic: Clinic, names: typeof namesOfTheWorld): Promise<void> {
  const { tenantId, companyId, centreId, roomId } = clinic;
  const clients = names.map(([first, last]) => ({ id: randomUUID(), first, last }));
  await aTenant(server.services, { id: tenantId });
  await server.services.hostDb.batch({ tenantId }, [
    {
      text: `update tenants set customer_name = 'Harbour Medico' where id = $1`,
      values: [tenantId],
    },
    { text: `update centres set phone = '0255501237' where id = $1`, values: [centreId] },
    ...clients.map(({ id, first, last }) => ({
      text: `insert into clients (tenant_id, id, first_name, last_name, company_id) values ($1, $2, $3, $4, $5)`,
      values: [tenantId, id, first, last, companyId],
    })),
  ]);
  const session = await clinic.session({
    dateFrom: '2031-03-03T22:00:00.000Z',
    dateTo: '2031-03-04T01:00:00.000Z',
    slotMinutes: 15,
    roomId,
  });
  const slots = await clinic.slots(session.id);
  for (const [at, { id }] of clients.entries()) {
    const { status } = await clinic.book(slots[at]?.id ?? '', { clientId: id });
    expect(status).toBe(201);
  }
}

const query = ({ specialistId, centreId }: Clinic) => ({
  specialistId,
  centreId,
  fromDate: '2031-03-04',
});

test('[C-091] [G-053] the sheet shows the day on the clocks of the place, and escapes what people typed', async () => {
  const clinic = await aClinic(server);
  await aDay(clinic, '<script>alert(1)</script>');

  const { status, body } = await clinic.api.post(`${url}/daySheetPrint`, query(clinic));

  const html = String(body);
  expect(status).toBe(200);
  expect(html).toContain('Priya Menon, 04 Mar 2031');
  expect(html).toContain('09:00 – 10:00');
  expect(html).toContain('Noor Haddad');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
  expect(html).toContain('Not printed yet');
});

test('[C-091] a sheet of all places shows each time as it was told, by video and in Perth too', async () => {
  const clinic = await aClinic(server);
  const { tenantId, centreId, specialistId } = clinic;
  await server.services.hostDb.batch({ tenantId }, [
    {
      text: `update centres set time_zone = 'Australia/Perth' where id = $1`,
      values: [centreId],
    },
  ]);
  const inPerth = await clinic.session({
    dateFrom: '2031-03-04T02:00:00.000Z',
    dateTo: '2031-03-04T05:00:00.000Z',
  });
  const byVideo = await clinic.session({
    centreId: null,
    isVideoAppointment: true,
    consultationType: 'telehealth',
    timeZone: 'Australia/Adelaide',
    dateFrom: '2031-03-04T06:00:00.000Z',
    dateTo: '2031-03-04T08:00:00.000Z',
  });
  for (const { id, consultationType } of [inPerth, byVideo]) {
    const [slot] = await clinic.slots(id);
    expect((await clinic.book(slot?.id ?? '', { consultationType })).status).toBe(201);
  }

  const asked = { specialistId, fromDate: '2031-03-04' };
  const html = String((await clinic.api.post(`${url}/daySheetPrint`, asked)).body);

  expect(html).toContain('10:00 – 11:00');
  expect(html).toContain('Macquarie Street Rooms, Perth time');
  expect(html).toContain('16:30 – 17:30');
  expect(html).toContain('Video, Adelaide time');
});

test('[C-092] it is told what there is to print, and whether it changed since', async () => {
  const clinic = await aClinic(server);
  const { second } = await aDay(clinic);
  const validate = async () =>
    (await clinic.api.post(`${url}/validateDaySheetPrint`, query(clinic))).body;

  expect(await validate()).toMatchObject({
    isValid: true,
    days: [{ day: '2031-03-04', appointments: 1, stamp: null }],
  });
  await clinic.api.post(`${url}/stampDaySheet`, query(clinic));
  await clinic.api.post(`${url}/stampDaySheet`, query(clinic));
  expect(await validate()).toMatchObject({
    days: [{ stamp: { version: 1, isChangedSince: false } }],
  });
  await clinic.book(second);
  expect(await validate()).toMatchObject({
    days: [{ appointments: 2, stamp: { isChangedSince: true } }],
  });
  await clinic.api.post(`${url}/stampDaySheet`, query(clinic));
  expect(await validate()).toMatchObject({
    days: [{ stamp: { version: 2, isChangedSince: false } }],
  });
});

test('[C-094] it is mailed to the specialist with the sheet as PDF, kept without a mail server', async () => {
  const clinic = await aClinic(server, ['STAFF', 'ADMIN_STAFF']);
  const { tenantId, specialistId } = clinic;
  await server.services.hostDb.batch({ tenantId }, [
    {
      text: `update specialists set business_email = 'rooms@menon.example' where id = $1`,
      values: [specialistId],
    },
  ]);
  await aDay(clinic);

  const answer = await clinic.api.post(`${url}/sendSpecialistBookingDaysheets`, query(clinic));

  expect(answer).toMatchObject({ status: 200, body: { email: 'rooms@menon.example' } });
  const mails = await eventually(
    async () => {
      const { body } = await clinic.api.get('/app/email-trackings');
      return body.items?.filter(({ subject }) => subject === 'Booking daysheet') ?? [];
    },
    (items) => items[0]?.status === 'kept',
  );
  const id = String(mails[0]?.id);
  const { body } = await clinic.api.get(`/app/email-trackings/${id}/body`);
  expect(body).toMatchObject({ attachments: [{ name: 'Daysheet_2031-03-04.pdf' }] });
  const file = await clinic.api.get(`/app/email-trackings/${id}/attachments/0`);
  const sent = Buffer.from(String(file.body.base64), 'base64');
  const pages = await pdfTexts(sent);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toEqual(expect.arrayContaining(['Noor Haddad', 'Bring the scans.']));
  expect(pages[0]?.join()).toContain('Version 1, ');
  expect((await clinic.api.get(`/app/email-trackings/${id}/attachments/7`)).status).toBe(404);
});

test('nothing to send, and nobody to send it to, are refused with what to do', async () => {
  const clinic = await aClinic(server);
  const send = () => clinic.api.post(`${url}/sendSpecialistBookingDaysheets`, query(clinic));

  expect((await send()).body).toMatchObject({ error: { code: 'daysheetWithoutEmail' } });
  await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
    {
      text: `update specialists set business_email = 'rooms@menon.example' where id = $1`,
      values: [clinic.specialistId],
    },
  ]);
  expect((await send()).body).toMatchObject({ error: { code: 'emptyDaysheet' } });
});

test('[C-088] it is exported as a workbook; wrong dates answer 4xx', async () => {
  const clinic = await aClinic(server);
  await aDay(clinic);
  const { specialistId, centreId } = clinic;
  const get = (from: string, to = from) =>
    clinic.api.get(
      `${url}/exportDaysheet?specialistId=${specialistId}&centreId=${centreId}&fromDate=${from}&toDate=${to}`,
    );

  const file = await get('2031-03-04');

  const { rows } = await contentOfExport(file.raw, file.headers['content-type']);
  expect(rows[0]?.slice(0, 2)).toEqual([new Date('2031-03-04T00:00Z'), '09:00']);
  expect((await get('soon')).status).toBe(400);
  expect((await get('2031-03-04', '2031-03-30')).status).toBe(422);
  expect((await get('2031-03-04', '2031-03-01')).status).toBe(422);
});

test('[B-009] a tenant that says Client reads it on the sheet and in the workbook', async () => {
  const clinic = await aClinic(server);
  await aDay(clinic);
  const { tenantId, specialistId } = clinic;
  await aTenant(server.services, { id: tenantId });
  await server.services.hostDb.batch({ tenantId }, [
    {
      text: `update tenants set settings = '{"ICS.Vocabulary":"Client"}' where id = $1`,
      values: [tenantId],
    },
  ]);

  const page = await clinic.api.post(`${url}/daySheetPrint`, query(clinic));
  const file = await clinic.api.get(
    `${url}/exportDaysheet?specialistId=${specialistId}&fromDate=2031-03-04`,
  );

  expect(String(page.body)).toContain('<th scope="col">Client</th>');
  const { headers } = await contentOfExport(file.raw, file.headers['content-type']);
  expect(headers).toContain('Client');
});

test('[C-088] as a PDF it is the same sheet, with every letter of every name', async () => {
  const clinic = await aClinic(server);
  await fill(clinic, namesOfTheWorld);
  const { specialistId, centreId } = clinic;
  const get = (format: string) =>
    clinic.api.get(
      `${url}/exportDaysheet?specialistId=${specialistId}&centreId=${centreId}&fromDate=2031-03-04&format=${format}`,
    );

  const { status, headers, raw } = await get('pdf');

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('filename="Daysheet_2031-03-04.pdf"');
  const texts = (await pdfTexts(raw)).flat();
  const names = namesOfTheWorld.map(([first, last]) => `${first} ${last}`);
  expect(texts.filter((text) => names.includes(text))).toEqual(names);
  expect(texts.join()).not.toContain('\uFFFD');
  expect(texts).toEqual(expect.arrayContaining(['Harbour Medico', '02 5550 1237', 'Room 1']));
  expect(await pdfTitle(raw)).toBe('Booking Daysheet: Priya Menon, 04 Mar 2031');
  expect((await get('docx')).status).toBe(400);
});

test('[C-088] without a Chromium the PDF is refused with a sentence, and the page is shown', async () => {
  const bare = await testServer({
    modules: [documentsServer, bookingServer],
    env: { CHROMIUM_PATH: '/no/such/chromium' },
    beside: server,
  });
  const clinic = await aClinic(bare);
  const { specialistId } = clinic;

  const refused = await clinic.api.get(
    `${url}/exportDaysheet?specialistId=${specialistId}&fromDate=2031-03-04&format=pdf`,
  );
  const page = await clinic.api.post(`${url}/daySheetPrint`, query(clinic));

  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'chromiumMissing' } } });
  expect(page.status).toBe(200);
});

test('a specialist has their own sheet only; a case manager sees the claimants of the own company', async () => {
  const clinic = await aClinic(server);
  await aDay(clinic);
  const { tenantId, companyId } = clinic;
  const as = (roles: string[], ids: Record<string, string[]>) =>
    server.signedIn({ tenantId, roles, ids }).api.post(`${url}/daySheetPrint`, query(clinic));
  const ofCompany = (id: string) => ({
    companyId: [id],
    ownCompanyIds: [id],
    companiesSharingClaimants: [id],
  });

  const other = await as(['SPECIALIST'], {
    specialistId: [clinic.clientId],
    visibleSpecialistIds: [clinic.clientId],
  });
  const own = await as(['SPECIALIST'], {
    specialistId: [clinic.specialistId],
    visibleSpecialistIds: [clinic.specialistId],
  });
  const friend = await as(['CASE_MANAGER'], ofCompany(companyId));
  const stranger = await as(['CASE_MANAGER'], ofCompany(clinic.clientId));

  expect(other.status).toBe(404);
  expect(String(own.body)).toContain('Noor Haddad');
  expect(String(friend.body)).toContain('Noor Haddad');
  expect(String(stranger.body)).not.toContain('Noor Haddad');
});

test('the words of a daysheet are shown with the days of a real specialist', async () => {
  const clinic = await aClinic(server, ['STAFF', 'ADMIN_STAFF']);
  const dateFrom = new Date(Date.now() + 30 * 3_600_000);
  const session = await clinic.session({
    dateFrom: dateFrom.toISOString(),
    dateTo: new Date(dateFrom.getTime() + 3_600_000).toISOString(),
  });
  const [slot] = await clinic.slots(session.id);
  await clinic.book(slot?.id ?? '');
  await clinic.api.put('/app/email-templates/resetToDefault');
  const { body: page } = await clinic.api.get('/app/email-templates/BookingDaysheet');
  const of = { fromModule: 'SPECIALIST', objectId: clinic.specialistId };

  const shown = await clinic.api.post(`/app/email-templates/${page.id}/preview`, of);

  expect(shown.status).toBe(200);
  expect(shown.body['examples']).toEqual([]);
  expect(String(shown.body['body'])).toContain('Priya Menon');
});
