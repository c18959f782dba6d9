import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { addTables, specimen, specimens } from '#kernel/testing';
import { catalogue } from '../../catalogue.ts';
import { aPdf, filesTestServer } from '../testing/index.ts';

register([...catalogue, specimens]);
const server = await filesTestServer();
await addTables(server.ownerUrl, [specimen]);

const url = '/app/test-specimens';
const facts = { features: ['Specimen'] };
let count = 0;
const body = (pictureId: string | null) => ({
  name: `Specimen ${(count += 1)}`,
  shade: 'red',
  pictureId,
});
const refused = {
  status: 422,
  body: { error: { code: 'unknownReference', validationErrors: [{ members: ['pictureId'] }] } },
};

test('a record owns the file in its field, and whoever reads the record reads the file', async () => {
  const staff = server.uploader(facts);
  const colleague = server.uploader({ ...facts, tenantId: staff.actor.tenantId });
  const bytes = aPdf('picture');
  const file = await staff.uploaded({ bytes });
  expect((await colleague.api.get(`/app/files/${file}`)).status).toBe(404);

  const record = await staff.api.post(url, body(file));

  expect(record).toMatchObject({
    status: 201,
    body: {
      pictureId: file,
      picture: { displayName: 'report.pdf', fileSizeInByte: bytes.length },
    },
  });
  expect((await colleague.api.get(`/app/files/${file}`)).raw.equals(bytes)).toBe(true);
  const attachments = `/app/files?fromModule=SPECIMEN&objectId=${record.body.id}`;
  expect((await staff.api.get(attachments)).body.totalCount).toBe(0);
});

test('a file that is another’s, another record’s, another tenant’s or nobody’s cannot be taken', async () => {
  const staff = server.uploader(facts);
  const colleague = server.uploader({ ...facts, tenantId: staff.actor.tenantId });
  const stranger = server.uploader(facts);
  const theirs = await colleague.uploaded();
  const foreign = await stranger.uploaded();
  const owned = await staff.uploaded();
  await staff.api.post(url, body(owned));

  for (const id of [theirs, foreign, owned, crypto.randomUUID()]) {
    expect(await staff.api.post(url, body(id))).toMatchObject(refused);
  }

  expect((await staff.api.get(`${url}?maxResultCount=100`)).body.totalCount).toBe(1);
});

test('a replaced or emptied field lets its file go; saving it unchanged keeps it', async () => {
  const staff = server.uploader(facts);
  const [first, second] = [await staff.uploaded(), await staff.uploaded()];
  const record = (await staff.api.post(url, body(first))).body;
  const save = (pictureId: string | null, concurrencyStamp: unknown) =>
    staff.api.put(`${url}/${record.id}`, { pictureId, concurrencyStamp });
  const status = async (id: string) => (await staff.api.get(`/app/files/${id}`)).status;

  const same = await save(first, record.concurrencyStamp);
  expect([same.status, await status(first)]).toEqual([200, 200]);

  const replaced = await save(second, same.body.concurrencyStamp);
  expect([await status(first), await status(second)]).toEqual([404, 200]);

  const emptied = await save(null, replaced.body.concurrencyStamp);
  expect([emptied.status, await status(second)]).toEqual([200, 404]);
  expect(emptied.body.picture).toBeNull();
});

test('a file in a field is deleted by changing the record, not behind its back', async () => {
  const staff = server.uploader(facts);
  const file = await staff.uploaded();
  await staff.api.post(url, body(file));

  expect(await staff.api.delete(`/app/files/${file}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'fileInUse' } },
  });
});
