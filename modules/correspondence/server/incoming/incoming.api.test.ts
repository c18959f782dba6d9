import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPdf } from '#documents/testing';
import { systemContext } from '#kernel/server';
import { eventually } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aDeliveryReport, aMessage } from '../../testing/a-message.ts';
import { aMailPractice } from '../../testing/a-mail-practice.ts';
import { queueMail } from '../queue-mail.ts';
import { mailReferencePoint } from './mail-references.ts';

registerCatalogue();
const references = mailReferencePoint.contribute({
  pattern: /\bREF-\d{4}\b/gi,
  find: async (_tx, reference) =>
    reference === 'REF-1234'
      ? { fromModule: 'COMPANY', objectId: await referenced, objectName: 'Referenced' }
      : null,
});
const practice = await aMailPractice({ modules: [{ name: 'test', contributes: [references] }] });
const { api, server, tenantId } = practice;
const referenced = practice.company().then(({ id }) => id);

/** A mail about a company that has left. */
async function aSentMail() {
  const company = await practice.company();
  const to = `${randomUUID()}@law.test`;
  const id = await server.services.db.transaction(systemContext(tenantId), (tx) =>
    queueMail(tx, server.services, {
      to,
      subject: 'Your enquiry',
      text: 'Words',
      fromModule: 'COMPANY',
      objectId: company.id,
      objectName: company.name,
    }),
  );
  const { source } = await practice.arrived(to);
  await practice.settled(id, 'sent');
  const token = /reply\+([0-9a-f]{32})@/.exec(source)?.[1] ?? '';
  return { id, to, company, reply: `reply+${token}@in.practice.test`, token };
}

type Incoming = Record<string, unknown> & { id: string; subject: string };
const incoming = async (who = api): Promise<Incoming[]> =>
  (await who.get('/app/incoming-mails?maxResultCount=100')).body['items'] as unknown as Incoming[];
const received = async (subject: string, who = api): Promise<Incoming> => {
  const found = await eventually(
    async () => (await incoming(who)).find((mail) => mail.subject === subject),
    (mail) => mail !== undefined,
    60,
  );
  return found as Incoming;
};
const filesOf = async (id: string) =>
  (await api.get(`/app/files?fromModule=COMPANY&objectId=${id}`)).body['items'] as unknown as {
    fileName: string;
  }[];

test('a reply to the address of a mail is filed on its record, with its attachments', async () => {
  const { company, to, reply, id } = await aSentMail();
  const subject = `Re: ${randomUUID()}`;
  const files = [
    { name: 'letter.pdf', bytes: aPdf('Hello') },
    { name: 'virus.exe', bytes: Buffer.from('MZ and more') },
  ];

  const answer = await practice.receive(
    aMessage({
      from: `Anna <${to}>`,
      to: reply,
      subject,
      files,
      html: '<p>Hi<script>x</script></p>',
    }),
  );

  expect(answer.status).toBe(202);
  const mail = await received(subject);
  expect(mail).toMatchObject({
    status: 'filed',
    objectName: company.name,
    isAutomatic: false,
  });
  await eventually(
    () => filesOf(company.id),
    (found) => found.length === 1,
    60,
  );
  expect(await filesOf(company.id)).toMatchObject([{ fileName: 'letter.pdf' }]);
  const { body } = await eventually(
    () => api.get(`/app/incoming-mails/${mail.id}/body`),
    (one) => (one.body['attachments'] as unknown as unknown[]).length === 2,
  );
  expect(body).toMatchObject({
    html: expect.stringMatching(/<p>Hi<\/p>\s*$/),
    attachments: [
      { name: 'letter.pdf', refusal: null },
      { name: 'virus.exe', fileId: null, refusal: expect.stringContaining('file accepted') },
    ],
  });
  expect((await api.get(`/app/incoming-mails/${mail.id}`)).body).toMatchObject({
    fromModule: 'COMPANY',
    objectId: company.id,
    filedBy: 'replyAddress',
    emailId: id,
    isSenderKnown: true,
  });
  const both = await api.get(
    `/app/email-trackings/module?fromModule=COMPANY&objectId=${company.id}`,
  );
  expect(both.body).toMatchObject({ totalCount: 2, items: [{ direction: 'in' }, { id }] });
});

test('a reply without our address is found by the mail that it answers', async () => {
  const { company, id } = await aSentMail();
  const subject = `Re: ${randomUUID()}`;
  const headers = [`References: <else@law.test> <${id}@localhost>`];

  await practice.receive(aMessage({ subject, headers }));

  const mail = await received(subject);
  expect(mail).toMatchObject({ status: 'filed', objectName: company.name });
  const { body } = await api.get(`/app/incoming-mails/${mail.id}`);
  expect(body).toMatchObject({ filedBy: 'reply', isSenderKnown: false });
});

test('a reference in the subject files what names nothing else', async () => {
  const subject = `About ref-1234 ${randomUUID()}`;

  await practice.receive(aMessage({ subject, to: 'answers@practice.test' }));

  expect(await received(subject)).toMatchObject({ status: 'filed', objectName: 'Referenced' });
});

