import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import type { Clinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const clock = { now: new Date() };
const server = await testServer({ modules: [bookingServer], now: () => clock.now });

async function booked(clinic: Clinic, values = {}) {
  clock.now = new Date();
  const session = await clinic.session(values);
  const [slot] = await clinic.slots(session.id);
  const { body } = await clinic.book(slot?.id ?? '');
  return { body, url: `/app/appointments/${body.id}`, slotId: slot?.id ?? '' };
}

const slotOf = async (clinic: Clinic, values = {}) => {
  const { id } = await clinic.session(values);
  return (await clinic.slots(id))[0]?.id;
};

describe('an appointment whose time has come', () => {
  test('is recorded as attended, late or missed, and corrected; nobody is written to', async () => {
    const clinic = await aClinic(server);
    const { body, url } = await booked(clinic);
    const early = await clinic.api.put(`${url}/attend`);
    clock.now = new Date(String(body.dateFrom));

    const missed = await clinic.api.put(`${url}/notAttend`, { note: 'Nobody came' });
    const corrected = await clinic.api.put(`${url}/attendLate`, { note: 'By 40 minutes' });

    expect(early).toMatchObject({ status: 422, body: { error: { code: 'appointmentAhead' } } });
    expect(missed.body).toMatchObject({ status: 'didNotAttend' });
    expect(corrected.body).toMatchObject({ status: 'attendedLate' });
    const { body: log } = await clinic.api.get(`${url}/status-log`);
    expect(log.items).toMatchObject([
      { label: 'Attended late', fromText: 'Did not attend', note: 'By 40 minutes' },
      { label: 'Did not attend', fromText: 'Booked', note: 'Nobody came' },
    ]);
    const [events] = await server.services.hostDb.batch({ tenantId: clinic.tenantId }, [
      { text: `select type from events where tenant_id = $1`, values: [clinic.tenantId] },
    ]);
    expect(events?.rows.map(({ type }) => type).toSorted()).toEqual([
      'AppointmentBooked',
      'AttendanceRecorded',
      'AttendanceRecorded',
    ]);
  });

  const stateOf = async (clinic: Clinic, { body, slotId }: Awaited<ReturnType<typeof booked>>) =>
    (await clinic.slots(body.sessionId)).find(({ id }) => id === slotId)?.state;

  test('is neither cancelled nor moved once it was confirmed', async () => {
    const clinic = await aClinic(server);
    const made = await booked(clinic);
    const other = await slotOf(clinic);
    await clinic.api.put(`${made.url}/confirm`);
    clock.now = new Date(String(made.body.dateFrom));

    for (const answer of [
      await clinic.cancel(made.body.id),
      await clinic.move(made.body.id, other),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { error: { code: 'appointmentBegan' } } });
    }
    expect((await clinic.api.get(made.url)).body.status).toBe('confirmed');
    expect(await stateOf(clinic, made)).toBe('booked');
  });

  test('is still confirmed, moved or cancelled where nobody had confirmed it', async () => {
    const clinic = await aClinic(server);
    const over = await booked(clinic);
    const moved = await booked(clinic);
    const held = await booked(clinic);
    const other = await slotOf(clinic);
    clock.now = new Date(String(held.body.dateFrom));

    const answers = [
      await clinic.api.put(`${held.url}/confirm`),
      await clinic.move(moved.body.id, other),
      await clinic.cancel(over.body.id),
    ];

    expect(answers).toMatchObject([
      { status: 200, body: { status: 'confirmed' } },
      { status: 200, body: { status: 'booked' } },
      { status: 200, body: { status: 'cancelled' } },
    ]);
    expect([
      await stateOf(clinic, held),
      await stateOf(clinic, moved),
      await stateOf(clinic, over),
    ]).toEqual(['booked', 'free', 'free']);
  });

  test('a customer records nothing', async () => {
    const clinic = await aClinic(server);
    const { url } = await booked(clinic);
    const { companyId, tenantId } = clinic;
    const customer = server.signedIn({
      tenantId,
      roles: ['CASE_MANAGER'],
      ids: {
        companyId: [companyId],
        ownCompanyIds: [companyId],
        companiesSharingClaimants: [companyId],
      },
    }).api;

    expect((await customer.put(`${url}/attend`)).status).toBe(403);
  });
});

