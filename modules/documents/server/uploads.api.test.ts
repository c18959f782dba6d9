import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { allowedExtensions } from '../domain/index.ts';
import { aForm, aPdf, filesTestServer } from '../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const { hostDb, db } = server.services;

const programNamed = (name: string) =>
  `${name} is a program, whatever its name says. It is not kept.`;

const rows = async (tenantId: string) => {
  const [found] = await db.batch(systemContext(tenantId), [{ text: 'select status from files' }]);
  return found?.rows.length;
};

async function tenantWith(settings: Record<string, string>): Promise<string> {
  const [tenantId, edition] = [randomUUID(), randomUUID()];
  await hostDb.batch(systemContext(tenantId), [
    { text: 'insert into editions (id, name) values ($1, $2)', values: [edition, edition] },
    {
      text: 'insert into tenants (id, name, edition_id, settings) values ($1, $2, $3, $4)',
      values: [tenantId, tenantId, edition, settings],
    },
  ]);
  return tenantId;
}

test.each([
  ['virus.exe', 'MZ\u0090'],
  ['report.pdf', '<script>alert(1)</script>'],
  ['picture.png', aPdf()],
  ['noending', aPdf()],
])('[M-133] [B-185] %s with other content than its name says is refused', async (name, bytes) => {
  const staff = server.uploader();
  const before = server.onDisk();

  const answer = await staff.upload({ name, bytes });

  expect(answer).toMatchObject({
    status: 415,
    body: { error: { message: `Only '${allowedExtensions().join(', ')}' file accepted` } },
  });
  expect(server.onDisk()).toEqual(before);
  expect(await rows(staff.actor.tenantId)).toBe(0);
});

const aProgram = 'fileIsProgram';
test.each([
  ['report.pdf', '', 422, 'fileEmpty', 'report.pdf is empty: it has 0 bytes.'],
  ['report.pdf', 'MZ\u0090\0', 415, aProgram, programNamed('report.pdf')],
  ['report.pdf', '\u007fELF', 415, aProgram, programNamed('report.pdf')],
  ['report.pdf', '#!/bin/sh', 415, aProgram, programNamed('report.pdf')],
  ['run.html', 'MZ\u0090\u0000\u0003', 415, aProgram, programNamed('run.html')],
] as const)(
  '[B-185] %s with %j says what is wrong with it',
  async (name, bytes, status, code, message) => {
    const staff = server.uploader();
    const before = server.onDisk();

    const answer = await staff.upload({ name, bytes });

    expect(answer).toMatchObject({ status, body: { error: { code, message } } });
    expect(server.onDisk()).toEqual(before);
    expect(await rows(staff.actor.tenantId)).toBe(0);
  },
);

test('[B-314] [M-135] the 101st file of a record is refused by its name, however it comes', async () => {
  const staff = server.uploader();
  const { id } = await staff.company();
  const { tenantId } = staff.actor;
  await hostDb.batch(systemContext(tenantId), [
    {
      text: `insert into files (tenant_id, id, name, extension, content_type, storage_key, status, size,
          owner_resource, owner_id)
        select $1::uuid, gen_random_uuid(), n || '.pdf', 'pdf', 'application/pdf', gen_random_uuid()::text,
          'stored', 1, 'company', $2::uuid from generate_series(1, 99) n`,
      values: [tenantId, id],
    },
  ]);
  const attached = `?fromModule=COMPANY&objectId=${id}`;

  const both = await Promise.all(
    ['a.pdf', 'b.pdf'].map((name) => staff.upload({ name, bytes: aPdf(name) }, attached)),
  );

  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const refused = both.find(({ status }) => status === 422);
  expect(refused?.body.error?.message).toMatch(
    /^You can only upload 100 files\. 100 are here already\. Not uploaded: [ab]\.pdf\.$/,
  );
});

test('[B-312] [B-408] a place for pictures takes no PDF', async () => {
  const staff = server.uploader();

  const answer = await staff.upload({ name: 'a.pdf' }, '', { type: 'image' });

  expect(answer.body.error?.message).toBe(
    "Only 'jpg, jpeg, png, ico, svg, gif, bmp, tif, tiff' file accepted",
  );
});

test.each([
  ['announced', { 'content-length': String(101 * 1024 * 1024) }],
  ['not announced', {}],
])(
  '[M-134] [B-374] [G-043] [K-121] a file over the limit of its tenant, %s: 413, and nothing is left',
  async () => {
    const tenantId = await tenantWith({ 'ICS.Files.MaxFileSizeMB': '1' });
    const staff = server.uploader({ tenantId });
    const elsewhere = server.uploader();
    const before = server.onDisk();
    const bytes = Buffer.concat([aPdf(), randomBytes(1024 * 1024)]);

    const answer = await staff.upload({ bytes });

    expect(answer).toMatchObject({
      status: 413,
      body: {
        error: {
          message: 'The file you have selected is too large. The maximum size is 1MB.',
        },
      },
    });
    expect(server.onDisk()).toEqual(before);
    expect(await rows(tenantId)).toBe(0);
    expect((await elsewhere.upload({ bytes })).status).toBe(201);
  },
);

