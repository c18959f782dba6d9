import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { asSuperuser, eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBookedSession, appointmentNow, raisedActions } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer], role: 'all' });
const url = '/app/appointment-sessions';

const booked = (count?: number) => aBookedSession(server, count);

async function change(
  { api }: Practice,
  id: string,
  values: Record<string, unknown>,
  choice?: string,
) {
  const { body } = await api.get(`${url}/${id}`);
  const query = choice ? `?forBookings=${choice}` : '';
  return api.put(`${url}/${id}${query}`, { ...values, concurrencyStamp: body.concurrencyStamp });
}

type Mail = { destination: string; subject: string; status: string };

const mailsOf = ({ api }: Practice, count: number): Promise<Mail[]> =>
  eventually(
    async () => (await api.get('/app/email-trackings')).body.items as unknown as Mail[],
    (items) => items.length >= count && items.every(({ status }) => status === 'kept'),
  );

describe('a session with appointments', () => {
  test('of which one was left behind before the rule still takes others', async () => {
    const { practice, perth, session, ids } = await booked(1);
    await asSuperuser(
      server.ownerUrl,
      `update appointments set centre_id = '${perth}' where id = '${ids[0]}'`,
    );
    const free = (await practice.slots(session.id)).find(({ state }) => state === 'free');

    expect((await practice.book(free?.id ?? '', { tell: [] })).status).toBe(201);
  });

  test('that goes to another centre is asked about first, with who, before and after', async () => {
    const { practice, perth, session, ids } = await booked();

    const answer = await change(practice, session.id, {
      centreId: perth,
      timeZone: 'Australia/Perth',
    });

    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'bookingsAffected',
          message: '2 appointments are affected. Choose what shall become of them.',
          choice: {
            name: 'forBookings',
            options: [
              { value: 'moveAll', confirm: 'Move session and 2 appointments, 4 mails' },
              { value: 'offerSlots' },
            ],
            about: {
              total: 2,
              people: [
                {
                  id: ids[0],
                  client: 'Noor Haddad',
                  company: 'Harbour Legal',
                  before: { place: 'Macquarie Street Rooms', timeZone: 'Australia/Sydney' },
                  after: { place: 'Perth Terrace', timeZone: 'Australia/Perth' },
                },
                { id: ids[1] },
              ],
            },
          },
        },
      },
    });
    expect((await practice.api.get(`${url}/${session.id}`)).body.centreId).toBe(practice.centreId);
    expect(await appointmentNow(practice, ids[0])).toMatchObject({ centreId: practice.centreId });
  });

  test('takes them along: place, zone and a new confirmation; daysheet and calendar agree', async () => {
    const { practice, perth, session, ids } = await booked();

    const answer = await change(
      practice,
      session.id,
      { centreId: perth, timeZone: 'Australia/Perth' },
      'moveAll',
    );

    expect(answer).toMatchObject({ status: 200, body: { centreId: perth, freeSlots: 1 } });
    for (const id of ids) {
      expect(await appointmentNow(practice, id)).toMatchObject({
        centreId: perth,
        timeZone: 'Australia/Perth',
        status: 'booked',
      });
    }
    const day = String(session.dateFrom).slice(0, 10);
    const sheet = await practice.api.post(`${url}/validateDaySheetPrint`, {
      specialistId: practice.specialistId,
      centreId: perth,
      fromDate: day,
      toDate: day,
    });
    expect(sheet.status).toBeLessThan(300);
    const { body } = await practice.api.get(`${url}/calendar?from=${day}&to=${day}`);
    expect(body.sessions).toMatchObject([{ centreId: perth }]);
    expect(body.appointments).toHaveLength(2);
    expect(await raisedActions(practice)).toEqual([]);
    const mails = await mailsOf(practice, 4);
    expect(mails.map(({ destination }) => destination).toSorted()).toEqual([
      'noor@claimant.test',
      'noor@claimant.test',
      'rooms@menon.test',
      'rooms@menon.test',
    ]);
    expect(mails.every(({ subject }) => subject.startsWith('New place: '))).toBe(true);
  });

  test('that moves by an hour takes them along in time, slot by slot', async () => {
    const { practice, session, ids } = await booked(3);
    const at = (time: string) => String(session.dateFrom).replace('09:00', time);

    const answer = await change(
      practice,
      session.id,
      { dateFrom: at('10:00'), dateTo: at('13:00') },
      'moveAll',
    );

    expect(answer.status).toBe(200);
    const starts = await Promise.all(
      ids.map(async (id) => String((await appointmentNow(practice, id)).dateFrom).slice(11, 16)),
    );
    expect(starts).toEqual(['10:00', '11:00', '12:00']);
    const slots = await practice.slots(session.id);
    expect(slots.map(({ state, startsAt }) => `${state} ${startsAt.slice(11, 16)}`)).toEqual([
      'booked 10:00',
      'booked 11:00',
      'booked 12:00',
    ]);
  });

  test.each([-30, 30])('that moves by %s minutes keeps its slots in line', async (minutes) => {
    const { practice, session, ids } = await booked(2);
    const moved = (key: 'dateFrom' | 'dateTo') =>
      new Date(Date.parse(String(session[key])) + minutes * 60_000).toISOString();

    const answer = await change(
      practice,
      session.id,
      { dateFrom: moved('dateFrom'), dateTo: moved('dateTo') },
      'moveAll',
    );

    expect(answer).toMatchObject({ status: 200, body: { totalSlots: 3, freeSlots: 1 } });
    expect((await appointmentNow(practice, ids[0])).dateFrom).toBe(moved('dateFrom'));
  });

  test('given to another specialist takes them along', async () => {
    const { practice, session, ids } = await booked();
    const other = await practice.specialist('Omar Aziz');

    const asked = await change(practice, session.id, { specialistId: other });
    const answer = await change(practice, session.id, { specialistId: other }, 'moveAll');

    expect(asked.body.error?.code).toBe('bookingsAffected');
    expect(answer.status).toBe(200);
    expect(await appointmentNow(practice, ids[0])).toMatchObject({ specialistId: other });
  });

  test('by video carries the type', async () => {
    const { practice, session, ids } = await booked(1);
    const values = { centreId: null, isVideoAppointment: true, consultationType: 'telehealth' };

    const answer = await change(practice, session.id, values, 'moveAll');

    expect(answer.status).toBe(200);
    expect(await appointmentNow(practice, ids[0])).toMatchObject({
      centreId: null,
      consultationType: 'telehealth',
      status: 'booked',
    });
  });

  test('moved with other slots to offer raises one action for each, with the way to the search', async () => {
    const { practice, perth, session, ids } = await booked();

    const values = { centreId: perth, timeZone: 'Australia/Perth' };
    const answer = await change(practice, session.id, values, 'offerSlots');

    expect(answer.status).toBe(200);
    const actions = await raisedActions(practice);
    expect(actions).toHaveLength(2);
    expect(actions[0]).toMatchObject({ title: 'Offer Noor Haddad another slot', status: 'open' });
    expect(String(actions[0]?.note)).toContain('/view/smart-search?move=');
    expect(await appointmentNow(practice, ids[0])).toMatchObject({ centreId: perth });
  });

  test.each(['notNow', 'tell', 'nonsense'])(
    'never moves away from its appointments: %s is not offered',
    async (choice) => {
      const { practice, perth, session } = await booked(1);

      const answer = await change(practice, session.id, { centreId: perth }, choice);

      expect(answer.body.error?.code).toBe('bookingsAffected');
    },
  );

  test('does not go where they could not be booked', async () => {
    const { practice, session } = await booked(1);
    const closed = await practice.centre('Closed Rooms', { receive_booking: false });

    const answer = await change(practice, session.id, { centreId: closed }, 'moveAll');

    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'cannotMoveAlong',
          message:
            'Its appointments cannot move along: The centre receives no bookings. Move or cancel them first.',
        },
      },
    });
  });

  test('in another room: people are told, or somebody is asked to', async () => {
    const { practice, session } = await booked(1);

    const asked = await change(practice, session.id, { roomId: practice.roomId });
    const later = await change(practice, session.id, { roomId: practice.roomId }, 'notNow');

    expect(asked.body.error).toMatchObject({
      choice: {
        options: [{ value: 'tell', confirm: 'Change room, 2 mails' }, { value: 'notNow' }],
      },
    });
    expect(later.status).toBe(200);
    expect(await raisedActions(practice)).toMatchObject([
      { title: 'Check the appointment of Noor Haddad' },
    ]);
  });

  test('made longer, held or noted asks nobody', async () => {
    const { practice, session } = await booked(1);
    const at = (time: string) => String(session.dateTo).replace('12:00', time);

    expect((await change(practice, session.id, { dateTo: at('13:00') })).status).toBe(200);
    expect((await change(practice, session.id, { note: 'Bring the key' })).status).toBe(200);
  });

  test('is not cancelled under them: it closes for more, and each gets an offer', async () => {
    const { practice, session, ids } = await booked(1);

    const refused = await practice.api.put(`${url}/${session.id}/deleteSession`);
    const held = await practice.api.put(
      `${url}/${session.id}/deleteSession?forBookings=offerSlots`,
    );

    expect(refused.body.error).toMatchObject({
      code: 'sessionHasBookings',
      choice: { options: [{ value: 'offerSlots' }], about: { people: [{ id: ids[0] }] } },
    });
    expect(held.body).toMatchObject({ isOnHold: true, isCancelled: false });
    expect(await raisedActions(practice)).toHaveLength(1);
  });

  test('changed with others at once asks once about everybody, and does it for all', async () => {
    const { practice, perth, session, ids } = await booked(1);
    const [second, empty] = [await practice.session(), await practice.session()];
    const [slot] = await practice.slots(second.id);
    const { body: other } = await practice.book(slot?.id ?? '', { tell: [] });
    const body = {
      ids: [session.id, second.id, empty.id],
      verb: 'change',
      centreId: perth,
      zoneChange: 'keepMoments',
    };

    const asked = await practice.api.post(`${url}/bulk`, body);
    const done = await practice.api.post(`${url}/bulk`, { ...body, forBookings: 'moveAll' });

    expect(asked).toMatchObject({
      status: 409,
      body: { error: { code: 'bookingsAffected', choice: { about: { total: 2 } } } },
    });
    expect(done.body).toMatchObject({ changed: 3 });
    for (const id of [ids[0], String(other.id)]) {
      expect(await appointmentNow(practice, id)).toMatchObject({ centreId: perth });
    }
  });

  test('the database itself refuses a session that leaves its appointments behind', async () => {
    const { practice, perth, session } = await booked(1);

    const move = practice.run('update appointment_sessions set centre_id = $2 where id = $1', [
      session.id,
      perth,
    ]);

    await expect(move).rejects.toThrow('sessionHasBookings');
  });
});
