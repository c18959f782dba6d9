import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { triedMails } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { aForm, aPdf, aSigner } from '#documents/testing';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../../catalogue.ts';
import { mostFormFiles } from '../../../domain/index.ts';
import type { PortalForm } from '../../../domain/index.ts';
import { partiesServer } from '../../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, partiesServer],
  role: 'all',
});
const { services } = server;
const tenantId = await aTenant(services);
const { api: staff, actor: sender } = await somebody(server, { tenantId, roles: ['STAFF'] });
await services.jobs.start(services);

const run = async (text: string, values: unknown[]) =>
  (await services.db.batch(systemContext(tenantId), [{ text, values }]))[0]?.rows ?? [];
const code = ({ status, body }: ApiAnswer) => [status, body.error?.code];

async function aClient(firstName: string) {
  const email = `${firstName}.${randomUUID()}@mail.example`;
  const { body } = await staff.post('/app/clients', { firstName, lastName: 'Haddad', email });
  const id = String(body.id);
  const { api, token, actor } = await somebody(server, {
    tenantId,
    roles: [],
    ids: { clientId: [id] },
  });
  await run('update clients set user_id = $2 where id = $1', [id, actor.userId]);
  return { id, email, portal: api, token, userId: actor.userId };
}
type Client = Awaited<ReturnType<typeof aClient>>;

const { api: admin } = await somebody(server, { tenantId, roles: ['ADMIN_STAFF'] });
await admin.post('/app/tenants/seedAttachmentTypes', {});
const typeOf = async (key: string) =>
  String((await run('select id from attachment_types where key = $1', [key]))[0]?.['id']);

async function anUpload(name: string) {
  const { payload, headers } = aForm({ name: `${name}.pdf`, bytes: aPdf(name) }, {});
  return String((await staff.post('/app/files', payload, { headers })).body.id);
}

async function aSentForm({ id: clientId }: Client, given: object = {}) {
  const fileId = await anUpload('Consent');
  const form = { clientId, name: 'Consent', kind: 'form', fileId };
  const { status, body } = await staff.post('/app/client-documents', { ...form, ...given });
  expect(status).toBe(201);
  return { id: String(body.id), url: `/app/client-documents/${body.id}` };
}