describe('the table of moves', () => {
  test('a status is written by moves only, and a move that is not there is refused with what is', async () => {
    const clinic = await aClinic(server);
    const { body, url } = await booked(clinic);
    const update = await clinic.api.put(url, {
      status: 'attended',
      concurrencyStamp: body.concurrencyStamp,
    });
    await clinic.api.put(`${url}/confirm`);

    const again = await clinic.api.put(`${url}/confirm`);

    expect(update.status).toBe(400);
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'moveNotPossible' } } });
    expect(again.body.error?.message).toContain('This appointment is Confirmed. You can move it');
  });

  test('a record offers only what is possible from its state', async () => {
    const clinic = await aClinic(server);
    const { body, url } = await booked(clinic);
    const moves = (can: unknown) =>
      (can as string[]).filter((one) => /\.(confirm|cancel|move|attend)$/.test(one)).toSorted();

    expect(moves(body.can)).toEqual([
      'appointment.attend',
      'appointment.cancel',
      'appointment.confirm',
      'appointment.move',
    ]);
    await clinic.api.put(`${url}/confirm`);
    expect(moves((await clinic.api.get(url)).body.can)).not.toContain('appointment.confirm');
    await clinic.cancel(body.id);
    expect(moves((await clinic.api.get(url)).body.can)).toEqual([]);
  });

  test('a reason that is none of the list is refused', async () => {
    const clinic = await aClinic(server);
    const { body, url } = await booked(clinic);

    expect((await clinic.cancel(body.id, { reasonId: clinic.clientId })).status).toBe(422);
    expect((await clinic.api.put(`${url}/cancel`, { note: 'No reason' })).status).toBe(400);
    expect((await clinic.api.get(url)).body.status).toBe('booked');
  });
});

describe('a move', () => {
  test('from a room to video carries the type, and must be confirmed again', async () => {
    const clinic = await aClinic(server);
    const { body, url } = await booked(clinic);
    await clinic.api.put(`${url}/confirm`);
    const video = await slotOf(clinic, {
      centreId: null,
      isVideoAppointment: true,
      consultationType: 'telehealth',
    });

    const moved = await clinic.move(body.id, video);

    expect(moved).toMatchObject({
      status: 200,
      body: { status: 'booked', consultationType: 'telehealth', centreId: null },
    });
  });

  test('loses a race for the slot with 409, and the appointment stays where it was', async () => {
    const clinic = await aClinic(server);
    const session = await clinic.session();
    const slots = await clinic.slots(session.id);
    const [first, second, wanted] = slots.map(({ id }) => id);
    const one = await clinic.book(first ?? '');
    const other = await clinic.book(second ?? '');

    const answers = await Promise.all([one, other].map(({ body }) => clinic.move(body.id, wanted)));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const states = (await clinic.slots(session.id)).map(({ state }) => state);
    expect(states.filter((state) => state === 'booked')).toHaveLength(2);
  });
});

test('its type is changed to what the session offers only; the rest is edited as before', async () => {
  const clinic = await aClinic(server);
  const { body, url } = await booked(clinic);
  const { body: open } = await booked(clinic, { consultationType: 'both' });
  const edit = async (id: unknown, values: object) => {
    const path = `/app/appointments/${String(id)}`;
    const { concurrencyStamp } = (await clinic.api.get(path)).body;
    return clinic.api.put(path, { concurrencyStamp, ...values });
  };

  expect(await edit(body.id, { consultationType: 'telehealth' })).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'wrongConsultationType',
        message: 'This session is for In-person. Choose that type or another slot.',
      },
    },
  });
  expect((await edit(body.id, { note: 'Bring the scans.' })).status).toBe(200);
  expect((await clinic.api.get(url)).body).toMatchObject({ consultationType: 'inPerson' });
  expect((await edit(open.id, { consultationType: 'telehealth' })).status).toBe(200);
});
