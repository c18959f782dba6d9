import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { contentOfExport } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aMailPractice } from '../../testing/a-mail-practice.ts';
import { queueMail } from '../queue-mail.ts';
import type { Mail } from '../queue-mail.ts';

registerCatalogue();
const practice = await aMailPractice();
const { api, server, tenantId } = practice;

const queue = (mail: Partial<Mail> = {}) =>
  server.services.db.transaction(systemContext(tenantId), (tx) =>
    queueMail(tx, server.services, {
      to: `${randomUUID()}@law.test`,
      subject: 'Hello',
      text: 'The words',
      html: '<p>The words</p>',
      ...mail,
    } as Mail),
  );
const run = (text: string, values: unknown[]) =>
  server.services.hostDb.batch(systemContext(tenantId), [{ text, values }]);
const become = (id: string, status: string) =>
  run('update emails_tracking set status = $2 where id = $1', [id, status]);
const at = (id: string) => `/app/email-trackings/${id}`;

test('[C-272] [B-394] the mails of a record are read by record, the newest first', async () => {
  const company = await practice.company();
  const about = { fromModule: 'COMPANY', objectId: company.id };
  const first = await queue({ ...about, subject: 'First' });
  await practice.settled(first, 'sent');
  const second = await queue({ ...about, subject: 'Second', templateKey: 'AccountOffer' });
  await practice.settled(second, 'sent');
  await queue({ fromModule: 'COMPANY', objectId: randomUUID() });

  const { status, body } = await api.get(
    `/app/email-trackings/module?fromModule=COMPANY&objectId=${company.id}`,
  );

  expect(status).toBe(200);
  expect(body).toMatchObject({
    totalCount: 2,
    items: [
      { id: second, subject: 'Second', direction: 'out', templateKey: 'AccountOffer' },
      { id: first, subject: 'First', status: 'sent' },
    ],
  });
});

test('[C-272] [D7] who may not read the record learns nothing of its mails', async () => {
  const company = await practice.company();
  const url = `/app/email-trackings/module?fromModule=COMPANY&objectId=${company.id}`;
  const stranger = server.signedIn({ roles: ['STAFF'] }).api;

  expect((await stranger.get(url)).status).toBe(404);
  expect((await practice.as('CASE_MANAGER').get(url)).status).toBe(403);
});

test('[C-274] [B-394] a failed mail is sent again as a mail of its own', async () => {
  practice.smtp.refuseWith(550);
  const to = `${randomUUID()}@law.test`;
  const id = await queue({ to });
  await practice.settled(id, 'failed');
  practice.smtp.refuseWith(null);

  const { status, body } = await api.post(`${at(id)}/resend`, {
    answers: { unknownRecipient: 'yes' },
  });

  expect(status).toBe(200);
  const again = String(body.id);
  expect(await practice.settled(again, 'sent')).toMatchObject({ resendOfId: id, destination: to });
  expect((await practice.arrived(to)).source).toContain('The words');
  expect((await api.get(at(id))).body).toMatchObject({ status: 'failed' });
});

test('[C-274] what is on its way, and what was not kept, is not sent again', async () => {
  const waiting = await queue({ waitSeconds: 3600 });
  const secret = await queue({ confidential: true });
  await practice.settled(secret, 'sent');

  expect((await api.post(`${at(waiting)}/resend`)).body.error?.code).toBe('alreadyQueued');
  expect((await api.post(`${at(secret)}/resend`)).body.error?.code).toBe('wordsNotKept');
});

test('[C-275] [B-394] a failed or bounced mail is marked as success, a sent one is not', async () => {
  const id = await queue();
  await practice.settled(id, 'sent');
  expect((await api.put(`${at(id)}/markAsSuccess`)).body.error?.code).toBe('markNotNeeded');
  await become(id, 'bounced');

  const { status, body } = await api.put(`${at(id)}/markAsSuccess`);

  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'markedAsSuccess' });
});

test('[C-275] a waiting mail that was marked does not leave any more', async () => {
  const to = `${randomUUID()}@law.test`;
  const id = await queue({ to, waitSeconds: 2 });
  await api.put(`${at(id)}/markAsSuccess`);

  const later = await queue({ to: `${randomUUID()}@law.test`, waitSeconds: 3 });
  await practice.settled(later, 'sent');

  expect(practice.mailsTo(to)).toEqual([]);
});

test('[C-273] [B-394] a copy for Outlook is a draft with the same words', async () => {
  const to = `${randomUUID()}@law.test`;
  const id = await queue({ to, cc: 'boss@law.test', subject: 'A/B: "test"' });
  await practice.settled(id, 'sent');

  const { status, body } = await api.post(`${at(id)}/sync-outlook`);

  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'A B test.eml', contentType: 'message/rfc822' });
  const source = Buffer.from(String(body['base64']), 'base64').toString();
  expect(source).toContain('X-Unsent: 1');
  expect(source).toContain(`To: ${to}`);
  expect(source).toContain('Cc: boss@law.test');
  expect(source).toContain('The words');
});

test('[C-273] a confidential mail is copied for nobody', async () => {
  const id = await queue({ confidential: true });

  expect((await api.post(`${at(id)}/sync-outlook`)).body.error?.code).toBe('emailConfidential');
});

test('[R-041] [S-040] the report counts by day, template and outcome, and is exported', async () => {
  const other = await aMailPracticeOfItsOwn();
  await other.queue('AccountOffer');
  await other.queue('AccountOffer');
  await other.queue(null);
  const period = 'from=2026-03-05&to=2026-03-05';

  const { body } = await other.api.get(`/app/emails/sending-report?${period}`);

  expect(body).toEqual({
    items: [
      { day: '2026-03-05', templateKey: 'AccountOffer', status: 'queued', count: 2 },
      { day: '2026-03-05', templateKey: null, status: 'queued', count: 1 },
    ],
  });
  const file = await other.api.get(`/app/emails/sending-report/export?${period}`);
  expect(file.status).toBe(200);
  const { rows } = await contentOfExport(file.raw, file.headers['content-type']);
  const day = new Date('2026-03-05T00:00Z');
  expect(rows[0]?.slice(0, 2)).toEqual([day, 'Account offer']);
  const wrong = await other.api.get('/app/emails/sending-report?from=2026-03-05&to=2020-01-01');
  expect(wrong.body.error?.code).toBe('longPeriod');
  expect((await other.as('ACCOUNTING').get(`/app/emails/sending-report?${period}`)).status).toBe(
    403,
  );
});

/** Another tenant, so that no other test is counted. Eleven at night in UTC is the next morning here. */
async function aMailPracticeOfItsOwn() {
  const own = randomUUID();
  const as = (role: string) => server.signedIn({ tenantId: own, roles: [role] }).api;
  return {
    api: as('STAFF'),
    as,
    queue: (key: string | null) =>
      server.services.hostDb.batch(systemContext(own), [
        {
          text: `insert into emails_tracking (tenant_id, id, subject, destination, status, template_key,
              creation_time) values ($1, $2, 'x', 'a@b.co', 'queued', $3, '2026-03-04T23:00:00Z')`,
          values: [own, randomUUID(), key],
        },
      ]),
  };
}
