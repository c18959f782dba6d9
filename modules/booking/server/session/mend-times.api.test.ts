import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import type { Practice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const url = '/app/appointment-sessions';

const change = ({ api }: Practice, ids: readonly unknown[], values: Record<string, unknown>) =>
  api.post(`${url}/bulk`, { ids, verb: 'change', ...values });
const now = async ({ api }: Practice, id: unknown) => (await api.get(`${url}/${String(id)}`)).body;

/** Nine to twelve UTC at a centre that was in Sydney when the sessions were made, and is in Perth. */
async function aMovedCentre() {
  const practice = await aPractice(server);
  const [one, two] = [await practice.session(), await practice.session()];
  await practice.run(`update centres set time_zone = 'Australia/Perth' where id = $1`, [
    practice.centreId,
  ]);
  return { practice, one, two };
}

test('sessions in the zone of another place keep their clock times in the right one', async () => {
  const { practice, one, two } = await aMovedCentre();

  const answer = await change(practice, [one.id, two.id], { zoneChange: 'keepClock' });

  expect(answer.body).toMatchObject({ changed: 2, kept: [] });
  // 20:00 in Sydney becomes 20:00 in Perth.
  expect(await now(practice, one.id)).toMatchObject({
    timeZone: 'Australia/Perth',
    dateFrom: '2030-01-01T12:00:00.000Z',
    dateTo: '2030-01-01T15:00:00.000Z',
    totalSlots: 3,
  });
  const [first] = await practice.slots(one.id);
  expect(first?.startsAt).toBe('2030-01-01T12:00:00.000Z');
});

test('the preview says the times before and after, each with its zone, and changes nothing', async () => {
  const { practice, one } = await aMovedCentre();
  const preview = (values: object) => change(practice, [one.id], { ...values, isPreview: true });

  const clock = await preview({ zoneChange: 'keepClock' });
  const other = await preview({ capacity: 2 });

  const before = '01 Jan 2030 - 20:00 to 23:00 AEDT';
  expect(clock.body.times).toEqual([{ before, after: '01 Jan 2030 - 20:00 to 23:00 AWST' }]);
  expect(other.body).not.toHaveProperty('times');
  expect(await now(practice, one.id)).toMatchObject({ timeZone: 'Australia/Sydney' });
});

test('or keep their moments; new times go by the clocks of the place', async () => {
  const { practice, one, two } = await aMovedCentre();

  await change(practice, [one.id], { zoneChange: 'keepMoments' });
  await change(practice, [two.id], { zoneChange: 'keepClock', from: '09:00', to: '12:00' });

  const { dateFrom, dateTo } = one;
  expect(await now(practice, one.id)).toMatchObject({
    timeZone: 'Australia/Perth',
    dateFrom,
    dateTo,
  });
  expect(await now(practice, two.id)).toMatchObject({
    timeZone: 'Australia/Perth',
    dateFrom: '2030-01-02T01:00:00.000Z',
    dateTo: '2030-01-02T04:00:00.000Z',
  });
});

test('booked slots are not shifted: it is refused, and says how many there are', async () => {
  const { practice, one, two } = await aMovedCentre();
  const [first, second] = await practice.slots(two.id);
  for (const slot of [first, second]) await practice.book(slot?.id ?? '');

  const preview = await change(practice, [one.id, two.id], {
    zoneChange: 'keepClock',
    isPreview: true,
  });
  const answer = await change(practice, [one.id, two.id], { zoneChange: 'keepClock' });

  for (const refused of [preview, answer]) {
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'bookedTimesStay' } } });
    expect(refused.body.error?.message).toContain(
      'Of the chosen sessions, 1 with booked slots (2 in all) cannot be changed',
    );
  }
  expect(await now(practice, one.id)).toMatchObject({ timeZone: 'Australia/Sydney' });
});

test('a centre with other clocks asks which times stay', async () => {
  const practice = await aPractice(server);
  const perth = await practice.centre('Kings Park', { address: '{"state": "WA"}' });
  const { id, dateFrom } = await practice.session();

  const refused = await change(practice, [id], { centreId: perth });
  const done = await change(practice, [id], { centreId: perth, zoneChange: 'keepMoments' });

  expect(refused.body.error).toMatchObject({
    code: 'sayWhichTimesStay',
    message:
      'The centre keeps Australia/Perth. Sessions that keep Australia/Sydney: 1. ' +
      'Say whether their clock times or their moments stay.',
  });
  expect(done.body).toMatchObject({ changed: 1 });
  expect(await now(practice, id)).toMatchObject({ timeZone: 'Australia/Perth', dateFrom });
});

test('sessions that go to another centre leave their room behind, others keep theirs', async () => {
  const practice = await aPractice(server);
  const there = await practice.centre('Kings Park', { time_zone: 'Australia/Sydney' });
  const roomThere = await practice.run(
    `insert into centre_rooms (tenant_id, id, centre_id, name)
      values ($1, gen_random_uuid(), $2, 'Room 1') returning id`,
    [practice.tenantId, there],
  );
  const room = String(roomThere[0]?.id);
  const [coming, staying] = [await practice.session(), await practice.session()];
  await practice.run('update appointment_sessions set room_id = $2 where id = $1', [
    coming.id,
    practice.roomId,
  ]);
  await practice.run('update appointment_sessions set centre_id = $2, room_id = $3 where id = $1', [
    staying.id,
    there,
    room,
  ]);

  const answer = await change(practice, [coming.id, staying.id], { centreId: there });

  expect(answer.body).toMatchObject({ changed: 2, kept: [] });
  expect(await now(practice, coming.id)).toMatchObject({ centreId: there, roomId: null });
  expect(await now(practice, staying.id)).toMatchObject({ centreId: there, roomId: room });
});
