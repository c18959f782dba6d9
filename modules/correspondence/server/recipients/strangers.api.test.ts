import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { mailQuota } from '../../domain/index.ts';
import { aDeskOfNotes } from '../../testing/a-desk-of-notes.ts';

registerCatalogue();
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
