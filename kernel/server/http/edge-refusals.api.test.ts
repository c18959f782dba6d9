import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { register } from '#kernel/domain';
import { addTables, specimen, specimens, testServer } from '#kernel/testing';

register([specimens]);
const server = await testServer({ database: 'own' });
await addTables(server.ownerUrl, [specimen]);
const { api } = server.signedIn({ roles: ['CLERK'], features: ['Specimen'] });
const url = '/app/test-specimens';
const hostile = '<img src=x onerror=alert(1)>';

test('a path that is no text is refused in our shape', async () => {
  const answer = await api.get('/app/%ff');

  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'malformed', validationErrors: [] } },
  });
});

test.each([
  ['sorting', `${url}?sorting=${encodeURIComponent(hostile)}`],
  ['a parameter', `${url}?${encodeURIComponent(hostile)}=1`],
  ['a path', `/app/${encodeURIComponent(hostile)}`],
])('a refusal does not repeat the hostile text of %s', async (_part, path) => {
  const answer = await api.get(path);

  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.raw.toString()).not.toContain('onerror');
});

/** As bytes, because no client sends what is no request. */
async function answerTo(raw: string): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(raw);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

const head = 'POST /app/test-specimens HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
test.each([
  ['a method that does not exist', 400, `${hostile} / HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['another protocol', 400, `GET / HTTP/9.9\r\nHost: x\r\n\r\n`],
  ['two lengths', 400, `${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a broken part', 400, `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['a long path', 431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a long header', 431, `${head}X-Y: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an expectation', 417, `${head}Expect: ${hostile}\r\n\r\n`],
  ['no host', 400, `GET /app/nothing HTTP/1.1\r\nConnection: close\r\n\r\n`],
])('%s is answered with %i in our shape', async (_what, status, raw) => {
  const [lines = '', body = ''] = (await answerTo(raw)).split('\r\n\r\n');

  expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(body).toContain('{"error":{"code":"');
  expect(body).not.toContain('onerror');
});

test('an offer of another protocol is answered in this one, also where sockets are served', async () => {
  const left = vi.fn<(request: unknown, socket: Socket) => void>((_request, socket) =>
    socket.destroy(),
  );
  server.app.server.on('upgrade', left);

  const answer = await answerTo(
    'GET /app/test-specimens HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  );

  expect(answer).toMatch(/^HTTP\/1.1 401 /);
  expect(left).not.toHaveBeenCalled();
  server.app.server.off('upgrade', left);
});
