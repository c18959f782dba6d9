import { expect, test } from 'vitest';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import type { SessionNews } from '../../domain/index.ts';
import { registerCatalogue } from '../../../catalogue.ts';
import { aClinic } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer], database: 'own' });
const url = '/app/appointment-sessions';

test('whoever looks hears of a session that is made, changed, held, cancelled and deleted', async () => {
  const clinic = await aClinic(server);
  const { token } = server.signedIn({ tenantId: clinic.tenantId, roles: ['STAFF'] });
  const screen = await aHubClient(server, token);
  const told = (id: unknown): SessionNews[] =>
    screen.received.flatMap(([event, news]) =>
      event === 'SessionsChanged' && (news as SessionNews).ids[0] === id
        ? [news as SessionNews]
        : [],
    );
  // Nothing says when the watching has begun, but the first news do.
  await eventually(
    async () => {
      screen.socket.emit('WatchSlots', {});
      await clinic.session();
      return screen.received.length;
    },
    (count) => count > 0,
  );
  const session = await clinic.session();
  const hears = (count: number) =>
    eventually(
      () => told(session.id),
      (all) => all.length >= count,
    );

  await hears(1);
  await clinic.api.put(`${url}/${session.id}`, {
    note: 'x',
    concurrencyStamp: session.concurrencyStamp,
  });
  await hears(2);
  await clinic.api.put(`${url}/${session.id}/setIsOnHold`, { isOnHold: true });
  await hears(3);
  await clinic.api.post(`${url}/bulk`, { ids: [session.id], verb: 'release' });
  await hears(4);
  await clinic.api.put(`${url}/${session.id}/deleteSession`);
  await hears(5);
  await clinic.api.delete(`${url}/${session.id}`);

  const { id, dateFrom, dateTo } = session;
  expect(await hears(6)).toEqual(
    Array.from({ length: 6 }, () => ({ ids: [id], from: dateFrom, to: dateTo })),
  );
});
