import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually, unzip } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, filesTestServer } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const logText = `select record_id as id from audit_log
  where tenant_id = $1 and operation = 'downloadAll'`;
const seedTypes = async (tenantId: string) => {
  const admin = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] });
  await admin.api.post('/app/tenants/seedAttachmentTypes');
  const { body } = await admin.api.get('/app/attachments/attachmentTypes');
  return (key: string) => String(body.items?.find((type) => type.key === key)?.id);
};

async function aRecord() {
  const staff = server.uploader();
  const typeOf = await seedTypes(staff.actor.tenantId);
  const company = await staff.company();
  const place = `?fromModule=COMPANY&objectId=${company.id}`;
  const list = async () => (await staff.api.get(`/app/files${place}`)).body.items ?? [];
  const of = (facts: object) => server.uploader({ ...facts, tenantId: staff.actor.tenantId });
  const add = async (name: string, bytes: Buffer | string = aPdf(name)) =>
    (await staff.upload({ name, bytes }, place)).body;
  return { staff, typeOf, place, list, add, of };
}

test('a file is uploaded with its type and moved to another one', async () => {
  const { staff, typeOf, place, list } = await aRecord();
  const typed = `${place}&attachmentTypeId=${typeOf('DRAFT_REPORT')}`;
  const { body: file } = await staff.upload({ name: 'a.pdf' }, typed);
  expect(file).toMatchObject({ attachmentType: 'Draft report' });

  const moved = await staff.api.put(`/app/files/${file.id}`, {
    attachmentTypeId: typeOf('COMPLETED_REPORT'),
    concurrencyStamp: file.concurrencyStamp,
  });

  expect(moved).toMatchObject({ status: 200, body: { attachmentType: 'Completed report' } });
  expect(await list()).toMatchObject([{ name: 'a.pdf', attachmentType: 'Completed report' }]);
});

test('a file is renamed with its ending kept, by whoever saw its last version', async () => {
  const { staff, add } = await aRecord();
  const file = await add('a.pdf');
  const rename = (name: string, concurrencyStamp: unknown = file.concurrencyStamp) =>
    staff.api.put(`/app/files/${file.id}`, { name, concurrencyStamp });

  expect((await rename('Final.exe')).body).toMatchObject({ name: 'Final.exe.pdf' });
  expect(await rename('Second')).toMatchObject({ status: 409, body: { error: { code: 'stale' } } });
  expect(await rename('  ', file.concurrencyStamp)).toMatchObject({
    status: 422,
    body: { error: { code: 'fileNameMissing' } },
  });
  expect((await staff.api.put(`/app/files/${file.id}`, { name: 'x' })).status).toBe(409);
});

test('a type of another tenant, an unknown one and a hidden file are refused alike', async () => {
  const { staff, add } = await aRecord();
  const elsewhere = await aRecord();
  const file = await add('a.pdf');
  const change = (attachmentTypeId: string) =>
    staff.api.put(`/app/files/${file.id}`, {
      attachmentTypeId,
      concurrencyStamp: file.concurrencyStamp,
    });

  const foreign = await change(elsewhere.typeOf('DRAFT_REPORT'));
  expect(foreign).toMatchObject({ status: 422, body: { error: { code: 'unknownReference' } } });
  expect((await change(randomUUID())).body).toEqual(foreign.body);
  expect((await change('nonsense')).body).toEqual(foreign.body);
  const body = { name: 'x', concurrencyStamp: file.concurrencyStamp };
  expect((await elsewhere.staff.api.put(`/app/files/${file.id}`, body)).status).toBe(404);
  const typed = `?attachmentTypeId=${randomUUID()}`;
  expect((await staff.upload({}, typed)).status).toBe(422);
});

test('[C-311] [G-040] the files come as one archive with unique names, each noted as read', async () => {
  const { staff, add } = await aRecord();
  const contents = ['one', 'two', 'three'].map((word) => aPdf(word));
  const ids: string[] = [];
  for (const bytes of contents) ids.push(String((await add('report.pdf', bytes)).id));

  const answer = await staff.api.post('/app/attachments/DownloadAll', {
    fileIds: ids,
    name: 'All of Ann',
  });

  expect(answer.headers['content-disposition']).toContain('filename="All of Ann.zip"');
  const entries = unzip(answer.raw);
  expect([...entries.keys()]).toEqual(['report.pdf', 'report (2).pdf', 'report (3).pdf']);
  expect([...entries.values()].map((bytes) => Buffer.from(bytes))).toEqual(contents);
  const read = async () => {
    const [log] = await server.services.hostDb.batch(systemContext(staff.actor.tenantId), [
      { text: logText, values: [staff.actor.tenantId] },
    ]);
    return (log?.rows ?? []).map(({ id }) => String(id));
  };
  await eventually(read, (noted) => ids.every((id) => noted.includes(id)));
});