test('the same message twice is filed once', async () => {
  const { company, reply } = await aSentMail();
  const subject = `Twice ${randomUUID()}`;
  const files = [{ name: 'letter.pdf', bytes: aPdf('Hello') }];
  const source = aMessage({ to: reply, subject, files });

  await Promise.all([practice.receive(source), practice.receive(source)]);
  await received(subject);
  const next = `Next ${randomUUID()}`;
  await practice.receive(aMessage({ to: reply, subject: next }));
  await received(next);
  await eventually(
    () => sourcesLeft(),
    (left) => left === 0,
    60,
  );

  expect((await incoming()).filter((mail) => mail.subject === subject)).toHaveLength(1);
  expect((await filesOf(company.id)).length).toBeGreaterThan(0);
});

async function sourcesLeft(): Promise<number> {
  const text = 'select count(*)::int as count from incoming_mail_sources';
  const [found] = await server.services.hostDb.batch(systemContext(hostTenantId), [{ text }]);
  return Number(found?.rows[0]?.['count']);
}

test.each([
  [
    'the address of the report',
    (mail: { token: string }) => `bounce+${mail.token}@in.practice.test`,
  ],
  ['the headers of the returned mail', () => 'office@practice.test'],
])('a bounce, known by %s, marks the mail with the reason', async (_by, addressOf) => {
  const mail = await aSentMail();
  const original = `<${mail.id}@localhost>`;

  await practice.receive(aDeliveryReport({ to: addressOf(mail), action: 'failed', original }));

  expect(await practice.settled(mail.id, 'bounced')).toMatchObject({
    errorMessage: 'anna@law.test: 550 5.1.1 no such user here (5.1.1)',
  });
  expect(await filesOf(mail.company.id)).toEqual([]);
});

test('a report of delivery marks the mail, one of a delay does not', async () => {
  const mail = await aSentMail();
  const to = `bounce+${mail.token}@in.practice.test`;
  await practice.receive(aDeliveryReport({ to, action: 'delayed' }));
  await eventually(
    () => sourcesLeft(),
    (left) => left === 0,
    60,
  );
  expect((await api.get(`/app/email-trackings/${mail.id}`)).body).toMatchObject({ status: 'sent' });

  await practice.receive(aDeliveryReport({ to, action: 'delivered' }));

  await practice.settled(mail.id, 'delivered');
});

test('unknown mail waits in the list of its tenant, and staff file it to a record', async () => {
  const company = await practice.company();
  const subject = `Question ${randomUUID()}`;
  const files = [{ name: 'question.pdf', bytes: aPdf('Why') }];
  await practice.receive(aMessage({ subject, files, to: 'Office <Answers@practice.test>' }));
  const mail = await received(subject);
  expect(mail).toMatchObject({ status: 'waiting' });
  await eventually(
    () => api.get(`/app/incoming-mails/${mail.id}/body`),
    (one) => (one.body['attachments'] as unknown as unknown[]).length === 1,
    60,
  );

  const filed = await api.put(`/app/incoming-mails/${mail.id}/file`, {
    fromModule: 'COMPANY',
    objectId: company.id,
  });

  expect(filed).toMatchObject({ status: 200, body: { status: 'filed', filedBy: 'hand' } });
  expect(await filesOf(company.id)).toMatchObject([{ fileName: 'question.pdf' }]);
});

test('mail for nobody is shown to the host alone', async () => {
  const subject = `Nobody ${randomUUID()}`;
  const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['TENANT_ADMIN'] });

  await practice.receive(aMessage({ subject, to: 'nobody@elsewhere.test' }));

  expect(await received(subject, host.api)).toMatchObject({ status: 'waiting' });
  expect((await incoming()).some((mail) => mail.subject === subject)).toBe(false);
});

test('an automatic answer is told apart', async () => {
  const { reply } = await aSentMail();
  const subject = `Away ${randomUUID()}`;

  await practice.receive(
    aMessage({ to: reply, subject, headers: ['Auto-Submitted: auto-replied'] }),
  );

  expect(await received(subject)).toMatchObject({ isAutomatic: true });
});

test('a message that nothing can read is shown to the host and harms nobody', async () => {
  const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['TENANT_ADMIN'] });
  const deep = Array.from(
    { length: 60 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  ).join('');

  await practice.receive(`From: x@y.test\r\nSubject: deep\r\n${deep}`);

  await received('A message that could not be read', host.api);
});

test('who does not know the secret brings nothing', async () => {
  const wrong = await practice.receive(aMessage(), 'a wrong secret');
  const json = await server.anonymous.post(
    '/app/incoming-mail',
    {},
    {
      headers: { authorization: 'Bearer a secret of sixteen letters' },
    },
  );

  expect(wrong.status).toBe(401);
  expect(json.status).toBe(415);
});

test('[D7] a token of one tenant files nothing in another', async () => {
  const { reply } = await aSentMail();
  const subject = `Walls ${randomUUID()}`;
  await practice.receive(aMessage({ to: reply, subject }));
  const mail = await received(subject);
  const stranger = server.signedIn({ roles: ['STAFF'] }).api;

  expect((await stranger.get(`/app/incoming-mails/${mail.id}`)).status).toBe(404);
  expect((await stranger.get(`/app/incoming-mails/${mail.id}/body`)).status).toBe(404);
  expect((await practice.as('CASE_MANAGER').get('/app/incoming-mails')).status).toBe(403);
});
