import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { aHubClient, asSuperuser, eventually, testServer } from '#kernel/testing';
import type { ServerModule } from '../services.ts';
import { tenantRoom, userRoom } from './rooms.ts';

const told: string[] = [];

const echo: ServerModule = {
  name: 'echo',
  hub: {
    admits: (actor) => !actor.features.includes('Quiet'),
    events: {
      async Say({ actor, reply }, payload) {
        reply('Said', actor.name, payload);
      },
      async Stay({ join }, seconds) {
        join('some room', Number(seconds));
      },
      async Break() {
        throw new Error('this handler is broken');
      },
    },
    async left({ actor }) {
      told.push(actor.userId);
    },
  },
};

const one = await testServer({ modules: [echo] });
const two = await testServer({ modules: [echo], beside: one });

/** Long enough for a message that should not come. */
const aWhile = () => sleep(400);

const tokenUntil = (end: number) =>
  `x.${Buffer.from(JSON.stringify({ exp: end / 1000 })).toString('base64url')}.${Math.random()}`;

/** Somebody who came with a token of this length, and was given a longer one. */
async function renewed(life: number) {
  const end = Date.now() + life;
  const { token, actor } = one.signedIn({}, tokenUntil(end));
  const fresh = one.signedIn(actor, tokenUntil(end + 600_000));
  const client = await aHubClient(one, token);
  const ack: Promise<unknown> = client.socket
    .timeout(10_000)
    .emitWithAck('Authenticate', fresh.token);
  const isRenewed = await ack.catch(() => false);
  const isInTime = Date.now() < end;
  if (isInTime) expect(isRenewed).toBe(true);
  return { client, end, actor, isInTime };
}

describe('[D25] the handshake', () => {
  test.each<[string, unknown]>([
    ['no token', undefined],
    ['a token nobody has', 'nobody'],
    ['a token that is no text', { length: 3 }],
    ['an endless token', 'x'.repeat(9000)],
  ])('%s is refused', async (_what, token) => {
    const client = await aHubClient(one, token);

    expect(client.endings).toEqual(['unauthorized']);
    expect(client.socket.connected).toBe(false);
  });

  test('whoever has no realtime is refused in a word', async () => {
    const { token } = one.signedIn({ features: ['Quiet'] });

    expect((await aHubClient(one, token)).endings).toEqual(['notAvailable']);
  });

  test('the connection ends with the token', async () => {
    const end = Date.now() + 1200;
    const { token } = one.signedIn({}, tokenUntil(end));
    const client = await aHubClient(one, token);

    await eventually(
      () => client.endings,
      (endings) => endings.length > 0,
    );
    expect(client.endings).toEqual(['io server disconnect']);
    expect(Date.now()).toBeGreaterThan(end - 50);
  });

  test('a new token of the same person keeps the place', async () => {
    let life = 600;
    // On a busy machine the first token may have ended before the second was handed in.
    const { client, end, actor } = await eventually(
      () => renewed((life *= 2)),
      ({ isInTime }) => isInTime,
    );

    await sleep(Math.max(0, end - Date.now()) + 300);
    expect(client.socket.connected).toBe(true);
    one.services.realtime.publish(userRoom(actor.tenantId, actor.userId), 'Still', 1);
    expect(await client.next('Still')).toEqual([1]);
  });

  test("somebody else's token is not taken, and changes nothing", async () => {
    const { token } = one.signedIn();
    const other = one.signedIn();
    const client = await aHubClient(one, token);

    for (const given of [other.token, 'nobody', null, { a: 1 }]) {
      expect(await client.socket.emitWithAck('Authenticate', given)).toBe(false);
    }
    client.socket.emit('Say', 'hello');
    expect(await client.next('Said')).toEqual(['Test Person', 'hello']);
  });
});