const shownTo = async ({ portal }: Client, id: string) =>
  ((await portal.get('/app/portal')).body.forms as unknown as PortalForm[]).find(
    (form) => form.id === id,
  );

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** As a telephone sends a photo: in two parts, with a question in between. */
async function sendPage(
  { token }: Client,
  formId: string,
  {
    round = 1,
    name = 'Page.png',
    bytes = png,
  }: { round?: number; name?: string; bytes?: Buffer } = {},
) {
  const place = `/app/portal/forms/${formId}/rounds/${round}/files`;
  const call = (method: string, url: string, headers: object, payload?: Buffer) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(payload && { payload }),
    } as InjectOptions);
  const begun = await call('POST', place, {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  const told = (answer: typeof begun) => {
    const { error } = (answer.body ? JSON.parse(answer.body) : {}) as { error?: { code: string } };
    return { status: answer.statusCode, code: error?.code, fileId: '', message: answer.body };
  };
  if (begun.statusCode !== 201) return told(begun);
  const url = String(begun.headers.location);
  const type = { 'content-type': 'application/offset+octet-stream' };
  const half = Math.floor(bytes.length / 2);
  await call('PATCH', url, { ...type, 'upload-offset': '0' }, bytes.subarray(0, half));
  const head = await call('HEAD', url, {});
  const offset = Number(head.headers['upload-offset']);
  const rest = { ...type, 'upload-offset': String(offset) };
  const end = await call('PATCH', url, rest, bytes.subarray(offset));
  return { ...told(end), fileId: String(end.headers['upload-file']) };
}

const giveBack = ({ portal }: Client, formId: string, round = 1) =>
  portal.post(`/app/portal/forms/${formId}/rounds/${round}/return`, {});

describe('[G-066] a form of the portal', () => {
  test('is returned page by page, sent back, returned again and accepted', async () => {
    const noor = await aClient('Noor');
    const form = await aSentForm(noor, { attachmentTypeId: await typeOf('CONSENT_FORM') });
    expect(await shownTo(noor, form.id)).toMatchObject({
      status: 'waiting',
      isOpen: true,
      pages: [],
    });

    const empty = await giveBack(noor, form.id);
    const first = await sendPage(noor, form.id);
    const blurred = await sendPage(noor, form.id, { name: 'Blurred.png' });
    const gone = await noor.portal.delete(`/app/portal/forms/${form.id}/files/${blurred.fileId}`);
    const unseen = (await staff.get(form.url)).body;
    const listed = (await staff.get(`/app/client-form-files?documentId=${form.id}`)).body;
    const [row] = await run('select id from client_form_files where file_id = $1', [first.fileId]);
    const peeks = [
      await staff.get(`/app/client-form-files/${String(row?.['id'])}`),
      await staff.get(`/app/files/${first.fileId}`),
      await staff.get(`/app/files/${first.fileId}/download-token`),
    ];
    const attached = await staff.get(`/app/files?fromModule=clientDocument&objectId=${form.id}`);
    const removed = await staff.delete(form.url);
    const done = await giveBack(noor, form.id);

    expect(code(empty)).toEqual([422, 'formHasNoPages']);
    expect([first.status, gone.status, done.status]).toEqual([204, 204, 204]);
    expect(unseen).toMatchObject({ status: 'waiting', answeredAt: null });
    expect(listed).toMatchObject({ items: [], totalCount: 0 });
    expect(peeks.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(attached).toMatchObject({ status: 200, body: { items: [] } });
    expect(code(removed)).toEqual([409, 'inUse']);
    expect((await staff.get(form.url)).body).toMatchObject({
      status: 'returned',
      senderId: sender.userId,
      answeredAt: expect.any(String) as unknown,
    });
    const pages = await staff.get(
      `/app/client-form-files?documentId=${form.id}&fields=name,fileId`,
    );
    expect(pages.body.items).toMatchObject([{ name: 'Page.png', fileId: first.fileId }]);
    expect((await staff.get(`/app/files/${first.fileId}`)).status).toBe(200);
    const files = await staff.get(`/app/files?fromModule=clientDocument&objectId=${form.id}`);
    expect(files.body.items).toMatchObject([{ id: first.fileId, attachmentType: 'Consent form' }]);
    const told = await eventually(
      async () => (await staff.get('/app/notifications/get-all')).body.items ?? [],
      (items) => items.length > 0,
    );
    expect(told).toMatchObject([{ title: 'A client has returned a form', objectId: noor.id }]);

    const call = { api: staff, method: 'put', path: `${form.url}/sendBack` } as const;
    const body = { reason: 'Page 2 is missing.' };
    const [mail] = await triedMails({ ...call, body });
    expect(mail).toMatchObject({ to: noor.email, subject: 'Please look at your form again' });
    expect((await staff.get(form.url)).body).toMatchObject({ status: 'returned' });
    expect((await staff.put(call.path, body)).status).toBe(200);
    expect(await shownTo(noor, form.id)).toMatchObject({
      status: 'sentBack',
      reason: 'Page 2 is missing.',
      isOpen: true,
      pages: [{ name: 'Page.png' }],
    });
    const sent = await run(`select template_key from emails_tracking where destination = $1`, [
      noor.email,
    ]);
    expect(sent).toContainEqual({ template_key: 'PortalFormSentBack' });

    const kept = await noor.portal.delete(`/app/portal/forms/${form.id}/files/${first.fileId}`);
    const nothingNew = await giveBack(noor, form.id);
    await sendPage(noor, form.id, { name: 'Page 2.pdf', bytes: aPdf('two') });
    const both = await Promise.all([giveBack(noor, form.id), giveBack(noor, form.id)]);
    expect(code(kept)).toEqual([409, 'formClosed']);
    expect(code(nothingNew)).toEqual([422, 'formHasNoPages']);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);

    expect((await staff.put(`${form.url}/accept`, {})).status).toBe(200);
    expect(await shownTo(noor, form.id)).toMatchObject({ status: 'accepted', isOpen: false });
    expect(await sendPage(noor, form.id)).toMatchObject({ status: 409, code: 'formClosed' });
    expect((await staff.delete(form.url)).status).toBe(409);
    expect((await staff.get(form.url)).body.can).not.toContain('clientDocument.delete');

    const again = { path: `${form.url}/send`, body: { note: 'We lost it, sorry.' } };
    const [asked] = await triedMails({ ...call, ...again });
    expect(asked).toMatchObject({ to: noor.email, subject: 'A form for you to fill in' });
    expect(asked?.body).toContain('We lost it, sorry.');
    expect((await staff.put(again.path, again.body)).status).toBe(200);
    expect(await shownTo(noor, form.id)).toMatchObject({
      status: 'waiting',
      round: 2,
      isOpen: true,
    });
    expect(await sendPage(noor, form.id)).toMatchObject({ status: 409, code: 'formReplaced' });
  });

  test('takes photos and PDF only, and only so many', async () => {
    const noor = await aClient('Noor');
    const { id } = await aSentForm(noor);
    await run(
      `insert into files (tenant_id, id, name, extension, content_type, storage_key, status)
        select $1, gen_random_uuid(), 'p.png', 'png', 'image/png', gen_random_uuid()::text, 'stored'
        from generate_series(1, $2::int)`,
      [tenantId, mostFormFiles - 1],
    );
    await run(
      `insert into client_form_files (tenant_id, id, document_id, file_id, name, round)
        select $1, gen_random_uuid(), $2, f.id::text, f.name, 1 from files f
        where f.tenant_id = $1 and f.name = 'p.png'`,
      [tenantId, id],
    );

    const wrong = await sendPage(noor, id, { name: 'Consent.docx' });
    const lying = await sendPage(noor, id, { name: 'Consent.pdf' });
    const race = await Promise.all([sendPage(noor, id), sendPage(noor, id)]);

    expect([wrong.status, wrong.code]).toEqual([415, 'fileTypeNotAccepted']);
    expect(wrong.message).toContain('pdf, jpg, jpeg, png');
    expect(lying.status).toBe(415);
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
    expect((await shownTo(noor, id))?.pages).toHaveLength(mostFormFiles);
  });

  test('is only its own client’s; another’s and an unknown one answer alike', async () => {
    const [noor, kim] = [await aClient('Noor'), await aClient('Kim')];
    const { id } = await aSentForm(noor);
    const { fileId } = await sendPage(noor, id);
    await giveBack(noor, id);
    const page = `/app/portal/forms/${id}/files/${fileId}`;

    expect((await noor.portal.get(page)).raw.subarray(1, 4).toString()).toBe('PNG');
    const reads = await eventually(
      () => run(`select operation, record_id from audit_log where actor_id = $1`, [noor.userId]),
      (rows) => rows.some(({ operation }) => operation === 'portalFormFile'),
    );
    expect(reads).toContainEqual({ operation: 'portalFormFile', record_id: id });
    const answers = async (formId: string) => {
      const base = `/app/portal/forms/${formId}`;
      const upload = await sendPage(kim, formId);
      const calls = [
        await kim.portal.get(`${base}/files/${fileId}`),
        await kim.portal.delete(`${base}/files/${fileId}`),
        await giveBack(kim, formId),
      ];
      return [[upload.status, upload.code], ...calls.map(code)];
    };
    expect(await answers(id)).toEqual(await answers(randomUUID()));
    expect(await answers('nonsense')).toEqual(await answers(randomUUID()));
    for (const { portal } of [noor, kim]) {
      expect((await portal.get(`/app/files/${fileId}`)).status).not.toBe(200);
    }
    expect((await staff.post(`/app/portal/forms/${id}/rounds/1/return`, {})).status).toBe(404);
  });

  test('is closed when it is withdrawn, hidden or replaced, or its client is disabled', async () => {
    const noor = await aClient('Noor');
    const [withdrawn, hidden, replaced, left] = [
      await aSentForm(noor),
      await aSentForm(noor),
      await aSentForm(noor),
      await aSentForm(noor),
    ];
    for (const { id } of [withdrawn, hidden, replaced, left]) await sendPage(noor, id);

    await staff.put(`${withdrawn.url}/withdraw`, {});
    await change(hidden.url, { isActive: false });
    const newer = await change(replaced.url, { fileId: await anUpload('Newer') });

    expect(code(await giveBack(noor, withdrawn.id))).toEqual([409, 'formClosed']);
    expect((await giveBack(noor, hidden.id)).status).toBe(404);
    expect(code(await giveBack(noor, replaced.id))).toEqual([409, 'formReplaced']);
    expect(newer.body).toMatchObject({ status: 'waiting', round: 2 });
    expect(await shownTo(noor, replaced.id)).toMatchObject({ round: 2, pages: [] });
    expect(await shownTo(noor, withdrawn.id)).toBeUndefined();

    await staff.put(`/app/clients/${noor.id}/disable`);
    expect((await giveBack(noor, left.id)).status).toBe(404);
    expect(code(await staff.put(`${left.url}/send`, {}))).toEqual([422, 'clientInactive']);
  });

  test('is not returned with a page that the virus check refused', async () => {
    const noor = await aClient('Noor');
    const { id } = await aSentForm(noor);
    const { fileId } = await sendPage(noor, id);
    await run(`update files set scan_state = 'infected' where id = $1`, [fileId]);

    expect(code(await giveBack(noor, id))).toEqual([422, 'formPageInfected']);
    expect((await noor.portal.get(`/app/portal/forms/${id}/files/${fileId}`)).status).toBe(409);
    await noor.portal.delete(`/app/portal/forms/${id}/files/${fileId}`);
    await sendPage(noor, id);
    expect((await giveBack(noor, id)).status).toBe(204);
  });

  test('is signed online from the portal, and comes back sealed', async () => {
    const [noor, kim] = [await aClient('Noor'), await aClient('Kim')];
    const form = await aSentForm(noor);

    const asked = await staff.post(`${form.url}/signOnline`, {});
    const twice = await staff.post(`${form.url}/signOnline`, {});
    const { signing } = (await shownTo(noor, form.id)) ?? {};
    const path = `/app/portal/signatures/${signing?.signerId}/link`;
    const link = await noor.portal.post(path, {});

    expect(asked.status).toBe(200);
    expect(code(twice)).toEqual([409, 'formBeingSigned']);
    expect(String(link.body['link'])).toContain('/view/sign?token=');
    expect((await kim.portal.post(path, {})).status).toBe(404);
    const visit = await aSigner(server, tenantId, { envelopeId: String(asked.body.envelopeId) });
    await visit.open();
    expect((await visit.sign({ kind: 'typed' })).status).toBe(204);
    const returned = await eventually(
      () => shownTo(noor, form.id),
      (one) => one?.status === 'returned',
      90,
    );
    expect(returned).toMatchObject({
      signing: null,
      pages: [{ returnedAt: expect.any(String) as unknown }],
    });
    const sealed = await staff.get(`/app/files?fromModule=clientDocument&objectId=${form.id}`);
    expect(sealed.body.items).toMatchObject([{ attachmentType: 'Paperwork (other)' }]);
    const page = `/app/portal/forms/${form.id}/files/${returned?.pages[0]?.id}`;
    expect((await noor.portal.get(page)).raw.subarray(0, 4).toString()).toBe('%PDF');
  });

  test('that is returned on paper or withdrawn is no longer signed', async () => {
    const noor = await aClient('Noor');
    const forms = [await aSentForm(noor), await aSentForm(noor)] as const;
    for (const { url } of forms) await staff.post(`${url}/signOnline`, {});
    const [paper, withdrawn] = forms;

    await sendPage(noor, paper.id);
    await giveBack(noor, paper.id);
    await staff.put(`${withdrawn.url}/withdraw`, {});

    const open = await run(
      `select status from envelopes where object_id = any ($1) order by status`,
      [forms.map(({ id }) => id)],
    );
    expect(open).toEqual([{ status: 'voided' }, { status: 'voided' }]);
  });
});

async function change(url: string, values: object) {
  const { concurrencyStamp } = (await staff.get(url)).body;
  return staff.put(url, { ...values, concurrencyStamp });
}
