import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import type { Clinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer], role: 'all' });
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

const query = ({ specialistId, centreId }: Clinic) => ({
  specialistId,
  centreId,
  fromDate: '2031-03-04',
});

test('[C-091] the sheet shows the day on the clocks of the place, and escapes what people typed', async () => {
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
  const pdf = await PDFDocument.load(Buffer.from(String(file.body.base64), 'base64'));
  expect(pdf.getPageCount()).toBe(1);
  expect((await clinic.api.get(`/app/email-trackings/${id}/attachments/7`)).status).toBe(404);
});

test('nothing to send, and nobody to send it to, are refused with what to do', async () => {
  const clinic = await aClinic(server);
  const send = () => clinic.api.post(`${url}/sendSpecialistBookingDaysheets`, query(clinic));

  expect((await send()).body).toMatchObject({ error: { code: 'specialistHasNoEmail' } });
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

  expect(file.raw.subarray(0, 2).toString()).toBe('PK');
  expect((await get('soon')).status).toBe(400);
  expect((await get('2031-03-04', '2031-03-30')).status).toBe(422);
  expect((await get('2031-03-04', '2031-03-01')).status).toBe(422);
});

test('a specialist has their own sheet only; a case manager sees the claimants of the own company', async () => {
  const clinic = await aClinic(server);
  await aDay(clinic);
  const { tenantId, companyId } = clinic;
  const as = (roles: string[], ids: Record<string, string[]>) =>
    server.signedIn({ tenantId, roles, ids }).api.post(`${url}/daySheetPrint`, query(clinic));
  const ofCompany = (id: string) => ({ companyId: [id], visibleCompanyIds: [id] });

  const other = await as(['SPECIALIST'], { specialistId: [clinic.clientId] });
  const own = await as(['SPECIALIST'], { specialistId: [clinic.specialistId] });
  const friend = await as(['CASE_MANAGER'], ofCompany(companyId));
  const stranger = await as(['CASE_MANAGER'], ofCompany(clinic.clientId));

  expect(other.status).toBe(404);
  expect(String(own.body)).toContain('Noor Haddad');
  expect(String(friend.body)).toContain('Noor Haddad');
  expect(String(stranger.body)).not.toContain('Noor Haddad');
});
