import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../../catalogue.ts';
import { aPdf, filesTestServer } from '../../../testing/index.ts';
import type { Uploader } from '../../../testing/index.ts';
import { documentsServer } from '../../index.ts';
import { filesCleanUp } from '../../clean-up.job.ts';

registerCatalogue();
const server = await filesTestServer();
const place = '/app/files/tus';
const bytes = Buffer.concat([aPdf(), randomBytes(50_000)]);

const metadata = (given: Record<string, string>) =>
  Object.entries(given)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

type Call = { url?: string; headers?: Record<string, string>; body?: Buffer; token?: string };

function tusOf(staff: Pick<Uploader, 'token'>, app = server.app) {
  const call = async (method: InjectOptions['method'], { url = place, headers, body }: Call) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${staff.token}`,
        'tus-resumable': '1.0.0',
        ...(body && { 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
      ...(body && { payload: body }),
    } as InjectOptions);
    return { status: answer.statusCode, headers: answer.headers, text: answer.body };
  };
  return {
    call,
    async create(size = bytes.length, given: Record<string, string> = {}) {
      const headers = {
        'upload-length': String(size),
        'upload-metadata': metadata({ filename: 'report.pdf', ...given }),
      };
      return call('POST', { headers });
    },
    head: (url: string) => call('HEAD', { url }),
    patch: (url: string, offset: number, body = Buffer.alloc(0)) =>
      call('PATCH', { url, headers: { 'upload-offset': String(offset) }, body }),
  };
}

const partsIn = async (tenantId: string) => {
  const [found] = await server.services.db.batch(systemContext(tenantId), [
    { text: 'select 1 from resumable_upload_parts' },
  ]);
  return found?.rows.length;
};

const begun = async (staff: Uploader, given: Record<string, string> = {}) => {
  const tus = tusOf(staff);
  const { headers } = await tus.create(bytes.length, given);
  return { tus, url: String(headers.location) };
};

test('a file arrives in parts, also through another process, and is the file that was sent', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const { tus, url } = await begun(staff, { fromModule: 'COMPANY', objectId: company.id });
  const beside = await testServer({
    modules: [documentsServer],
    beside: server,
    env: { STORAGE_URL: server.services.config.storageUrl },
  });

  expect(await tus.patch(url, 0, bytes.subarray(0, 20_000))).toMatchObject({
    status: 204,
    headers: { 'upload-offset': '20000', 'tus-resumable': '1.0.0' },
  });
  const other = tusOf(staff, beside.app);
  expect((await other.head(url)).headers).toMatchObject({
    'upload-offset': '20000',
    'upload-length': String(bytes.length),
    'cache-control': 'no-store',
  });
  const last = await other.patch(url, 20_000, bytes.subarray(20_000));

  const id = String(last.headers['upload-file']);
  expect((await staff.api.get(`/app/files/${id}`)).raw).toEqual(bytes);
  const { body } = await staff.api.get(`/app/files?fromModule=COMPANY&objectId=${company.id}`);
  expect(body.items).toMatchObject([{ id, name: 'report.pdf', fileSizeInByte: bytes.length }]);
  expect((await tus.head(url)).headers['upload-file']).toBe(id);
});

test('a part at another place than the upload stands at is refused and changes nothing', async () => {
  const staff = server.uploader();
  const { tus, url } = await begun(staff);
  await tus.patch(url, 0, bytes.subarray(0, 10_000));

  const wrong = await tus.patch(url, 5000, bytes.subarray(5000));
  const twice = await Promise.all(
    [1, 2].map(() => tus.patch(url, 10_000, bytes.subarray(10_000, 20_000))),
  );

  expect(wrong.status).toBe(409);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect((await tus.head(url)).headers['upload-offset']).toBe('20000');
  const done = await tus.patch(url, 20_000, bytes.subarray(20_000));
  const file = await staff.api.get(`/app/files/${String(done.headers['upload-file'])}`);
  expect(file.raw).toEqual(bytes);
});

test('a line that is cut leaves what had arrived', async () => {
  const staff = server.uploader();
  const { tus, url } = await begun(staff);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `PATCH ${url} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${staff.token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${bytes.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((sent) => socket.write(bytes.subarray(0, 30_000), sent));
  const parts = () => partsIn(staff.actor.tenantId);
  await eventually(parts, (count) => count === 1);
  socket.destroy();

  const { headers } = await eventually(
    () => tus.head(url),
    (answer) => Number(answer.headers['upload-offset']) > 0,
  );
  const offset = Number(headers['upload-offset']);
  const done = await tus.patch(url, offset, bytes.subarray(offset));
  const file = await staff.api.get(`/app/files/${String(done.headers['upload-file'])}`);
  expect(file.raw).toEqual(bytes);
});

test('what a process left whole but unfinished is finished by an empty part', async () => {
  const staff = server.uploader();
  const { tus, url } = await begun(staff);
  const done = await tus.patch(url, 0, bytes.subarray(0, 100));
  expect(done.headers['upload-file']).toBeUndefined();
  await server.services.db.batch(systemContext(staff.actor.tenantId), [
    { text: 'update resumable_uploads set size = received' },
  ]);

  const finished = await tus.patch(url, 100);

  const file = await staff.api.get(`/app/files/${String(finished.headers['upload-file'])}`);
  expect(file.raw).toEqual(bytes.subarray(0, 100));
  expect((await tus.patch(url, 100)).headers['upload-file']).toBe(finished.headers['upload-file']);
});

test('the same bytes wait until the person has decided', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const link = { fromModule: 'COMPANY', objectId: company.id };
  await staff.upload({ name: 'first.pdf', bytes }, `?${new URLSearchParams(link)}`);
  const { tus, url } = await begun(staff, link);

  const asked = await tus.patch(`${url}?duplicates=ask`, 0, bytes);
  expect(asked.status).toBe(409);
  expect(asked.text).toContain('This file is already here: first.pdf');
  const kept = await tus.patch(url, bytes.length);

  expect(kept.headers['upload-file']).toBeDefined();
});

