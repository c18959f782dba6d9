import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import { systemContext } from '#kernel/server';
import { aHubClient, eventually, testServer } from '#kernel/testing';
import type { HubClient } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const one = await testServer({ modules: [platformServer], database: 'own' });
const two = await testServer({ modules: [platformServer], beside: one });

const features = ['RealtimeNotification'];
const tenantId = randomUUID();
const signedIn = (name: string, facts: Partial<Actor> = {}) =>
  one.signedIn({ tenantId, name, features, ...facts });
const ana = signedIn('Ana Abbott');
const ben = signedIn('Ben Byrne', { roles: ['STAFF'] });

let companies = 0;
const aCompany = async (): Promise<string> => {
  const name = `Company ${(companies += 1)}`;
  return (await ana.api.post('/app/companies', { name, businessType: 'insurer' })).body.id ?? '';
};

const wire = (ObjectId: string, ActivityType = 'ITEM_VIEWING', FromModule = 'company') =>
  JSON.stringify({ FromModule, ObjectId, ActivityType });

const logs = async (client: HubClient, id: string, FromModule?: string) => {
  const before = client.received.length;
  client.socket.emit('GetActivityLogs', wire(id, 'ITEM_VIEWING', FromModule));
  return eventually(
    () => client.received.slice(before).find(([event]) => event === 'ActivityLogsResult'),
    (found) => found !== undefined,
  );
};

const viewing = (id: string, { userId, name }: Actor, activityType = 'ITEM_VIEWING') => ({
  fromModule: 'COMPANY',
  objectId: id,
  activityType,
  displayName: name,
  userId,
});

describe('two people on one record', () => {
  test('[B-130] [B-148] [D-006] see each other arrive and leave, in two processes', async () => {
    const id = await aCompany();
    const [first, second] = await Promise.all([
      aHubClient(one, ana.token),
      aHubClient(two, ben.token),
    ]);
    first.socket.emit('AddActivityLog', wire(id));
    await first.next('ReceiveActivityLog');

    second.socket.emit('AddActivityLog', wire(id));

    expect(await second.next('ReceiveActivityLog')).toEqual([viewing(id, ben.actor)]);
    await eventually(
      () => first.received.at(-1)?.[1],
      (last) => JSON.stringify(last) === JSON.stringify(viewing(id, ben.actor)),
    );
    expect((await logs(second, id))?.slice(1)).toEqual([
      [viewing(id, ana.actor), viewing(id, ben.actor)],
      { fromModule: 'COMPANY', objectId: id },
    ]);

    second.socket.emit('AddActivityLog', wire(id, 'ITEM_LEFT'));
    await eventually(
      () => first.received.at(-1)?.[1],
      (last) => JSON.stringify(last) === JSON.stringify(viewing(id, ben.actor, 'ITEM_LEFT')),
    );

    first.socket.disconnect();
    await eventually(
      async () => (await logs(second, id))?.[1] as unknown[],
      (left) => left.length === 0,
    );
  });

  test('a renewal is not announced again, and a second window is the same person', async () => {
    const id = await aCompany();
    const watcher = await aHubClient(one, ana.token);
    watcher.socket.emit('AddActivityLog', wire(id));
    await watcher.next('ReceiveActivityLog');
    const windows = [await aHubClient(one, ben.token), await aHubClient(two, ben.token)];

    for (const window of [...windows, ...windows]) {
      window.socket.emit('AddActivityLog', wire(id));
      await logs(window, id);
    }
    const told = () => watcher.received.filter(([event]) => event === 'ReceiveActivityLog').length;
    await eventually(told, (count) => count === 2);
    await sleep(200);
    expect(told()).toBe(2);

    windows[0]?.socket.disconnect();
    await sleep(300);
    expect(told()).toBe(2);
    expect((await logs(watcher, id))?.[1]).toHaveLength(2);

    windows[1]?.socket.disconnect();
    await eventually(told, (count) => count === 3);
  });

  test('[G-093] whoever does not renew for 60 seconds is not viewing', async () => {
    const id = await aCompany();
    const client = await aHubClient(one, ana.token);
    client.socket.emit('AddActivityLog', wire(id));
    await client.next('ReceiveActivityLog');
    await one.services.db.batch(systemContext(tenantId), [
      { text: `update presence set seen_at = now() - interval '61 seconds'` },
    ]);

    expect((await logs(client, id))?.[1]).toEqual([]);
    client.socket.emit('AddActivityLog', wire(id));
    await eventually(
      () => client.received.filter(([event]) => event === 'ReceiveActivityLog').length,
      (count) => count === 2,
    );
  });
});

describe('[D25] nobody learns of a record that is not theirs', () => {
  test('another tenant, another company and no record at all are the same silence', async () => {
    const id = await aCompany();
    const owner = await aHubClient(one, ana.token);
    owner.socket.emit('AddActivityLog', wire(id));
    await owner.next('ReceiveActivityLog');
    const outsiders = await Promise.all([
      aHubClient(two, signedIn('A Stranger', { tenantId: randomUUID() }).token),
      aHubClient(
        two,
        signedIn('Some Customer', {
          roles: ['CASE_MANAGER'],
          ids: { companyId: [randomUUID()] },
        }).token,
      ),
      aHubClient(two, signedIn('A Contractor', { roles: ['CONTRACTOR'] }).token),
    ]);

    for (const { socket } of outsiders) {
      for (const record of [id, randomUUID()]) {
        socket.emit('AddActivityLog', wire(record));
        socket.emit('GetActivityLogs', wire(record));
      }
    }
    const latecomer = await aHubClient(one, ben.token);
    latecomer.socket.emit('AddActivityLog', wire(id));
    await latecomer.next('ReceiveActivityLog');
    await sleep(400);

    expect(outsiders.flatMap((client) => client.received)).toEqual([]);
    expect((await logs(owner, id))?.[1]).toEqual([viewing(id, ana.actor), viewing(id, ben.actor)]);
  });

  test('[G-108] without the feature there is no hub; the host has it always', async () => {
    const off = signedIn('No Feature', { features: [] });
    const host = signedIn('A Host', { features: [], isHost: true });

    expect((await aHubClient(one, off.token)).endings).toEqual(['notAvailable']);
    expect((await aHubClient(one, host.token)).socket.connected).toBe(true);
  });

  test('[B-149] what cannot be understood is ignored', async () => {
    const id = await aCompany();
    const client = await aHubClient(one, ana.token);
    const nonsense = [
      undefined,
      null,
      7,
      '',
      '{',
      '[]',
      {},
      wire('x'),
      wire(id, 'OTHER'),
      wire(id, 'ITEM_VIEWING', ''),
      wire(id, 'ITEM_VIEWING', 'tenant'),
      wire(id, 'ITEM_LEFT', '__proto__'),
    ];

    for (const payload of nonsense) {
      client.socket.emit('AddActivityLog', payload);
      client.socket.emit('GetActivityLogs', payload);
    }

    expect((await logs(client, id, 'COMPANY'))?.[1]).toEqual([]);
    expect(client.socket.connected).toBe(true);
  });
});
