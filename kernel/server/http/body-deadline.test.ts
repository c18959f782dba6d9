import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addBodyDeadline } from './body-deadline.ts';

const app = Fastify();
addBodyDeadline(app);
app.post('/quick', { config: { bodySeconds: 0.1 } }, () => 'done');
app.post('/patient', { config: { bodySeconds: 5 } }, () => 'done');
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n`;

test('D18: a body that does not come in time ends the connection', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(head('/quick'));

  await once(socket.resume(), 'close');

  expect(socket.destroyed).toBe(true);
});

test('a route that takes large files waits longer', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(head('/patient'));
  setTimeout(() => socket.write('{}'), 300);

  const chunks = await socket.toArray();

  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 200/);
});