describe('[D25] messages', () => {
  test('rights are asked for with every message', async () => {
    const { token } = one.signedIn();
    const client = await aHubClient(one, token);
    one.actors.delete(token);

    client.socket.emit('Say', 'hello');

    await eventually(
      () => client.endings,
      (endings) => endings.includes('io server disconnect'),
    );
    expect(client.received).toEqual([]);
  });

  test('an unknown event, a broken handler and a flood do no harm', async () => {
    const { token } = one.signedIn();
    const client = await aHubClient(one, token);
    const begun = Date.now();

    client.socket.emit('join', tenantRoom('somebody'));
    client.socket.emit('Break');
    for (let n = 0; n < 200; n += 1) client.socket.emit('Say', n);

    await client.next('Said');
    await aWhile();
    expect(client.socket.connected).toBe(true);
    const seconds = (Date.now() - begun) / 1000;
    expect(client.received.length).toBeLessThan(62 + 10 * seconds);
  });

  test('a room is left when it is not asked for again', async () => {
    const { token, actor } = one.signedIn();
    const client = await aHubClient(one, token);
    let asked = 0;
    /** What is said to the room comes before what is said to the person afterwards. */
    const isInRoom = async () => {
      const mark = `mark ${(asked += 1)}`;
      one.services.realtime.publish('some room', mark, 'room');
      one.services.realtime.publish(userRoom(actor.tenantId, actor.userId), mark, 'person');
      await eventually(
        () => client.received.some(([name, to]) => name === mark && to === 'person'),
        Boolean,
      );
      return client.received.some(([name, to]) => name === mark && to === 'room');
    };
    expect(await isInRoom()).toBe(false);

    await eventually(() => {
      client.socket.emit('Stay', 1);
      return isInRoom();
    }, Boolean);

    expect(await eventually(isInRoom, (isIn) => !isIn)).toBe(false);
  });

  test('the modules learn that somebody left', async () => {
    const { token, actor } = one.signedIn();
    const client = await aHubClient(one, token);

    client.socket.disconnect();

    await eventually(
      () => told,
      (users) => users.includes(actor.userId),
    );
  });
});

describe('two processes on one database', () => {
  test('a message reaches the sockets of the other, and no other tenant', async () => {
    const { token, actor } = one.signedIn();
    const stranger = one.signedIn();
    const colleague = one.signedIn({ tenantId: actor.tenantId });
    const [here, there, foreign, beside] = await Promise.all([
      aHubClient(one, token),
      aHubClient(two, token),
      aHubClient(two, stranger.token),
      aHubClient(two, colleague.token),
    ]);

    two.services.realtime.publish(userRoom(actor.tenantId, actor.userId), 'ToYou', { n: 1 });
    one.services.realtime.publish(tenantRoom(actor.tenantId), 'ToAll', 'x'.repeat(20_000));

    expect(await here.next('ToYou')).toEqual([{ n: 1 }]);
    expect(await there.next('ToYou')).toEqual([{ n: 1 }]);
    for (const client of [here, there, beside]) {
      expect(await client.next('ToAll')).toEqual(['x'.repeat(20_000)]);
    }
    await aWhile();
    expect(foreign.received).toEqual([]);
    expect(beside.received.map(([event]) => event)).toEqual(['ToAll']);
  });

  test('it goes on after PostgreSQL has ended all connections', async () => {
    const { token, actor } = one.signedIn();
    const client = await aHubClient(two, token);
    const room = userRoom(actor.tenantId, actor.userId);
    await endConnections();

    const heard = () => client.received.filter(([event]) => event === 'Again').length;
    await eventually(
      () => {
        one.services.realtime.publish(room, 'Again');
        return sleep(200).then(heard);
      },
      (count) => count > 0,
    );

    await client.next('Resync');

    // Nobody listens twice after the second loss either.
    await endConnections();
    let last = 0;
    const heardLast = () =>
      client.received.filter(([event, n]) => event === 'Once' && n === last).length;
    await eventually(
      () => {
        one.services.realtime.publish(room, 'Once', (last += 1));
        return sleep(200).then(heardLast);
      },
      (count) => count > 0,
    );
    await sleep(2000);
    one.services.realtime.publish(room, 'Once', (last += 1));
    await eventually(heardLast, Boolean);
    await aWhile();
    expect(heardLast()).toBe(1);
  });
});

async function endConnections(): Promise<void> {
  const database = pg.escapeLiteral(new URL(one.ownerUrl).pathname.slice(1));
  await asSuperuser(
    one.ownerUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = ${database} and application_name = 'caseway-realtime'`,
  );
}
