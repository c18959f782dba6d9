import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aMailPractice } from '../../testing/a-mail-practice.ts';

registerCatalogue();
const practice = await aMailPractice();
const { api } = practice;

/** Nobody of these stands in a record: whoever writes to them was asked. */
const answers = { unknownRecipient: 'yes' };

const aMessage = async (facts: object = {}) => {
  const company = await practice.company({ email: `${randomUUID()}@law.test` });
  return {
    fromModule: 'COMPANY',
    objectId: company.id,
    to: `${randomUUID()}@law.test`,
    subject: 'Your enquiry',
    body: '<p>Dear Anna,</p><p>we <b>can</b> help.</p>',
    ...facts,
  };
};
type Message = Awaited<ReturnType<typeof aMessage>> & Record<string, unknown>;

const preview = (message: object) => api.post('/app/emails/preview', message);
const send = async (message: object) => {
  const { hash } = (await preview(message)).body as unknown as { hash: string };
  return api.post('/app/emails/send', { ...message, hash, answers });
};
const decoded = (source: string) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

test('[B-344] [D-079] what arrives is what was previewed', async () => {
  const message = await aMessage({ cc: 'boss@law.test; second@law.test' });
  const seen = await preview(message);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      sender: '"Harbour Medico-Legal" <office@practice.test>',
      destination: message.to,
      cc: 'boss@law.test, second@law.test',
      subject: 'Your enquiry',
      body: '<p>Dear Anna,</p><p>we <b>can</b> help.</p>',
      text: 'Dear Anna,\n\nwe can help.\n',
      metaData: { fromModule: 'COMPANY', objectId: message.objectId },
    },
  });
  const { hash } = seen.body as unknown as { hash: string };

  const sent = await api.post('/app/emails/send', { ...message, hash, answers });

  expect(sent.status).toBe(200);
  const mail = await practice.arrived(message.to);
  expect(mail.to).toEqual([message.to, 'boss@law.test', 'second@law.test']);
  expect(decoded(mail.source)).toContain('<p>Dear Anna,</p><p>we <b>can</b> help.</p>');
  expect(mail.source).toMatch(/^Reply-To: reply\+[0-9a-f]{32}@in\.practice\.test/m);
  const id = String(sent.body.id);
  expect(mail.source).toContain(`X-Caseway-Reference: ${id}`);
  expect(await practice.settled(id, 'sent')).toMatchObject({
    fromModule: 'COMPANY',
    objectId: message.objectId,
    templateKey: 'email.written',
  });
  expect((await api.get(`/app/email-trackings/${id}/body`)).body).toMatchObject({
    html: '<p>Dear Anna,</p><p>we <b>can</b> help.</p>',
  });
});

test('a record that changed after the preview stops the mail', async () => {
  const company = await practice.company();
  const message = await aMessage({ objectId: company.id });
  const { hash } = (await preview(message)).body as unknown as { hash: string };
  const { concurrencyStamp, name } = company;
  const facts = { name, businessType: 'insurer', phone: '0212345678', concurrencyStamp };
  expect((await api.put(`/app/companies/${company.id}`, facts)).status).toBe(200);

  const sent = await api.post('/app/emails/send', { ...message, hash, answers });

  expect(sent).toMatchObject({ status: 409, body: { error: { code: 'stalePreview' } } });
  expect(practice.mailsTo(message.to)).toEqual([]);
});

test('other words than the previewed ones are not sent', async () => {
  const message = await aMessage();
  const { hash } = (await preview(message)).body as unknown as { hash: string };

  const sent = await api.post('/app/emails/send', { ...message, subject: 'Other', hash });

  expect(sent).toMatchObject({ status: 409, body: { error: { code: 'stalePreview' } } });
});

test.each([
  ['', 'This field is required'],
  ['anna', 'Invalid email address'],
  ['anna@law', 'Invalid email address'],
])('[B-317] the recipient "%s" is refused: %s', async (to, text) => {
  const { status, body } = await preview(await aMessage({ to }));

  expect(status).toBe(400);
  expect(body.error?.validationErrors).toEqual([
    expect.objectContaining({ members: ['to'], message: text }),
  ]);
});

test.each([
  [{ cc: 'a@b.co, nobody' }, 400, 'ccInvalid'],
  [{ cc: Array.from({ length: 20 }, (_, at) => `p${at}@b.co`).join() }, 422, 'tooManyRecipients'],
  [{ fileIds: ['not an id'] }, 404, 'notFound'],
  [{ fileIds: { id: 7 } }, 404, 'notFound'],
  [{ objectId: randomUUID() }, 404, 'notFound'],
  [{ fromModule: 'NOTHING' }, 404, 'notFound'],
  [{ body: '<script>alert(1)</script>' }, 400, 'emptyMessage'],
])('%o answers %i %s', async (facts, status, code) => {
  const answer = await preview(await aMessage(facts));

  expect(answer.status).toBe(status);
  expect(answer.body.error?.code).toBe(code);
});

test('nothing that runs or tells the sender is in the message', async () => {
  const body = `<p onclick="x()">Hi</p><img src="https://spy.test/1.png"><a href="javascript:x()">a</a>
    <p style="background:url(https://spy.test)">b</p><iframe src="//x"></iframe>`;

  const { body: seen } = await preview(await aMessage({ body }));

  expect(String(seen['body'])).not.toMatch(/onclick|javascript|spy\.test|iframe/);
});

