import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });
const url = '/app/appointment-sessions';

test('a session at a centre that receives no bookings is neither made nor moved there, and stays if it is there', async () => {
  const practice = await aPractice(server);
  const { api, specialistId } = practice;
  const closed = await practice.centre('Closed Rooms', { receive_booking: false });
  const disabled = await practice.centre('Former Rooms', { is_active: false });
  const there = await practice.session();
  const dates = { dateFrom: '2030-06-01T09:00:00Z', dateTo: '2030-06-01T12:00:00Z' };
  const { concurrencyStamp } = there;
  const change = (values: object) => api.put(`${url}/${there.id}`, { concurrencyStamp, ...values });

  for (const centreId of [closed, disabled]) {
    const made = await api.post(url, { specialistId, centreId, ...dates });
    const moved = await change({ centreId });
    for (const answer of [made, moved]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { code: 'sessionAtClosedCentre' } },
      });
    }
  }
  await practice.run('update centres set receive_booking = false where id = $1', [
    practice.centreId,
  ]);
  const noted = await change({ centreId: practice.centreId, note: 'Ring the bell' });
  expect(noted.status).toBe(200);
});
