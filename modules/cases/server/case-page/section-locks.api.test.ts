import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { systemContext } from '#kernel/server';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import type { HubClient } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const modules = [platformServer, correspondenceServer, bookingServer, casesServer];
const one = await testServer({ modules });
const two = await testServer({ modules, beside: one });
const practice = await aCasePractice(one);
const features = ['Assessment', 'RealtimeNotification'];
const signedIn = (name: string, roles: readonly string[], facts: object = {}) =>
  practice.signedIn(roles, { name, features, ...facts });
const anna = signedIn('Anna Kerr', ['STAFF']);
const ben = signedIn('Ben Byrne', ['STAFF']);

const wire = (ObjectId: string, more: object = {}) =>
  JSON.stringify({ FromModule: 'IME', ObjectId, ...more });
const booking = { Section: 'BookingNotes' };

type Lock = { section: string; displayName: string; since: string };
const seenBy = ({ received }: HubClient): readonly Lock[] | undefined => {
  const last = received.findLast(([event]) => event === 'SectionLocks');
  return (last?.[1] as { locks: readonly Lock[] } | undefined)?.locks;
};
const writersSeenBy = (client: HubClient) =>
  seenBy(client)?.map(({ section, displayName }) => `${section}: ${displayName}`);
const sees = (client: HubClient, writers: readonly string[]) =>
  eventually(
    () => writersSeenBy(client),
    (now) => JSON.stringify(now) === JSON.stringify(writers),
  );
const asks = (client: HubClient, id: string) => client.socket.emit('GetSectionLocks', wire(id));

/** Two windows on a new case, in two processes. */
async function twoWindows() {
  const { id } = await practice.newCase();
  const [first, second] = await Promise.all([
    aHubClient(one, anna.token),
    aHubClient(two, ben.token),
  ]);
  for (const window of [first, second]) {
    asks(window, id);
    await sees(window, []);
  }
  return { id, first, second };
}

describe('who writes in a section of a case', () => {
  test('is shown to the others at once, with the time, and no longer when they stop', async () => {
    const { id, first, second } = await twoWindows();

    first.socket.emit('WriteSection', wire(id, booking));

    await sees(second, ['BookingNotes: Anna Kerr']);
    expect(Date.parse(seenBy(second)?.[0]?.since ?? '')).toBeGreaterThan(0);
    second.socket.emit('WriteSection', wire(id, { Section: 'ClientDetails' }));
    await sees(first, ['BookingNotes: Anna Kerr', 'ClientDetails: Ben Byrne']);
    first.socket.emit('LeaveSection', wire(id, booking));
    await sees(second, ['ClientDetails: Ben Byrne']);
  });

  test('keeps it until somebody takes it over', async () => {
    const { id, first, second } = await twoWindows();
    first.socket.emit('WriteSection', wire(id, booking));
    await sees(second, ['BookingNotes: Anna Kerr']);

    second.socket.emit('WriteSection', wire(id, booking));
    await sees(second, ['BookingNotes: Anna Kerr']);
    second.socket.emit('WriteSection', wire(id, { ...booking, TakesOver: true }));

    await sees(first, ['BookingNotes: Ben Byrne']);
    first.socket.emit('WriteSection', wire(id, booking));
    asks(first, id);
    await sees(first, ['BookingNotes: Ben Byrne']);
  });

  test('loses it with the connection, and when nothing is heard of them for a minute', async () => {
    const { id, first, second } = await twoWindows();
    first.socket.emit('WriteSection', wire(id, booking));
    await sees(second, ['BookingNotes: Anna Kerr']);
    first.socket.disconnect();
    await sees(second, []);

    second.socket.emit('WriteSection', wire(id, booking));
    await sees(second, ['BookingNotes: Ben Byrne']);
    await one.services.db.batch(systemContext(practice.tenantId), [
      {
        text: `update section_locks set seen_at = now() - interval '61 seconds' where case_id = $1`,
        values: [id],
      },
    ]);
    const third = await aHubClient(one, anna.token);
    third.socket.emit('WriteSection', wire(id, booking));
    await sees(second, ['BookingNotes: Anna Kerr']);
  });

  test('[D25] is told to nobody who does not see the case, and whoever may only read writes nothing', async () => {
    const { id, first, second } = await twoWindows();
    const strangers = await Promise.all([
      aHubClient(two, signedIn('A Stranger', ['STAFF'], { tenantId: randomUUID() }).token),
      aHubClient(
        two,
        signedIn('Some Customer', ['CASE_MANAGER'], { ids: { companyId: [randomUUID()] } }).token,
      ),
    ]);
    const reader = await aHubClient(
      one,
      signedIn('Dr Reader', ['SPECIALIST'], {
        ids: {
          specialistId: [practice.specialistId],
          visibleSpecialistIds: [practice.specialistId],
        },
      }).token,
    );

    for (const client of [...strangers, reader]) {
      client.socket.emit('WriteSection', wire(id, { ...booking, TakesOver: true }));
      client.socket.emit('LeaveSection', 'nonsense');
      client.socket.emit('LeaveSection', wire('x', booking));
      asks(client, id);
    }
    await sees(reader, []);
    first.socket.emit('WriteSection', wire(id, booking));
    await sees(second, ['BookingNotes: Anna Kerr']);

    expect(strangers.flatMap(({ received }) => received)).toEqual([]);
  });
});

test('whoever has a case open is told that it changed, and nothing of what', async () => {
  const { id, second } = await twoWindows();

  await anna.api.put(`/app/assessments/${id}/booking-detail`, { claimNo: 'CL-9' });

  expect(await second.next('CaseChanged')).toEqual([{ fromModule: 'IME', objectId: id }]);
});
