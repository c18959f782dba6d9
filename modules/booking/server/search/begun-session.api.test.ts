import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPractice } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const clock = { now: new Date() };
const server = await testServer({ modules: [bookingServer], now: () => clock.now });

test('a session that has begun keeps its remaining slots in the search', async () => {
  const practice = await aPractice(server);
  const session = await practice.session({
    dateFrom: '2030-01-10T09:00:00.000Z',
    dateTo: '2030-01-10T12:00:00.000Z',
  });
  const [, , last] = await practice.slots(session.id);
  const foundAt = async (time: string) => {
    clock.now = new Date(`2030-01-10T${time}:00.000Z`);
    return (await practice.search({ dateFrom: '2030-01-10' })).body.items.map(({ id }) => id);
  };

  expect(await foundAt('08:00')).toEqual([session.id]);
  expect(await foundAt('10:30')).toEqual([session.id]);
  expect(await foundAt('11:00')).toEqual([]);
  clock.now = new Date('2030-01-10T10:30:00.000Z');
  expect((await practice.book(last?.id ?? '')).status).toBe(201);
  expect(await foundAt('10:30')).toEqual([]);
});