test('an archive holds nothing that its reader may not see', async () => {
  const { staff, add } = await aRecord();
  const stranger = await aRecord();
  const ids = [(await add('a.pdf')).id, (await stranger.add('b.pdf')).id];
  const all = (fileIds: unknown) => staff.api.post('/app/files/DownloadAll', { fileIds });

  const answer = await all(ids);
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
  expect((await all([randomUUID()])).body).toEqual(answer.body);
  for (const wrong of [[], 'a', [1], null, Array.from({ length: 1001 }, () => randomUUID())]) {
    expect((await all(wrong)).status).toBe(400);
  }
});

test('many files at once: what one is refused for holds up no other', async () => {
  const { staff, add, typeOf, list } = await aRecord();
  const [a, b] = [await add('a.pdf'), await add('b.pdf')];
  const missing = randomUUID();

  const typed = await staff.api.post('/app/files/bulk', {
    operation: 'type',
    fileIds: [a.id, missing, b.id],
    attachmentTypeId: typeOf('CONSENT_FORM'),
  });
  expect(typed.body.items).toMatchObject([
    { id: a.id, isDone: true, message: null },
    { id: missing, isDone: false },
    { id: b.id, isDone: true },
  ]);
  expect((await list()).map((file) => file.attachmentType)).toEqual([
    'Consent form',
    'Consent form',
  ]);

  const gone = await staff.api.post('/app/files/bulk', { operation: 'delete', fileIds: [a.id] });
  expect(gone.body).toEqual({ items: [{ id: a.id, isDone: true, message: null }] });
  expect((await list()).map(({ id }) => id)).toEqual([b.id]);
  const wrong = { operation: 'burn', fileIds: [b.id] };
  expect((await staff.api.post('/app/files/bulk', wrong)).status).toBe(400);
});

test('[B-328] a contractor deletes nothing, alone or in bulk', async () => {
  const { add, of } = await aRecord();
  const file = await add('a.pdf');
  const contractor = of({ roles: ['CONTRACTOR', 'STAFF'] });

  const bulk = { operation: 'delete', fileIds: [file.id] };
  expect((await contractor.api.post('/app/files/bulk', bulk)).status).toBe(403);
  expect((await contractor.api.delete(`/app/files/${file.id}`)).status).toBe(403);
});

test('[B-329] a demo account neither uploads, downloads all, renames nor deletes', async () => {
  const { add, of, place, typeOf } = await aRecord();
  const file = await add('a.pdf');
  const demo = of({ attributes: { tenantName: 'demo' } });
  const ids = { fileIds: [file.id] };

  expect((await demo.upload({}, place)).status).toBe(403);
  expect((await demo.api.post('/app/attachments/DownloadAll', ids)).status).toBe(403);
  expect((await demo.api.get(`/app/files/${file.id}/download-token`)).status).toBe(403);
  const bulk = { ...ids, operation: 'type', attachmentTypeId: typeOf('CONSENT_FORM') };
  expect((await demo.api.post('/app/files/bulk', bulk)).status).toBe(403);
  const change = { name: 'x', concurrencyStamp: file.concurrencyStamp };
  expect((await demo.api.put(`/app/files/${file.id}`, change)).status).toBe(403);
  expect((await demo.api.get(`/app/files${place}`)).body.items?.[0]?.can).toEqual(['file.read']);
});

test('the same bytes on the same record are told, and kept only when that is wished', async () => {
  const { staff, add, place, list } = await aRecord();
  const bytes = aPdf('same');
  await add('first.pdf', bytes);
  const before = server.onDisk().length;

  const asked = await staff.upload({ name: 'second.pdf', bytes }, `${place}&duplicates=ask`);
  expect(asked).toMatchObject({
    status: 409,
    body: {
      error: { code: 'duplicateFile', message: 'This file is already here: first.pdf' },
    },
  });
  expect(server.onDisk()).toHaveLength(before);

  const kept = await staff.upload({ name: 'second.pdf', bytes }, `${place}&duplicates=keep`);
  expect(kept.status).toBe(201);
  expect(await list()).toHaveLength(2);
  const other = await staff.company();
  const elsewhere = `?fromModule=COMPANY&objectId=${other.id}&duplicates=ask`;
  expect((await staff.upload({ name: 'second.pdf', bytes }, elsewhere)).status).toBe(201);
});