test('[B-313] [K-099] without a setting the limit is 100 MB, refused before a byte is read', async () => {
  const staff = server.uploader();
  const { payload, headers } = aForm({ name: 'a.pdf', bytes: aPdf() });

  const answer = await staff.api.post('/app/files', payload, {
    headers: { ...headers, 'content-length': String(101 * 1024 * 1024) },
  });

  expect(answer.body.error?.message).toBe(
    'The file you have selected is too large. The maximum size is 100MB.',
  );
});

test('[G-062] the room of a tenant is a limit of its own', async () => {
  const tenantId = await tenantWith({ 'ICS.Files.StorageLimitGB': '0.001' });
  const staff = server.uploader({ tenantId });
  const bytes = Buffer.concat([aPdf(), randomBytes(700_000)]);

  expect((await staff.upload({ bytes })).status).toBe(201);

  expect(await staff.upload({ bytes })).toMatchObject({
    status: 413,
    body: { error: { code: 'storageFull' } },
  });
  expect(await rows(tenantId)).toBe(1);
});

test.each([
  ['../../../etc/passwd.txt', 'passwd.txt'],
  [String.raw`C:\temp\notes.txt`, 'notes.txt'],
  ['.htaccess.txt', 'htaccess.txt'],
])('D21: the name %s stays a name', async (name, kept) => {
  const staff = server.uploader();
  const before = server.onDisk().length;

  const { body } = await staff.upload({ name: 'x.txt', bytes: 'hello' }, '', { name });

  expect(body.fileName).toBe(kept);
  const added = server.onDisk().slice(before);
  expect(server.onDisk().length).toBe(before + 1);
  expect(added.every((path) => !path.includes('passwd'))).toBe(true);
  expect(server.onDisk().some((path) => path.includes(`/${staff.actor.tenantId}/`))).toBe(true);
});

test('a request without a file, with two, or that is no form, is refused', async () => {
  const staff = server.uploader();
  const { payload, headers } = aForm(null, { name: 'a' });
  const twice = aForm({ name: 'a.txt', bytes: 'x' });
  const two = Buffer.concat([
    twice.payload.subarray(0, twice.payload.lastIndexOf('------caseway')),
    twice.payload,
  ]);

  expect((await staff.api.post('/app/files', payload, { headers })).status).toBe(400);
  expect((await staff.api.post('/app/files', two, { headers })).status).toBe(400);
  expect((await staff.api.post('/app/files', { name: 'a' })).status).toBe(415);
  expect((await server.anonymous.post('/app/files', payload, { headers })).status).toBe(401);
  expect(await rows(staff.actor.tenantId)).toBe(0);
});

test('D17: the rest of the API still takes no form', async () => {
  const staff = server.uploader();
  const { payload, headers } = aForm({ name: 'a.pdf', bytes: aPdf() });

  expect((await staff.api.post('/app/companies', payload, { headers })).status).toBe(415);
});

test('D21: a client that goes away in the middle leaves neither bytes nor row', async () => {
  const staff = server.uploader();
  const before = server.onDisk();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { payload, headers } = aForm({
    name: 'a.pdf',
    bytes: Buffer.concat([aPdf(), randomBytes(2_000_000)]),
  });

  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      'POST /app/files HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${staff.token}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
      '',
      '',
    ].join('\r\n'),
  );
  socket.write(payload.subarray(0, 1_000_000));
  await eventually(
    () => rows(staff.actor.tenantId),
    (count) => count === 1,
  );
  socket.destroy();

  await eventually(
    () => rows(staff.actor.tenantId),
    (count) => count === 0 && server.onDisk().length === before.length,
  );
});

test('[G-039] [C-303] what an upload would meet is told before it starts', async () => {
  const staff = server.uploader();
  const place = '/app/file-management/file-descriptor/pre-upload-info';
  const bytes = aPdf();
  const company = await staff.company();
  const owner = { fromModule: 'COMPANY', objectId: company.id };
  await staff.upload({ name: 'a.pdf', bytes }, `?${new URLSearchParams(owner)}`);

  const again = { name: 'A.pdf', fileSizeInByte: bytes.length, ...owner };
  expect((await staff.api.post(place, again)).body).toMatchObject({
    maxFileSizeInMB: 100,
    isAccepted: true,
    isDuplicate: true,
  });
  expect((await staff.api.post(place, { ...again, name: 'b.exe' })).body).toMatchObject({
    isAccepted: false,
    isDuplicate: false,
  });
  const large = { name: 'b.pdf', fileSizeInByte: 200 * 1024 * 1024 };
  expect((await staff.api.post(place, large)).body.message).toBe(
    'The file you have selected is too large. The maximum size is 100MB.',
  );
});
