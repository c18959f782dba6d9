import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../catalogue.ts';
import { aForm, aPdf, cookiesOf, filesTestServer } from '../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const { anonymous } = server;
const bytes = aPdf('for your eyes');

async function aToken(name = 'report.pdf', content: Buffer | string = bytes) {
  const staff = server.uploader();
  const { body } = await staff.upload({ name, bytes: content });
  const given = await staff.api.get(`/app/files/${body.id}/download-token`);
  const own = cookiesOf(given);
  return { staff, fileId: body.id, token: String(given.body.token), own };
}

test.each(['/files', '/app/files'])(
  '[B-338] [C-305] [C-308] a token opens its file once at %s, and then no more',
  async (base) => {
    const { token, own } = await aToken();

    const first = await anonymous.get(`${base}/download?accessToken=${token}`, own);
    const second = await anonymous.get(`${base}/download?accessToken=${token}`, own);

    expect(first.status).toBe(200);
    expect(first.raw.equals(bytes)).toBe(true);
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename="report.pdf"/);
    expect(second).toMatchObject({ status: 404, body: { error: { code: 'linkNotValid' } } });
  },
);

test('[G-147] of ten parallel uses of a token exactly one gets the file', async () => {
  const { token, own } = await aToken();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => anonymous.get(`/files/download?accessToken=${token}`, own)),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[G-147] a token opens its file for the person who was given it, and for nobody else', async () => {
  const { staff, token } = await aToken();
  const colleague = server.uploader();
  const address = `/files/download?accessToken=${token}`;

  const copied = await anonymous.get(address);
  const guessed = await anonymous.get(address, { headers: { cookie: 'caseway.file.=' } });
  const other = await colleague.api.get(address);
  const own = await staff.api.get(address);

  expect([copied.status, guessed.status, other.status, own.status]).toEqual([404, 404, 404, 200]);
});

test('[G-147] a token given to one person is worth nothing in the browser of another', async () => {
  const [mine, theirs] = [await aToken(), await aToken()];
  const address = (token: string) => `/files/download?accessToken=${token}`;

  expect((await anonymous.get(address(mine.token), theirs.own)).status).toBe(404);
  expect((await anonymous.get(address(mine.token), mine.own)).status).toBe(200);
});

test('[G-147] the secret of a token is kept from scripts and other sites, and goes with its use', async () => {
  const staff = server.uploader();
  const { body } = await staff.upload({ name: 'report.pdf', bytes });
  const given = await staff.api.get(`/app/files/${body.id}/download-token`);

  const used = await anonymous.get(
    `/files/download?accessToken=${String(given.body.token)}`,
    cookiesOf(given),
  );

  for (const cookie of [given.headers['set-cookie']].flat()) {
    expect(cookie).toMatch(/; Path=\/(app\/)?files; Max-Age=300; HttpOnly; SameSite=Strict/);
  }
  expect(String(used.headers['set-cookie'])).toContain('Max-Age=0');
});

test('[G-147] after five minutes the token is worth nothing', async () => {
  const { token, own } = await aToken();
  server.advance(301);

  expect((await anonymous.get(`/files/download?accessToken=${token}`, own)).status).toBe(404);
});

test('[C-309] D21: viewing shows a PDF in its sandbox; anything else is saved', async () => {
  const pdf = await aToken();
  const page = await aToken('a.html', '<html>');

  const shown = await anonymous.get(`/files/view/report.pdf?accessToken=${pdf.token}`, pdf.own);
  const kept = await anonymous.get(`/files/view/a.html?accessToken=${page.token}`, page.own);

  expect(shown.headers['content-disposition']).toMatch(/^inline/);
  expect(shown.headers['content-security-policy']).toMatch(/sandbox/);
  expect(kept.headers['content-disposition']).toMatch(/^attachment/);
});

test.each([undefined, '', 'x', `${'0'.repeat(32)}${'a'.repeat(43)}`, "' or 1=1--"])(
  'D23: %j opens nothing',
  async (token) => {
    const query = token === undefined ? '' : `?accessToken=${encodeURIComponent(token)}`;

    expect((await anonymous.get(`/files/download${query}`)).status).toBe(404);
  },
);

test('a token does not outlive its file', async () => {
  const { staff, fileId, token, own } = await aToken();
  await staff.api.delete(`/app/files/${fileId}`);

  expect((await anonymous.get(`/files/download?accessToken=${token}`, own)).status).toBe(404);
});

async function aOneTimeLink() {
  const { staff, fileId } = await aToken();
  const { body } = await staff.api.post(`/app/files/${fileId}/one-time-access`);
  const place = `/app/files/OnetimeAccessFile/${body.id}?tenantId=${staff.actor.tenantId}`;
  return { place, code: String(body.code), url: String(body.url), id: String(body.id), staff };
}

