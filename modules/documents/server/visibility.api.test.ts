import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../catalogue.ts';
import { aForm, aPdf, filesTestServer } from '../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const attachedTo = (id: string) => `?fromModule=COMPANY&objectId=${id}`;

test('[B-337] [C-306] what was uploaded is read back byte for byte, under its own name and type', async () => {
  const { upload, api } = server.uploader();
  const bytes = aPdf('one', 'two');

  const answer = await upload({ name: 'Zoë’s report.pdf', bytes });

  expect(answer).toMatchObject({
    status: 201,
    body: {
      fileName: 'Zoë’s report.pdf',
      fileSizeInByte: bytes.length,
      contentType: 'application/pdf',
    },
  });
  const read = await api.get(`/app/files/${answer.body.id}`);
  expect(read.raw.equals(bytes)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-disposition':
      'inline; filename="Zo__s report.pdf"; filename*=UTF-8\'\'Zo%C3%AB%E2%80%99s%20report.pdf',
  });
  expect(read.headers['content-security-policy']).toMatch(/sandbox/);
});

test('D21: a page or a drawing is never shown in our origin', async () => {
  const { upload, api } = server.uploader();
  const page = await upload({ name: 'page.html', bytes: '<html><script>1</script>' });
  const drawing = await upload({ name: 'a.svg', bytes: '<svg onload="alert(1)"/>' });

  for (const { body } of [page, drawing]) {
    const { headers } = await api.get(`/app/files/${body.id}`);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['content-security-policy']).toMatch(/sandbox/);
  }
});

test('a file of nobody is its uploader’s alone', async () => {
  const mine = server.uploader();
  const colleague = server.uploader({ tenantId: mine.actor.tenantId });
  const { body } = await mine.upload();

  expect((await mine.api.get(`/app/files/${body.id}`)).status).toBe(200);
  expect((await colleague.api.get(`/app/files/${body.id}`)).status).toBe(404);
  expect((await colleague.api.get(`/app/files/${body.id}/download-token`)).status).toBe(404);
  expect((await colleague.api.delete(`/app/files/${body.id}`)).status).toBe(404);
});

test('an attachment is as visible as its record: own company yes, another company no', async () => {
  const staff = server.uploader();
  const { tenantId } = staff.actor;
  const company = await staff.company();
  const other = await staff.company();
  const manager = (companyId: string) =>
    server.signedIn({ tenantId, roles: ['CASE_MANAGER'], ids: { companyId: [companyId] } }).api;

  const { body } = await staff.upload({}, attachedTo(company.id));

  const list = `/app/files${attachedTo(company.id)}`;
  expect((await manager(company.id).get(`/app/files/${body.id}`)).status).toBe(200);
  expect((await manager(company.id).get(list)).body).toMatchObject({
    totalCount: 1,
    items: [{ id: body.id, fromModule: 'COMPANY', can: ['file.read', 'file.download'] }],
  });
  expect((await manager(other.id).get(`/app/files/${body.id}`)).status).toBe(404);
  expect((await manager(other.id).get(list)).status).toBe(404);
});

test('who may only read the record neither attaches nor deletes', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const { body } = await staff.upload({}, attachedTo(company.id));
  const manager = server.uploader({
    tenantId: staff.actor.tenantId,
    roles: ['CASE_MANAGER'],
    ids: { companyId: [company.id] },
  });

  expect((await manager.upload({}, attachedTo(company.id))).status).toBe(404);
  expect((await manager.api.delete(`/app/files/${body.id}`)).status).toBe(404);
});

test('another tenant meets an id like one that does not exist, on every operation', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const { body } = await staff.upload({}, attachedTo(company.id));
  const stranger = server.uploader();

  const answers = async (fileId: string, recordId: string) => [
    await stranger.api.get(`/app/files/${fileId}`),
    await stranger.api.delete(`/app/files/${fileId}`),
    await stranger.api.get(`/app/files/${fileId}/download-token`),
    await stranger.api.post(`/app/files/${fileId}/one-time-access`),
    await stranger.api.get(`/app/files${attachedTo(recordId)}`),
    await stranger.upload({}, attachedTo(recordId)),
  ];

  const foreign = await answers(String(body.id), company.id);
  const unknown = await answers(randomUUID(), randomUUID());
  expect(foreign.map(({ status, body: told }) => [status, told])).toEqual(
    unknown.map(({ status, body: told }) => [status, told]),
  );
  expect(foreign.every(({ status }) => status === 404)).toBe(true);
});

test('[C-301] the owner may also be named inside the form, before or after the file', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const fields = { fromModule: 'company', objectId: company.id, type: 'document' };

  for (const order of ['fieldsFirst', 'fileFirst'] as const) {
    const { payload, headers } = aForm({ name: 'a.pdf', bytes: aPdf() }, fields, order);
    const answer = await staff.api.post('/app/files/upload', payload, { headers });
    expect(answer).toMatchObject({ status: 201, body: { objectId: company.id } });
  }

  const { body } = await staff.api.get(`/app/files${attachedTo(company.id)}`);
  expect(body.totalCount).toBe(2);
});

test('deleting takes the file out of sight, and the clean-up takes its bytes', async () => {
  const staff = server.uploader();
  const company = await staff.company();
  const { body } = await staff.upload({}, attachedTo(company.id));

  expect((await staff.api.delete(`/app/files/${body.id}`)).status).toBe(204);

  expect((await staff.api.get(`/app/files/${body.id}`)).status).toBe(404);
  expect((await staff.api.get(`/app/files${attachedTo(company.id)}`)).body.totalCount).toBe(0);
});

test('[B-328] a contractor deletes no file, not even an own one', async () => {
  const contractor = server.uploader({ roles: ['CONTRACTOR'] });
  const { body } = await contractor.upload();

  expect((await contractor.api.delete(`/app/files/${body.id}`)).status).toBe(403);
});

test('[B-329] a demo account looks at files but neither uploads, downloads nor deletes', async () => {
  const admin = server.uploader({ attributes: { tenantName: 'demo' }, roles: ['ADMIN_STAFF'] });
  const { tenantId } = admin.actor;
  const demo = server.uploader({ attributes: { tenantName: 'demo' }, tenantId });
  const company = await admin.company();
  const { body } = await admin.upload({}, attachedTo(company.id));

  expect((await demo.api.get(`/app/files/${body.id}`)).status).toBe(200);
  expect((await demo.upload()).status).toBe(403);
  expect((await demo.api.get(`/app/files/${body.id}/download-token`)).status).toBe(403);
  expect((await demo.api.delete(`/app/files/${body.id}`)).status).toBe(403);
});

test('every read and every change of a file leaves an audit row', async () => {
  const staff = server.uploader();
  const { tenantId } = staff.actor;
  const { body } = await staff.upload();
  await staff.api.get(`/app/files/${body.id}`);
  const { body: given } = await staff.api.get(`/app/files/${body.id}/download-token`);
  await staff.api.get(`/app/files/download?accessToken=${String(given.token)}`);
  await staff.api.delete(`/app/files/${body.id}`);
  await server.services.readLog.flush();

  const [found] = await server.services.db.batch(systemContext(tenantId), [
    {
      text: `select operation, actor_id from audit_log where resource = 'file' and record_id = $1 order by id`,
      values: [body.id],
    },
  ]);
  const operations = found?.rows.map((row) => row.operation);
  expect(operations).toContain('create');
  expect(operations).toContain('read');
  expect(operations).toContain('downloadToken');
  expect(operations).toContain('readByToken');
  expect(operations).toContain('delete');
  expect(found?.rows.every((row) => row.actor_id === staff.actor.userId)).toBe(true);
});