test('files of the record and fresh uploads go along as they are', async () => {
  const message: Message = await aMessage();
  const own = await practice.upload(
    'report.pdf',
    `?fromModule=COMPANY&objectId=${message.objectId}`,
  );
  const fresh = await practice.upload('letter.pdf');

  const sent = await send({ ...message, fileIds: [own, fresh] });

  expect(sent.status).toBe(200);
  const { source } = await practice.arrived(message.to);
  expect(source).toContain('filename=report.pdf');
  expect(source).toContain('filename=letter.pdf');
  const id = String(sent.body.id);
  await practice.settled(id, 'sent');
  const { body } = await api.get(`/app/email-trackings/${id}/body`);
  expect(body['attachments']).toMatchObject([{ fileId: own }, { fileId: fresh }]);
  expect((await practice.as('ADMIN_STAFF').get(`/app/files/${fresh}`)).status).toBe(200);
});

test('a file of another record, or of somebody else, is unknown', async () => {
  const other = await practice.company();
  const theirs = await practice.upload('a.pdf', `?fromModule=COMPANY&objectId=${other.id}`);
  const message = await aMessage({ fileIds: [theirs] });

  expect((await preview(message)).status).toBe(404);
  const fresh = await practice.upload('b.pdf');
  const somebody = practice.as('STAFF');
  const asked = await somebody.post('/app/emails/preview', { ...message, fileIds: [fresh] });
  expect(asked.status).toBe(404);
});

test('attachments beyond the bound of a mail are refused, as links they go', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(19 * 1024 * 1024, 32)]);
  const message = await aMessage({ fileIds: [await practice.upload('large.pdf', '', large)] });

  const along = await preview({ ...message, delivery: 'attachment' });

  expect(along).toMatchObject({ status: 413, body: { error: { code: 'mailTooLarge' } } });
  expect(along.body.error?.message).toContain('20 MB together');
  expect((await preview({ ...message, delivery: 'link' })).status).toBe(200);
});

test('[E-056] who downloads only signed in gets no file and no link', async () => {
  const fileIds = [await practice.upload('report.pdf')];
  const message = await aMessage({ fileIds, delivery: 'loggedIn' });

  await send(message);

  const { source } = await practice.arrived(message.to);
  expect(decoded(source)).toContain(`/view/companies/detail/${message.objectId}`);
  expect(source).not.toContain('onetimeaccess');
  expect(source).not.toContain('%PDF');
});

test('[G-035] [B-388] a scanner that follows the link first does not use it up', async () => {
  const fileIds = [await practice.upload('report.pdf')];
  const message = await aMessage({ fileIds, delivery: 'link' });
  const { body: seen } = await preview(message);
  expect(String(seen['text'])).toContain('report.pdf');
  const sent = await send(message);
  const id = String(sent.body.id);
  await practice.settled(id, 'sent');
  const mails = await eventually(
    () => Promise.resolve(practice.mailsTo(message.to)),
    (found) => found.length === 2,
    60,
  );
  const all = mails.map(({ source }) => decoded(source)).join('\n');
  const token = /onetimeaccess\?id=([\w-]+)/.exec(all)?.[1] ?? '';
  const code = /is (\d{6})\./.exec(all)?.[1] ?? '';
  const withLink = mails.find(({ source }) => source.includes('onetimeaccess'));
  expect(withLink?.source).not.toContain(code);
  const url = `/app/files/OnetimeAccessFile/${token}`;
  const { anonymous } = practice.server;

  const scanned = [await anonymous.get(url), await anonymous.get(url)];
  const opened = await anonymous.post(url, { code });

  expect(scanned.map(({ status }) => status)).toEqual([200, 200]);
  expect(opened.status).toBe(200);
  expect((await anonymous.post(url, { code })).status).toBe(404);
  const kept = await api.get(`/app/email-trackings/${id}/body`);
  expect(JSON.stringify(kept.body)).not.toContain(token);
  expect(JSON.stringify((await api.get('/app/email-trackings')).body)).not.toContain(code);
});

test('[B-317] the dialog is told whom the record can be written to', async () => {
  const company = await practice.company({
    email: 'office@law.test',
    accountsEmail: 'pay@law.test',
  });

  const { body } = await api.get(
    `/app/emails/recipients?fromModule=COMPANY&objectId=${company.id}`,
  );

  expect(body).toMatchObject({ objectName: company.name });
  expect((body['items'] as unknown as { email: string }[]).map(({ email }) => email)).toEqual([
    'office@law.test',
    'pay@law.test',
  ]);
});

test.each(['CASE_MANAGER', 'SPECIALIST', 'CONTRACTOR'])('a %s sends nothing', async (role) => {
  const message = await aMessage();

  expect((await practice.as(role).post('/app/emails/preview', message)).status).toBe(403);
  expect((await practice.as(role).post('/app/emails/send', message)).status).toBe(403);
});

test('[D7] a record of another tenant answers like one that does not exist', async () => {
  const message = await aMessage();
  const stranger = practice.server.signedIn({ roles: ['STAFF'] }).api;

  const foreign = await stranger.post('/app/emails/preview', message);
  const unknown = await stranger.post('/app/emails/preview', {
    ...message,
    objectId: randomUUID(),
  });

  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
});