test('[B-388] [C-307] D23: looking at a one-time link uses nothing up; the code gets the file once', async () => {
  const { place, code, url } = await aOneTimeLink();

  for (let looks = 0; looks < 3; looks += 1) {
    expect((await anonymous.get(place)).body).toMatchObject({
      fileName: 'report.pdf',
      fileSizeInByte: bytes.length,
      needsCode: true,
    });
  }
  const first = await anonymous.post(place, { code });
  const second = await anonymous.post(place, { code });

  expect(url).toMatch(/\/view\/onetimeaccess\?id=/);
  expect(first.raw.equals(bytes)).toBe(true);
  expect(second.status).toBe(404);
  expect((await anonymous.get(place)).status).toBe(404);
});

test('[G-035] five wrong codes close a one-time link, also for the right one', async () => {
  const { place, code } = await aOneTimeLink();
  const wrong = code === '000000' ? '000001' : '000000';

  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => anonymous.post(place, { code: wrong })),
  );

  expect(guesses.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
  expect((await anonymous.post(place, { code })).status).toBe(404);
});

test('a one-time link needs the tenant it was made in, and ends after a week', async () => {
  const { place, code, id } = await aOneTimeLink();
  const elsewhere = `/app/files/OnetimeAccessFile/${id}?tenantId=${randomUUID()}`;

  expect((await anonymous.post(elsewhere, { code })).status).toBe(404);
  server.advance(8 * 86_400);
  expect((await anonymous.post(place, { code })).status).toBe(404);
});

test('[B-337] [C-302] an upload without a sign-in needs the token that somebody gave out', async () => {
  const staff = server.uploader();
  const { tenantId } = staff.actor;
  const company = await staff.company();
  const owner = { fromModule: 'COMPANY', objectId: company.id };
  const { token } = (await staff.api.post('/app/files/upload-token', owner)).body;
  const { payload, headers } = aForm({ name: 'letter.pdf', bytes });
  const send = (query: Record<string, string>) =>
    anonymous.post(`/app/files/uploadAnonymousFile?${new URLSearchParams(query)}`, payload, {
      headers,
    });

  expect((await send({ tenantId })).status).toBe(404);
  expect((await send({ tenantId: randomUUID(), accessToken: String(token) })).status).toBe(404);
  const answer = await send({ tenantId, accessToken: String(token) });

  expect(answer.status).toBe(201);
  const list = await staff.api.get(`/app/files?${new URLSearchParams(owner)}`);
  expect(list.body.items).toMatchObject([{ id: answer.body.id, fileName: 'letter.pdf' }]);
});

test('an anonymous link takes as many files as it says, and says how many', async () => {
  const staff = server.uploader();
  const { tenantId } = staff.actor;
  const company = await staff.company();
  const owner = { fromModule: 'COMPANY', objectId: company.id };
  const { payload, headers } = aForm({ name: 'letter.pdf', bytes });
  const linkFor = async (more: object) =>
    (await staff.api.post('/app/files/upload-token', { ...owner, ...more })).body;
  const send = async (token: unknown) => {
    const query = new URLSearchParams({ tenantId, accessToken: String(token) });
    return (await anonymous.post(`/app/files/uploadAnonymousFile?${query}`, payload, { headers }))
      .status;
  };

  const [one, two] = [await linkFor({}), await linkFor({ files: 2 })];

  expect([one.files, two.files]).toEqual([1, 2]);
  expect([await send(one.token), await send(one.token)]).toEqual([201, 404]);
  expect([await send(two.token), await send(two.token), await send(two.token)]).toEqual([
    201, 201, 404,
  ]);
  for (const files of [0, 21, 1.5, 'many']) {
    const answer = await staff.api.post('/app/files/upload-token', { ...owner, files });
    expect(answer.status).toBe(400);
  }
});

const begun = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhel';

test.each([
  ['without a boundary', '', 'hello'],
  ['with an empty boundary', '; boundary=', 'hello'],
  ['with a boundary that is far too long', `; boundary=${'x'.repeat(300)}`, 'hello'],
  ['without a single part', '; boundary=x', 'hello'],
  ['that breaks off in its file', '; boundary=x', begun],
])('a form %s is refused, and is no fault of ours', async (_kind, boundary, body) => {
  const staff = server.uploader();

  const answer = await staff.api.post('/app/files', body, {
    headers: { 'content-type': `multipart/form-data${boundary}` },
  });

  expect(answer.body.error?.code).not.toBe('serverError');
  expect(answer.status).toBe(400);
});
