import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import type { Services } from '#kernel/server';
import { eventually, testDatabase, testServices } from '#kernel/testing';
import { aMailServer } from '../testing/a-mail-server.ts';
import { aTenant } from '../testing/a-tenant.ts';
import { mailRendererPoint } from './mail-renderers.ts';
import { queueMail, sendMailJob } from './queue-mail.ts';
import type { Mail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

const smtp = await aMailServer();
let minted = 0;
const link = mailRendererPoint.contribute({
  name: 'testing.link',
  async render(_tx, data) {
    minted += 1;
    const text = `https://a.test/${String(data['user'])}/${minted}`;
    return { subject: 'Your link', text, html: '' };
  },
});
const modules = [{ jobs: [{ ...sendMail, retryLimit: 2 }], contributes: [link] }];
const url = await testDatabase();
const services = testServices(url, { modules, env: { SMTP_URL: smtp.url } });
await services.jobs.start(services);
const tenantId = await aTenant(services.hostDb);
const context = systemContext(tenantId);

const queue = (mail: Mail, using: Services = services) =>
  using.db.transaction(context, (tx) => queueMail(tx, using, mail));

type Tracked = Record<string, unknown> & { status: string };
const tracked = async (id: string): Promise<Tracked> => {
  const text = `select e.*, b.body_text, b.data from emails_tracking e
    left join email_bodies b on b.email_id = e.id where e.id = $1`;
  const [result] = await services.db.batch(context, [{ text, values: [id] }]);
  return result?.rows[0] as Tracked;
};
const settled = (id: string, status: string) =>
  eventually(
    () => tracked(id),
    (row) => row?.status === status,
    20,
  );
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));

const failed = { state: 'failed', tenantId: null, skip: 0, take: 10 } as const;

test('a queued mail goes out once, from the practice, and can be read afterwards', async () => {
  const id = await queue({
    to: 'anna@law.test',
    subject: 'Appointment',
    text: 'See you on Monday.',
    html: '<p>See you on Monday.</p>',
    templateKey: 'appointment',
    fromModule: 'assessments',
    objectId: '42',
  });

  expect(await settled(id, 'sent')).toMatchObject({
    sender: '"Harbour Medico-Legal" <office@practice.test>',
    message_id: `<${id}@localhost>`,
    template_key: 'appointment',
    from_module: 'assessments',
    object_id: '42',
    body_text: 'See you on Monday.',
    error_message: null,
  });
  const [mail] = mailsTo('anna@law.test');
  expect(mail?.source).toContain(`Message-ID: <${id}@localhost>`);
  expect(mail?.source).toContain('Reply-To: answers@practice.test');
  expect(mail?.source).toContain('See you on Monday.');
  expect(mailsTo('anna@law.test')).toHaveLength(1);
});

test('a mail whose cause was rolled back is never sent', async () => {
  const undone = services.db.transaction(context, async (tx) => {
    await queueMail(tx, services, { to: 'undone@law.test', subject: 'No', text: 'No' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await settled(await queue({ to: 'next@law.test', subject: 'Yes', text: 'Yes' }), 'sent');

  expect(mailsTo('undone@law.test')).toHaveLength(0);
});

test('a job that runs a second time sends nothing', async () => {
  const id = await queue({ to: 'once@law.test', subject: 'Once', text: 'Once' });
  await settled(id, 'sent');
  await services.jobs.enqueue(null, sendMailJob, { tenantId, emailId: id });
  await settled(await queue({ to: 'next@law.test', subject: 'Yes', text: 'Yes' }), 'sent');

  expect(mailsTo('once@law.test')).toHaveLength(1);
});

test('a mail server that is busy is tried again, with the same Message-ID', async () => {
  smtp.refuseOnce();
  const id = await queue({ to: 'later@law.test', subject: 'Later', text: 'Later' });
  await eventually(
    () => tracked(id),
    (row) => Boolean(row['error_message']),
  );
  expect(await tracked(id)).toMatchObject({ status: 'queued' });

  smtp.throwUnlessAccepted();
  expect(await settled(id, 'sent')).toMatchObject({ error_message: null });
  expect(mailsTo('later@law.test')).toHaveLength(1);
});

test('a refusal for good is not repeated', async () => {
  smtp.refuseWith(550);
  const id = await queue({ to: 'gone@law.test', subject: 'Gone', text: 'Gone' });

  const row = await settled(id, 'failed');
  smtp.refuseWith(null);
  expect(row['error_message']).toMatch(/not today/);
  expect((await services.jobs.list(failed)).totalCount).toBe(0);
});

test('after the last try the mail has failed and its job is a dead letter', async () => {
  smtp.refuseWith(451);
  const id = await queue({ to: 'never@law.test', subject: 'Never', text: 'Never' });

  await settled(id, 'failed');
  const { items } = await eventually(
    () => services.jobs.list(failed),
    ({ totalCount }) => totalCount === 1,
  );
  smtp.refuseWith(null);
  expect(items[0]).toMatchObject({ name: sendMailJob, tenantId });

  await services.jobs.retry(items[0]?.id ?? '', tenantId);
  await settled(id, 'sent');
});

test('a confidential mail is written at delivery, and its words are not kept', async () => {
  smtp.refuseOnce();
  const mail: Mail = {
    to: 'secret@law.test',
    subject: 'Link',
    render: 'testing.link',
    data: { user: 'u1' },
    confidential: true,
  };
  const id = await queue(mail);
  await eventually(
    () => tracked(id),
    (row) => Boolean(row['error_message']),
  );
  expect((await tracked(id))['body_text']).toBeNull();
  smtp.throwUnlessAccepted();

  expect(await settled(id, 'sent')).toMatchObject({
    subject: 'Your link',
    body_text: null,
    data: null,
  });
  expect(mailsTo('secret@law.test')[0]?.source).toContain(`https://a.test/u1/${minted}`);
  expect(minted).toBeGreaterThan(1);
});

test('a text cannot add a recipient or a header', async () => {
  const id = await queue({
    to: 'target@law.test',
    subject: 'Hello\r\nBcc: spy@law.test',
    text: 'Hello',
  });

  await settled(id, 'sent');
  expect(mailsTo('spy@law.test')).toHaveLength(0);
  expect(mailsTo('target@law.test')[0]?.source).not.toMatch(/^Bcc:/im);
});
