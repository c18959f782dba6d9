import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { unpackCalendar } from '../../domain/index.ts';
import type { CalendarAnswer, PackedCalendar } from '../../domain/index.ts';
import { aClinic } from '../../testing/index.ts';
import type { Clinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

const path = (query = '') =>
  `/app/appointment-sessions/calendar?from=2030-01-01&to=2030-01-31${query}`;
const sheet = async (api: Api, query = ''): Promise<CalendarAnswer> =>
  (await api.get(path(query))).body as unknown as CalendarAnswer;
const inClinic = (clinic: Clinic, text: string, values: unknown[]) =>
  server.services.hostDb.batch({ tenantId: clinic.tenantId }, [{ text, values }]);
const customerOf = ({ tenantId }: Clinic, companyId: string) =>
  server.signedIn({
    tenantId,
    roles: ['CASE_MANAGER'],
    ids: {
      companyId: [companyId],
      ownCompanyIds: [companyId],
      companiesSharingClaimants: [companyId],
    },
  }).api;

async function booked(clinic: Clinic, values = {}) {
  const session = await clinic.session(values);
  const [slot] = await clinic.slots(session.id);
  const { body } = await clinic.book(slot?.id ?? '');
  return { session, appointment: body, slotId: slot?.id };
}

async function anotherCompany(clinic: Clinic): Promise<string> {
  const id = randomUUID();
  await inClinic(
    clinic,
    `insert into companies (tenant_id, id, name, business_type) values ($1, $2, $3, 'insurer')`,
    [clinic.tenantId, id, `Other ${id.slice(0, 8)}`],
  );
  return id;
}

describe('one sheet of the calendar', () => {
  test('packed it says the same in less', async () => {
    const clinic = await aClinic(server);
    await booked(clinic, { slotMinutes: 40, bufferMinutes: 20, roomId: clinic.roomId });
    const { id } = await clinic.session({ reservedForCompanyIds: [clinic.companyId] });
    const [, second] = await clinic.slots(id);
    await clinic.api.post(`/app/appointment-slots/${second?.id}/hold`);
    const iso = (text: string) => new Date(text).toISOString();
    for (const slots of ['&withSlots=true', '']) {
      const plain = await clinic.api.get(path(slots));
      const packed = await clinic.api.get(path(`${slots}&isPacked=true`));

      const { sessions, appointments, ...rest } = plain.body as unknown as CalendarAnswer;
      const read = unpackCalendar(packed.body as unknown as PackedCalendar);
      expect(read).toMatchObject({
        ...rest,
        sessions: sessions.map(({ stamp: _stamp, ...one }) => ({
          ...one,
          from: iso(one.from),
          to: iso(one.to),
        })),
        appointments: appointments.map((one) => ({ ...one, from: iso(one.from), to: iso(one.to) })),
      });
      expect(packed.raw.length).toBeLessThan(plain.raw.length * 0.8);
    }
  });

  test('answers sessions, appointments, people and places at once', async () => {
    const clinic = await aClinic(server);
    const { session, appointment, slotId } = await booked(clinic, { roomId: clinic.roomId });

    const body = await sheet(clinic.api, '&withSlots=true');

    expect(body.sessions).toMatchObject([
      {
        id: session.id,
        specialistId: clinic.specialistId,
        centreId: clinic.centreId,
        roomId: clinic.roomId,
        from: '2030-01-01T09:00:00+00:00',
        zone: 'Australia/Sydney',
        status: 'available',
        free: 2,
        total: 3,
      },
    ]);
    expect(
      body.sessions[0]?.slots?.map(([, at, minutes, state]) => [at, minutes, state ?? 'free']),
    ).toEqual([
      [0, 60, 'booked'],
      [60, 60, 'free'],
      [120, 60, 'free'],
    ]);
    expect(body.appointments).toMatchObject([
      {
        id: appointment.id,
        slotId,
        client: 'Noor Haddad',
        company: 'Harbour Legal',
        status: 'booked',
      },
    ]);
    expect(body.specialists[0]).toMatchObject({ name: 'Priya Menon' });
    expect(body.centres[0]).toMatchObject({ name: 'Macquarie Street Rooms' });
    expect(body.rooms[0]).toMatchObject({ name: 'Room 1' });
  });

  test('a month is asked for without its slots', async () => {
    const clinic = await aClinic(server);
    await clinic.session();

    expect((await sheet(clinic.api)).sessions[0]?.slots).toBeUndefined();
  });

  test('a cancelled appointment is gone, a cancelled session comes only when asked for', async () => {
    const clinic = await aClinic(server);
    const { appointment } = await booked(clinic);
    const { id } = await clinic.session();
    await clinic.cancel(appointment.id);
    await clinic.api.put(`/app/appointment-sessions/${id}/deleteSession`);

    const body = await sheet(clinic.api);
    expect(body.appointments).toEqual([]);
    expect(body.sessions).toHaveLength(1);
    const cancelled = await sheet(clinic.api, '&sessionStatuses=Cancelled');
    expect(cancelled.sessions.map((session) => session.id)).toEqual([id]);
  });

  test('leave and public holidays of the days are told', async () => {
    const clinic = await aClinic(server);
    await clinic.session();
    await inClinic(
      clinic,
      `insert into specialist_leaves (tenant_id, id, specialist_id, start_date, end_date, reason)
        values ($1, $2, $3, '2029-12-28', '2030-01-04', 'Conference')`,
      [clinic.tenantId, randomUUID(), clinic.specialistId],
    );
    await inClinic(
      clinic,
      `insert into holidays (tenant_id, id, name, date, states) values ($1, $2, 'Australia Day', '2030-01-26', '{}')`,
      [clinic.tenantId, randomUUID()],
    );

    const body = await sheet(clinic.api);

    expect(body.leaves).toMatchObject([
      { specialistId: clinic.specialistId, from: '2029-12-28', reason: 'Conference' },
    ]);
    expect(body.holidays).toMatchObject([{ day: '2030-01-26', name: 'Australia Day' }]);
  });

  test('bad days and unknown states are refused', async () => {
    const { api } = await aClinic(server);
    const asked = (from: string, to: string, more = '') =>
      api.get(`/app/appointment-sessions/calendar?from=${from}&to=${to}${more}`);

    expect(await asked('2030-01-01', '2030-03-04')).toMatchObject({
      body: { error: { code: 'calendarTooLong' } },
    });
    expect(await asked('2030-01-02', '2030-01-01')).toMatchObject({
      body: { error: { code: 'calendarEndsBeforeStart' } },
    });
    expect((await asked('2030-02-30', '2030-03-01')).status).toBe(400);
    expect((await asked('2030-01-01', '2030-01-02', '&sessionStatuses=maybe')).status).toBe(400);
    expect((await asked('2030-01-01', '2030-01-02', '&stateId=Nowhere')).status).toBe(400);
  });
});

describe('[B-288] the filters of a link', () => {
  test.each([
    ['doctorId', (clinic: Clinic) => clinic.specialistId],
    ['specialistIds', (clinic: Clinic) => clinic.specialistId],
    ['centreIds', (clinic: Clinic) => clinic.centreId],
    ['roomIds', (clinic: Clinic) => clinic.roomId],
    ['sessionStatuses', () => 'Available'],
    ['isVideoAppointment', () => 'false'],
    ['consultationTypes', () => 'inPerson,ot'],
  ])('%s keeps what fits and leaves out the rest', async (name, value) => {
    const clinic = await aClinic(server);
    await clinic.session({ roomId: clinic.roomId });
    const other = { isVideoAppointment: 'true', sessionStatuses: '6', consultationTypes: 'ndis' };
    const misfit = other[name as keyof typeof other] ?? randomUUID();

    expect((await clinic.api.get(path(`&${name}=${value(clinic)}`))).body.sessions).toHaveLength(1);
    expect((await clinic.api.get(path(`&${name}=${misfit}`))).body.sessions).toHaveLength(0);
  });

  test('specialty, accreditation, state and country', async () => {
    const clinic = await aClinic(server);
    await clinic.session();
    const [specialty, accreditation] = [randomUUID(), randomUUID()];
    const link = (table: string, type: string, id: string) => [
      {
        text: `insert into lookup_config (tenant_id, id, type, label) values ($1, $2, $3, $3)`,
        values: [clinic.tenantId, id, type],
      },
      {
        text: `insert into ${table} (tenant_id, owner_id, target_id) values ($1, $2, $3)`,
        values: [clinic.tenantId, clinic.specialistId, id],
      },
    ];
    await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      ...link('specialists__specialties', 'specialty', specialty),
      ...link('specialists__accreditations', 'accreditation', accreditation),
      {
        text: `update centres set address = '{"state":"NSW"}' where id = $1`,
        values: [clinic.centreId],
      },
    ]);
    const count = async (query: string) => (await sheet(clinic.api, query)).sessions.length;

    expect(await count(`&specialtyIds=${specialty}&accreditationIds=${accreditation}`)).toBe(1);
    expect(await count(`&specialtyIds=${accreditation}`)).toBe(0);
    expect(await count(`&stateId=NSW`)).toBe(1);
    expect(await count(`&stateId=WA`)).toBe(0);
    expect(await count(`&countryId=${randomUUID()}`)).toBe(0);
  });
});