test('[B-185] [M-133] another content than the name says is refused with the first part', async () => {
  const staff = server.uploader();
  const { tus, url } = await begun(staff);
  const before = server.onDisk().length;

  const answer = await tus.patch(url, 0, randomBytes(bytes.length));

  expect(answer.status).toBe(415);
  expect(server.onDisk()).toHaveLength(before);
  expect((await tus.create(10, { filename: 'virus.exe' })).status).toBe(415);
});

test('[M-134] [B-329] size, room, number and rights are asked before the first byte', async () => {
  const staff = server.uploader();
  const tus = tusOf(staff);
  const large = await tus.create(101 * 1024 * 1024);
  expect(large.status).toBe(413);
  expect(large.text).toContain('The maximum size is 100MB.');
  for (const length of ['-1', 'many', '1e9', '']) {
    const headers = { 'upload-length': length, 'upload-metadata': metadata({ filename: 'a.pdf' }) };
    expect((await tus.call('POST', { headers })).status).toBe(400);
  }
  const empty = await tus.create(0);
  expect(empty.status).toBe(422);
  expect(empty.text).toContain('is empty: it has 0 bytes.');
  const headers = { 'upload-length': '10', 'upload-metadata': 'filename !!,' };
  expect((await tus.call('POST', { headers })).status).toBe(400);
  expect((await tus.create(10, { fromModule: 'COMPANY', objectId: randomUUID() })).status).toBe(
    404,
  );
  const demo = server.uploader({ attributes: { tenantName: 'demo' } });
  expect((await tusOf(demo).create()).status).toBe(403);
});

test('more bytes than announced are refused', async () => {
  const staff = server.uploader();
  const tus = tusOf(staff);
  const { headers } = await tus.create(20_000);

  const answer = await tus.patch(String(headers.location), 0, bytes);

  expect(answer.status).toBe(400);
  expect((await tus.head(String(headers.location))).headers['upload-offset']).toBe('0');
});

test('an upload belongs to whoever began it', async () => {
  const staff = server.uploader();
  const { tus, url } = await begun(staff);
  const colleague = tusOf(server.uploader({ tenantId: staff.actor.tenantId }));
  const stranger = tusOf(server.uploader());

  for (const other of [colleague, stranger]) {
    expect((await other.head(url)).status).toBe(404);
    expect((await other.patch(url, 0, bytes)).status).toBe(404);
    expect((await other.call('DELETE', { url })).status).toBe(404);
  }
  expect((await tus.head(`${place}/nonsense`)).status).toBe(404);
});

test('the protocol is told and asked for', async () => {
  const staff = server.uploader();
  const { tus, url } = await begun(staff);

  const options = await tus.call('OPTIONS', {});
  expect(options.headers).toMatchObject({
    'tus-version': '1.0.0',
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': String(100 * 1024 * 1024),
  });
  const old = { url, headers: { 'tus-resumable': '0.2.2' } };
  expect(await tus.call('HEAD', old)).toMatchObject({
    status: 412,
    headers: { 'tus-version': '1.0.0' },
  });
  expect(
    (await tus.call('PATCH', { url, headers: { 'upload-offset': 'x' }, body: bytes })).status,
  ).toBe(400);
});

test('what is cancelled or forgotten leaves neither bytes nor rows', async () => {
  const staff = server.uploader();
  const before = server.onDisk().length;
  const cancelled = await begun(staff);
  await cancelled.tus.patch(cancelled.url, 0, bytes.subarray(0, 10_000));
  const forgotten = await begun(staff);
  await forgotten.tus.patch(forgotten.url, 0, bytes.subarray(0, 10_000));
  expect(server.onDisk()).toHaveLength(before + 2);

  await cancelled.tus.call('DELETE', { url: cancelled.url });
  expect(server.onDisk()).toHaveLength(before + 1);
  server.advance(25 * 3600);
  expect((await forgotten.tus.head(forgotten.url)).status).toBe(404);
  await filesCleanUp.run({}, server.services, new AbortController().signal);

  expect(server.onDisk().length).toBeLessThanOrEqual(before);
  const [rows] = await server.services.db.batch(systemContext(staff.actor.tenantId), [
    { text: 'select 1 from resumable_uploads union all select 1 from resumable_upload_parts' },
  ]);
  expect(rows?.rows).toEqual([]);
});
