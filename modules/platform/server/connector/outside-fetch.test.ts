import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './outside-address.ts';
import { OutsideRefused, OutsideUnavailable } from './outside-failure.ts';
import { outsideFetch } from './outside-fetch.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

async function aServer(answer: Answer): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const heard: (string | undefined)[] = [];
const other = await aServer((request, reply) => {
  heard.push(request.headers.authorization);
  reply.end('the file');
});
const origin = await aServer((request, reply) => {
  const { url = '' } = request;
  if (url === '/away') reply.writeHead(302, { location: `${other}/file` }).end();
  else if (url === '/inside') reply.writeHead(302, { location: 'https://10.0.0.7/' }).end();
  else if (url === '/large') reply.end('x'.repeat(2000));
  else if (url === '/broken') request.socket.destroy();
  else if (url !== '/slow')
    request.pipe(reply.writeHead(200, { 'x-type': request.headers['content-type'] ?? '' }));
});

const ask = (url: string, more: object = {}) =>
  outsideFetch(url, {
    method: 'GET',
    timeoutMs: 5000,
    mostBytesIn: 1000,
    allowedOrigins: [origin, other],
    ...more,
  });

describe('where a connector may call', () => {
  test.each([
    'http://example.com/',
    'https://user:pass@example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'file:///etc/passwd',
    'no address',
  ])('%s is refused', async (url) => {
    await expect(ask(url)).rejects.toThrow(OutsideRefused);
  });

  test('an origin that is allowed is called, and none that only looks like it', async () => {
    const { port } = new URL(origin);

    expect((await ask(`${origin}/echo`)).status).toBe(200);
    await expect(ask(`http://127.0.0.1:${port}0/`)).rejects.toThrow(OutsideRefused);
    await expect(ask(`http://127.0.0.2:${port}/`)).rejects.toThrow(OutsideRefused);
    await expect(ask(`${origin}/`, { allowedOrigins: [] })).rejects.toThrow(OutsideRefused);
  });

  test.each([
    ['8.8.8.8', true],
    ['2001:4860:4860::8888', true],
    ['::ffff:8.8.8.8', true],
    ['::ffff:10.0.0.1', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['0.0.0.0', false],
    ['64:ff9b::a00:1', false],
    ['nonsense', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('what comes back', () => {
  test('a form goes out as one, with its type', async () => {
    const body = new URLSearchParams({ grant_type: 'x' });
    const answer = await ask(`${origin}/echo`, { method: 'POST', body });

    expect(answer.text()).toBe('grant_type=x');
    expect(answer.header('x-type')).toContain('application/x-www-form-urlencoded');
  });

  test('a redirect is not followed, for it would carry the token elsewhere', async () => {
    const headers = { authorization: 'Bearer secret' };
    await expect(ask(`${origin}/away`, { headers })).rejects.toThrow('points elsewhere');
  });

  test('a download follows it without the token, and never to an inner address', async () => {
    const headers = { authorization: 'Bearer secret' };
    const answer = await ask(`${origin}/away`, { headers, isDownload: true });

    expect(answer.text()).toBe('the file');
    expect(heard).toEqual([undefined]);
    await expect(ask(`${origin}/inside`, { isDownload: true })).rejects.toThrow(OutsideRefused);
  });

  test('more than is allowed is cut off', async () => {
    await expect(ask(`${origin}/large`)).rejects.toThrow('too large');
  });

  test('silence and a line that breaks may be tried again, a mistake of ours not', async () => {
    await expect(ask(`${origin}/slow`, { timeoutMs: 100 })).rejects.toThrow(OutsideUnavailable);
    await expect(ask(`${origin}/broken`)).rejects.toThrow(OutsideUnavailable);
    await expect(
      ask('http://127.0.0.1:1/', { allowedOrigins: ['http://127.0.0.1:1'] }),
    ).rejects.toThrow(OutsideUnavailable);
    await expect(ask(`${origin}/echo`, { headers: { 'bad name': 'x' } })).rejects.not.toThrow(
      OutsideUnavailable,
    );
  });
});
