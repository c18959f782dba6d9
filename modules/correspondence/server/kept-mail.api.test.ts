import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually, testDatabase, testServices } from '#kernel/testing';
import { aTenant } from '../testing/a-tenant.ts';
import { mailRendererPoint } from './mail-renderers.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

const kept = mailRendererPoint.contribute({
  name: 'testing.kept',
  render: async () => ({ subject: 'Link', text: 'https://a.test/token', html: '<p>link</p>' }),
});
const services = testServices(await testDatabase(), {
  modules: [{ jobs: [sendMail], contributes: [kept] }],
});
await services.jobs.start(services);
const tenantId = await aTenant(services.hostDb);
const context = systemContext(tenantId);

test.each([false, true])(
  'without a mail server a mail is kept, its words unless confidential: %s',
  async (confidential) => {
    const id = await services.db.transaction(context, (tx) =>
      queueMail(tx, services, {
        to: 'anna@law.test',
        subject: 'Link',
        render: 'testing.kept',
        data: {},
        confidential,
      }),
    );

    const text = `select status, sent_time, body_text, body_html from emails_tracking e
    left join email_bodies b on b.email_id = e.id where e.id = $1`;
    const row = await eventually(
      async () => (await services.db.batch(context, [{ text, values: [id] }]))[0]?.rows[0],
      (found) => found?.['status'] !== 'queued',
    );
    expect(row).toEqual({
      status: 'kept',
      sent_time: null,
      body_text: confidential ? null : 'https://a.test/token',
      body_html: confidential ? null : '<p>link</p>',
    });
  },
);

test('another tenant sees neither the mail nor its words', async () => {
  const other = systemContext(await aTenant(services.hostDb));
  const [mails, bodies] = await services.db.batch(other, [
    { text: 'select * from emails_tracking' },
    { text: 'select * from email_bodies' },
  ]);

  expect(mails?.rows).toEqual([]);
  expect(bodies?.rows).toEqual([]);
});