describe('who sees what', () => {
  test('[B-401] a customer reads their own appointments and only "busy" of the others', async () => {
    const clinic = await aClinic(server);
    await booked(clinic);
    const otherId = await anotherCompany(clinic);

    const own = await customerOf(clinic, clinic.companyId).get(path());
    const other = await customerOf(clinic, otherId).get(path());

    expect(own.body.appointments).toMatchObject([{ client: 'Noor Haddad', status: 'booked' }]);
    expect(other.body.sessions).toHaveLength(1);
    expect(other.body.appointments).toMatchObject([
      { id: null, client: null, company: null, status: 'busy' },
    ]);
    expect(JSON.stringify(other.body)).not.toMatch(/Haddad|Harbour Legal/);
  });

  test('[B-401] a session kept for another company is not there for a customer', async () => {
    const clinic = await aClinic(server);
    const otherId = await anotherCompany(clinic);
    await clinic.session({ reservedForCompanyIds: [clinic.companyId] });

    const own = await customerOf(clinic, clinic.companyId).get(path());
    const other = await customerOf(clinic, otherId).get(path());

    expect(own.body.sessions).toMatchObject([
      { status: 'reserved', reservedFor: ['Harbour Legal'] },
    ]);
    expect(other.body).toMatchObject({ sessions: [], specialists: [], centres: [] });
  });

  test('a specialist sees their own sessions with the names, and nobody else', async () => {
    const clinic = await aClinic(server);
    await booked(clinic);
    const as = (specialistId: string) =>
      server.signedIn({
        tenantId: clinic.tenantId,
        roles: ['SPECIALIST'],
        ids: { specialistId: [specialistId], visibleSpecialistIds: [specialistId] },
      }).api;

    const own = await as(clinic.specialistId).get(path());
    const other = await as(randomUUID()).get(path());

    expect(own.body.appointments).toMatchObject([{ client: 'Noor Haddad' }]);
    expect(other.body).toMatchObject({ sessions: [], appointments: [], specialists: [] });
  });

  test('another tenant sees nothing', async () => {
    const clinic = await aClinic(server);
    await clinic.session();

    const { body } = await server.signedIn({ roles: ['STAFF'] }).api.get(path());

    expect(body.sessions).toEqual([]);
  });
});
