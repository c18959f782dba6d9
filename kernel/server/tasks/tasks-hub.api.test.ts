import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aHubClient, eventually, taskServer } from '#kernel/testing';
import { tasksRoom } from './tell-of-task.ts';

const server = await taskServer();

/** Long enough for a message that should not come. */
const aWhile = () => sleep(400);

test('its owner hears of a task as it goes; a colleague does not', async () => {
  const tenantId = randomUUID();
  const person = server.person({ tenantId });
  const own = await aHubClient(server, person.token);
  const other = await aHubClient(server, server.person({ tenantId }).token);

  const id = await server.start(person);
  await server.work(person, id);

  const states = () => own.received.map(([, task]) => (task as { state: string }).state);
  await eventually(states, (seen) => seen.at(-1) === 'done');
  expect(new Set(states())).toEqual(new Set(['waiting', 'running', 'done']));
  expect(own.received[0]).toMatchObject(['TaskChanged', { id, isOwn: true, title: 'Specimens' }]);
  expect(other.received).toEqual([]);
});

test('whoever runs the tenant hears that there is news, and nothing of what it is', async () => {
  const tenantId = randomUUID();
  const admin = server.person({ tenantId, roles: ['TENANT_ADMIN'] });
  const colleague = server.person({ tenantId });
  const [watching, refused] = [
    await aHubClient(server, admin.token),
    await aHubClient(server, colleague.token),
  ];
  for (const { socket } of [watching, refused]) socket.emit('WatchTasks', {});
  // Once a signal to the room arrives, its place has been taken.
  await eventually(
    () => {
      server.services.realtime.publish(tasksRoom(tenantId), 'Ping');
      return watching.received.length;
    },
    (count) => count > 0,
  );

  await server.start(server.person({ tenantId }));

  expect(await watching.next('TasksChanged')).toEqual([]);
  watching.socket.emit('UnwatchTasks', {});
  await aWhile();
  expect(refused.received).toEqual([]);
});
