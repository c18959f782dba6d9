import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentOfExport, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic, aPractice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const url = '/app/appointment-sessions';

describe('a session', () => {
  test('[C-828] is cut into slots with breaks between them, and says how many are free', async () => {
    const clinic = await aClinic(server);

    const session = await clinic.session({ slotMinutes: 40, bufferMinutes: 20 });

    expect(session).toMatchObject({
      totalSlots: 3,
      freeSlots: 3,
      sessionStatus: 'available',
      sessionStatusCode: 2,
      name: expect.stringContaining('Priya Menon, '),
    });
    const starts = (await clinic.slots(session.id)).map(({ startsAt }) => startsAt.slice(11, 16));
    expect(starts).toEqual(['09:00', '10:00', '11:00']);
  });

  test.each([
    { slotMinutes: 60 },
    { slotMinutes: 50, bufferMinutes: 15 },
    { slotMinutes: 180 },
    { slotMinutes: 7, bufferMinutes: 4 },
    { slotMinutes: 60, capacity: 2 },
  ])('counts as many slots as are cut: %o', async (values) => {
    const clinic = await aClinic(server);

    const { id, totalSlots, freeSlots } = await clinic.session(values);

    const cut = (await clinic.slots(id)).length;
    expect([totalSlots, freeSlots]).toEqual([cut, Math.min(cut, values.capacity ?? cut)]);
    const { body } = await clinic.api.put(`${url}/${id}/syncFromAssessment`);
    expect(body).toMatchObject({ totalSlots, freeSlots, sessionStatus: 'available' });
  });

  test.each([
    ['ends before it starts', { dateTo: '2030-06-01T08:00:00.000Z' }, 'sessionEndsBeforeStart'],
    ['lasts longer than a day', { dateTo: '2030-06-02T10:00:00.000Z' }, 'sessionTooLong'],
    ['has no room for a slot', { dateTo: '2030-06-01T09:30:00.000Z' }, 'sessionTooShort'],
    ['has no place', { centreId: null }, 'sessionNeedsPlace'],
  ])('that %s is refused at its field', async (_case, values, code) => {
    const { api, specialistId, centreId } = await aClinic(server);

    const answer = await api.post(url, {
      specialistId,
      centreId,
      dateFrom: '2030-06-01T09:00:00.000Z',
      dateTo: '2030-06-01T12:00:00.000Z',
      ...values,
    });

    expect(answer).toMatchObject({ status: 422, body: { error: { code } } });
    expect(answer.body.error?.validationErrors?.length).toBe(1);
  });

  test('in an unknown time zone is refused', async () => {
    const { api, specialistId, centreId } = await aClinic(server);
    const answer = await api.post(url, {
      specialistId,
      centreId,
      timeZone: 'Australia/Atlantis',
      dateFrom: '2030-06-01T09:00:00.000Z',
      dateTo: '2030-06-01T12:00:00.000Z',
    });

    expect(answer.status).toBe(400);
  });

  test('keeps the clocks of its place: of the centre, the specialist or the practice', async () => {
    const practice = await aPractice(server);
    const perth = await practice.centre('Kings Park', { address: '{"state": "WA"}' });
    const darwin = await practice.specialist('Tess Darwin', { address: '{"state": "NT"}' });
    const video = { centreId: null, isVideoAppointment: true, consultationType: 'telehealth' };
    const zone = async (values: object) => (await practice.session({ ...values })).timeZone;

    expect(await zone({ centreId: perth })).toBe('Australia/Perth');
    expect(await zone({ centreId: perth, timeZone: 'Australia/Perth' })).toBe('Australia/Perth');
    expect(await zone({ ...video, specialistId: darwin })).toBe('Australia/Darwin');
    expect(await zone(video)).toBe('Australia/Sydney');
    expect(await zone({ ...video, timeZone: 'Australia/Hobart' })).toBe('Australia/Hobart');
  });

  test('in another zone than its centre is refused, and both are named', async () => {
    const practice = await aPractice(server);
    const perth = await practice.centre('Kings Park', { address: '{"state": "WA"}' });
    const session = await practice.session({ centreId: perth });
    const { specialistId, api } = practice;
    const timeZone = 'Australia/Sydney';
    const dates = { dateFrom: '2030-06-01T09:00:00Z', dateTo: '2030-06-01T12:00:00Z' };

    const made = await api.post(url, { specialistId, centreId: perth, timeZone, ...dates });
    const { concurrencyStamp } = session;
    const changed = await api.put(`${url}/${session.id}`, { timeZone, concurrencyStamp });

    const message =
      'The time zone is Australia/Sydney, but Kings Park keeps Australia/Perth. ' +
      'Leave the time zone empty, or choose another centre.';
    for (const answer of [made, changed]) {
      expect(answer).toMatchObject({ status: 422, body: { error: { message } } });
      expect(answer.body.error?.validationErrors).toMatchObject([{ members: ['timeZone'] }]);
    }
  });

  test('that moves to another centre takes its clocks; what is wrong already can still be held', async () => {
    const practice = await aPractice(server);
    const perth = await practice.centre('Kings Park', { address: '{"state": "WA"}' });
    const { id, concurrencyStamp, dateFrom } = await practice.session();

    const moved = await practice.api.put(`${url}/${id}`, { centreId: perth, concurrencyStamp });
    await practice.run(`update centres set time_zone = 'Australia/Eucla' where id = $1`, [perth]);
    const held = await practice.api.put(`${url}/${id}/setIsOnHold`, { isOnHold: true });

    expect(moved.body).toMatchObject({ timeZone: 'Australia/Perth', dateFrom });
    expect(held).toMatchObject({ status: 200, body: { timeZone: 'Australia/Perth' } });
  });

  test('[B-242] two of one specialist never overlap; back to back is fine', async () => {
    const clinic = await aClinic(server);
    const first = await clinic.session();
    const body = (from: string, to: string) => ({
      specialistId: clinic.specialistId,
      centreId: clinic.centreId,
      dateFrom: String(first.dateFrom).replace('09:00', from),
      dateTo: String(first.dateTo).replace('12:00', to),
    });

    const over = await clinic.api.post(url, body('11:00', '13:00'));
    const after = await clinic.api.post(url, body('12:00', '13:00'));

    expect(over).toMatchObject({ status: 409, body: { error: { code: 'sessionOverlaps' } } });
    expect(after.status).toBe(201);
  });

  test('a room takes one session at a time, and only in its own centre', async () => {
    const [clinic, other] = [await aClinic(server), await aClinic(server)];
    const first = await clinic.session({ roomId: clinic.roomId });
    const { body: colleague } = await server
      .signedIn({ tenantId: clinic.tenantId, roles: ['STAFF'] })
      .api.post('/app/specialists', { firstName: 'Omar', lastName: 'Aziz' });
    const { dateFrom, dateTo } = first;
    const body = { specialistId: colleague.id, centreId: clinic.centreId, dateFrom, dateTo };

    const answer = await clinic.api.post(url, { ...body, roomId: clinic.roomId });
    const foreign = await clinic.api.post(url, { ...body, roomId: other.roomId });

    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'roomTaken' } } });
    expect(foreign.status).toBe(422);
  });

  test('[C-101] is set on hold by the query of the call, and back', async () => {
    const clinic = await aClinic(server);
    const { id } = await clinic.session();

    const held = await clinic.api.put(`${url}/${id}/setIsOnHold?isOnHold=true`);
    expect(held.body).toMatchObject({ isOnHold: true });
    const { body } = await clinic.api.get(`${url}/${id}`);
    expect(body).toMatchObject({ sessionStatus: 'onHold', sessionStatusCode: 5 });

    await clinic.api.put(`${url}/${id}/setIsOnHold?isOnHold=false`);
    expect((await clinic.api.get(`${url}/${id}`)).body.sessionStatus).toBe('available');
  });

  test('[K-061] [E-064] each of the five states is stored with its code', async () => {
    const clinic = await aClinic(server);
    const day = (date: number) => ({
      dateFrom: `2031-03-${date}T22:00:00.000Z`,
      dateTo: `2031-03-${date}T22:30:00.000Z`,
      slotMinutes: 30,
    });
    const open = await clinic.session(day(10));
    const full = await clinic.session(day(11));
    const reserved = await clinic.session({
      ...day(12),
      reservedForCompanyIds: [clinic.companyId],
    });
    const held = await clinic.session(day(13));
    const cancelled = await clinic.session(day(14));

    const [slot] = await clinic.slots(full.id);
    expect((await clinic.book(slot?.id ?? '')).status).toBe(201);
    await clinic.api.put(`${url}/${held.id}/setIsOnHold?isOnHold=true`);
    await clinic.api.put(`${url}/${cancelled.id}/deleteSession`);

    const stored = await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      {
        text: `select id, session_status, session_status_code::int as code from appointment_sessions
          where tenant_id = $1`,
        values: [clinic.tenantId],
      },
    ]);
    const codeOf = ({ id }: { id: string }) =>
      stored[0]?.rows.find((row) => row['id'] === id)?.['code'];
    expect([open, full, reserved, held, cancelled].map(codeOf)).toEqual([2, 3, 4, 5, 6]);
  });

  test('[B-401] reserved for companies it has a status of its own', async () => {
    const clinic = await aClinic(server);

    const session = await clinic.session({ reservedForCompanyIds: [clinic.companyId] });

    expect((await clinic.api.get(`${url}/${session.id}`)).body).toMatchObject({
      sessionStatus: 'reserved',
      sessionStatusCode: 4,
    });
  });

  test('[C-100] with an appointment is neither cancelled nor moved away; without, it is', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const [first] = await clinic.slots(session.id);
    await clinic.book(first?.id ?? '');

    const refused = await clinic.api.put(`${url}/${session.id}/deleteSession`);
    const { body: now } = await clinic.api.get(`${url}/${session.id}`);
    const moved = await clinic.api.put(`${url}/${session.id}`, {
      dateFrom: String(session.dateFrom).replace('09:00', '10:00'),
      concurrencyStamp: now.concurrencyStamp,
    });
    const empty = await clinic.session();
    const gone = await clinic.api.put(`${url}/${empty.id}/deleteSession`);

    for (const answer of [refused, moved]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { error: { code: 'sessionHasBookings' } },
      });
    }
    expect(gone.body).toMatchObject({ isCancelled: true });
    expect(await clinic.slots(empty.id)).toEqual([]);
  });

  test('[C-830] deleted it is gone; with an appointment it stays and says what to do', async () => {
    const clinic = await aClinic(server);
    const [empty, taken] = [await clinic.session(), await clinic.session()];
    const [first] = await clinic.slots(taken.id);
    await clinic.book(first?.id ?? '');

    const gone = await clinic.api.delete(`${url}/${empty.id}`);
    const refused = await clinic.api.delete(`${url}/${taken.id}`);

    expect(gone.status).toBe(204);
    expect((await clinic.api.get(`${url}/${empty.id}`)).status).toBe(404);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: 'This session has appointments. Move or cancel them first.' } },
    });
  });

  test('[C-827] [C-825] [C-826] a specialist finds the own ones, and the next of them by itself', async () => {
    const clinic = await aClinic(server);
    const [first] = [await clinic.session(), await clinic.session()];
    const as = (specialistId: string) =>
      server.signedIn({
        tenantId: clinic.tenantId,
        roles: ['SPECIALIST'],
        ids: { specialistId: [specialistId], visibleSpecialistIds: [specialistId] },
      }).api;

    const next = await as(clinic.specialistId).get(`${url}/myDetail`);

    expect(next.body.id).toBe(first?.id);
    expect((await as(clinic.specialistId).get(url)).body.totalCount).toBe(2);
    expect((await as(randomUUID()).get(`${url}/myDetail`)).status).toBe(404);
    expect((await as(randomUUID()).get(`${url}/${first?.id}`)).status).toBe(404);
    expect((await clinic.api.get(`${url}/myDetail`)).status).toBe(403);
  });

  test('[B-170] [B-183] [D-024] is found from its specialist and from its centre, with its minutes', async () => {
    const practice = await aPractice(server);
    const session = await practice.session({
      dateFrom: '2030-01-20T09:00:00.000Z',
      dateTo: '2030-01-20T10:30:00.000Z',
      slotMinutes: 30,
    });

    const filters: Record<string, string>[] = [
      { specialistId: practice.specialistId },
      { centreId: practice.centreId },
    ];
    for (const filter of filters) {
      const query = new URLSearchParams(filter).toString();
      const listed = await practice.api.get(`${url}?${query}`);
      const found = await practice.search(filter);
      expect(listed.body.items?.map(({ id }) => id)).toEqual([session.id]);
      expect(found.body.items).toMatchObject([{ id: session.id, durationMinutes: 90 }]);
    }
  });

  test('[C-321] [C-325] makes its centre one with sessions, and a booking its specialist a used one', async () => {
    const clinic = await aClinic(server);
    const found = async (path: string) =>
      (await clinic.api.get(`/app/${path}`)).body.items?.map(({ id }) => id);
    const centres = () => found('centres?isSelectionList=true&getCentreHasSessionOnly=true');
    const used = () => found('specialists?isSelectionList=true&searchByUsedSpecialist=true');
    expect([await centres(), await used()]).toEqual([[], []]);

    const { id } = await clinic.session();
    const [first] = await clinic.slots(id);
    await clinic.book(first?.id ?? '');

    expect([await centres(), await used()]).toEqual([[clinic.centreId], [clinic.specialistId]]);
  });

  test('[C-829] made longer keeps its bookings and gains slots', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const [, second] = await clinic.slots(session.id);
    await clinic.book(second?.id ?? '');
    const { body: now } = await clinic.api.get(`${url}/${session.id}`);

    await clinic.api.put(`${url}/${session.id}`, {
      dateTo: String(session.dateTo).replace('12:00', '14:00'),
      concurrencyStamp: now.concurrencyStamp,
    });

    const slots = await clinic.slots(session.id);
    expect(slots.map(({ state }) => state)).toEqual(['free', 'booked', 'free', 'free', 'free']);
    expect(slots[1]?.id).toBe(second?.id);
    expect((await clinic.api.get(`${url}/${session.id}`)).body).toMatchObject({
      totalSlots: 5,
      freeSlots: 4,
    });
  });

  test('keeping the totals leaves no row in the history', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const [first] = await clinic.slots(session.id);
    await clinic.book(first?.id ?? '');

    const { body } = await clinic.api.get(`/app/entity-changes/${session.id}/property-changes`);

    expect(body.items).toEqual([]);
  });

  test('[C-099] slots that went out of step follow the appointments again', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const [first] = await clinic.slots(session.id);
    await clinic.book(first?.id ?? '');
    await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      {
        text: `update appointment_slots set state = 'free', appointment_id = null where id = $1`,
        values: [first?.id],
      },
    ]);

    const { status, body } = await clinic.api.put(`${url}/${session.id}/syncFromAssessment`);

    expect([status, body.freeSlots]).toEqual([200, 2]);
    expect((await clinic.slots(session.id))[0]?.state).toBe('booked');
  });

  test('[C-095] the list is exported as it is filtered', async () => {
    const clinic = await aClinic(server);
    const { id } = await clinic.session();

    const file = await clinic.api.post(`${url}/export?centreId=${clinic.centreId}`, {});

    expect([file.status, typeof id]).toEqual([200, 'string']);
    expect(file.raw.length).toBeGreaterThan(0);
  });

  test('[C-089] its history is a workbook of what was changed and booked', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const [first] = await clinic.slots(session.id);
    await clinic.book(first?.id ?? '');

    const file = await clinic.api.get(`${url}/export-session-history?sessionId=${session.id}`);
    const foreign = await (
      await aClinic(server)
    ).api.get(`${url}/export-session-history?sessionId=${session.id}`);

    const { rows } = await contentOfExport(file.raw, file.headers['content-type']);
    expect(rows[0]?.[0]).toBeInstanceOf(Date);
    expect(foreign.status).toBe(404);
    expect((await clinic.api.get(`${url}/export-session-history?sessionId=x`)).status).toBe(404);
  });
});
