import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { mailQuotaOf } from '../../domain/index.ts';
import { aDeskOfNotes } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
const mailQuota = mailQuotaOf({});
const desk = await aDeskOfNotes();
const { tenantId, run } = desk;
const { api, actor } = desk.staff;

const path = '/app/emails/send';
const about = { fromModule: 'CLIENT', objectId: desk.clientId };

async function send(to: string, more: object = {}) {
  const mail = { ...about, to, subject: 'Hello', body: '<p>Hello</p>', delivery: 'attachment' };
  const { body } = await api.post('/app/emails/preview', mail);
  return api.post(path, { ...mail, hash: body.hash, ...more });
}

test('an address that no record has is asked about, and known from then on', async () => {
  const stranger = `${randomUUID()}@elsewhere.example`;

  const asked = await send(stranger);
  const sent = await send(stranger, { answers: { unknownRecipient: 'yes' } });
  const again = await send(stranger);

  expect(asked).toMatchObject({ status: 409, body: { error: { code: 'confirmationRequired' } } });
  expect(asked.body.error?.message).toContain(stranger);
  expect([sent.status, again.status]).toEqual([200, 200]);
});

test('people of the tenant are written to without a question', async () => {
  const email = `${randomUUID()}@firm.example`;
  await run(`update clients set email = $2 where id = $1`, [
    desk.otherClientId,
    email.toUpperCase(),
  ]);

  expect((await send(email)).status).toBe(200);
});

test('so many strangers an hour, and so many mails', async () => {
  await run(
    `insert into known_mail_addresses (tenant_id, address, kept_by)
      select $1, i || '@filled.example', $2 from generate_series(1, ${mailQuota.toStrangers}) i`,
    [tenantId, actor.userId],
  );
  const answers = { unknownRecipient: 'yes' };
  expect(await send(`${randomUUID()}@new.example`, { answers })).toMatchObject({
    status: 429,
    body: { error: { code: 'strangersQuota' } },
  });

  await run(
    `insert into emails_tracking (tenant_id, id, subject, destination, status, creation_time, creator_id)
      select $1, gen_random_uuid(), 'x', 'y@z.example', 'sent', now(), $2
      from generate_series(1, ${mailQuota.ofUser}) i`,
    [tenantId, actor.userId],
  );
  expect(await send('1@filled.example')).toMatchObject({
    status: 429,
    body: { error: { code: 'mailQuotaOfUser' } },
  });
});

test('the last of the strangers of an hour is told to the administrators', async () => {
  const other = await aDeskOfNotes();
  await other.run(
    `insert into known_mail_addresses (tenant_id, address, kept_by)
      select $1, i || '@nearly.example', $2 from generate_series(2, ${mailQuota.toStrangers}) i`,
    [other.tenantId, other.staff.actor.userId],
  );
  const mail = {
    fromModule: 'CLIENT',
    objectId: other.clientId,
    to: `${randomUUID()}@last.example`,
    subject: 'Hello',
    body: '<p>Hello</p>',
    delivery: 'attachment',
  };
  const { body } = await other.staff.api.post('/app/emails/preview', mail);
  const answers = { unknownRecipient: 'yes' };

  const sent = await other.staff.api.post(path, { ...mail, hash: body.hash, answers });

  expect(sent.status).toBe(200);
  const [told] = await other.run(
    `select recipient_id as id from notifications where tenant_id = $1 and title = $2`,
    [other.tenantId, 'Emails to many unknown addresses'],
  );
  expect(told?.rows.map(({ id }) => id)).toContain(other.admin.actor.userId);
});

test('[C-274] an address that was written to by itself and is in no record is asked about on resend', async () => {
  const id = randomUUID();
  await run(
    `insert into emails_tracking (tenant_id, id, subject, destination, status)
      values ($1, $2, 'Hello', $3, 'sent')`,
    [tenantId, id, `${randomUUID()}@gone.example`],
  );
  await run(`insert into email_bodies (tenant_id, email_id, body_text) values ($1, $2, 'Hello')`, [
    tenantId,
    id,
  ]);

  expect(await api.post(`/app/email-trackings/${id}/resend`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'confirmationRequired' } },
  });
});

test('[S-123] a preview of a template goes to whoever tries it out', async () => {
  const { admin } = desk;
  const id = randomUUID();
  await run(
    `insert into mail_templates (tenant_id, id, name, label, category) values ($1, $2, $3, 'Report', 'case')`,
    [tenantId, id, 'ReportReady'],
  );
  const words = {
    subject: 'Win',
    templateContent: '<p>Click</p>',
    sendToEmail: 'victim@elsewhere.example',
  };

  const answer = await admin.api.post(`/app/email-templates/${id}/preview/send`, words);

  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'testGoesToYou' } } });
});
