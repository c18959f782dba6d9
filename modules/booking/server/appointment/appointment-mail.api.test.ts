import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import type { Tx } from '#kernel/server';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReachablePractice, firstSlot } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';
import { appointmentReference } from './appointment-mail.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer] });

const { find } = appointmentReference.value as {
  find(tx: Tx, reference: string): Promise<object | null>;
};
const findIn = (tenantId: string, reference: string) =>
  server.services.db.transaction(systemContext(tenantId), (tx) => find(tx, reference));

test('the people of an appointment are offered to write to, and its reference finds it', async () => {
  const practice = await aReachablePractice(server);
  const { body } = await practice.book(await firstSlot(practice));
  const id = String(body.id);
  const query = `fromModule=APPOINTMENT&objectId=${id}`;

  const { body: found } = await practice.api.get(`/app/emails/recipients?${query}`);

  const items = found['items'] as unknown as { label: string; email: string }[];
  expect(items.map(({ label }) => label)).toEqual(
    ['Client', 'Case manager', 'Specialist'].filter((one) =>
      items.some(({ label }) => label === one),
    ),
  );
  expect(items.length).toBeGreaterThanOrEqual(2);
  const reference = String(found['objectName']);
  const { tenantId } = practice;
  expect(await findIn(tenantId, reference)).toMatchObject({ objectId: id, objectName: reference });
  expect(await findIn(tenantId, 'APT-1999-000001')).toBeNull();
  const stranger = server.signedIn({ roles: ['STAFF'] });
  expect(await findIn(stranger.actor.tenantId, reference)).toBeNull();
});
