import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { identityServer } from '#identity/server';
import { systemContext } from '#kernel/server';
import { eventually, testDatabase, testServices } from '#kernel/testing';
import { aTenant } from '../testing/a-tenant.ts';
import { correspondenceServer } from './index.ts';

const services = testServices(await testDatabase(), {
  modules: [{ subscriptions: identityServer.subscriptions ?? [] }, correspondenceServer],
});
await services.jobs.start(services);
const tenantId = await aTenant(services.hostDb);
const context = systemContext(tenantId);
const userId = randomUUID();
await services.db.batch(context, [
  {
    text: `insert into users (tenant_id, id, user_name, email, first_name, last_name)
      values ($1, $2, $3, 'anna@law.test', 'Anna', 'Berg')`,
    values: [tenantId, userId, `anna-${userId}`],
  },
]);

const request = (purpose: string, user = userId) =>
  services.db.transaction(context, (tx) =>
    services.jobs.emit(tx, [{ type: 'PasswordLinkRequested', userId: user, purpose }]),
  );
const mail = async (purpose: string) => {
  const text = `select e.*, b.body_text from emails_tracking e join email_bodies b on b.email_id = e.id
    where e.template_key = $1 and e.status = 'kept'`;
  const [result] = await services.db.batch(context, [
    { text, values: [`passwordLink.${purpose}`] },
  ]);
  return result?.rows[0];
};

test.each(['forgotten', 'reset', 'welcome', 'change'])(
  '[G-003] a password link is mailed, confidential, for: %s',
  async (purpose) => {
    await request(purpose);

    const row = await eventually(() => mail(purpose), Boolean);
    expect(row).toMatchObject({
      destination: 'anna@law.test',
      is_confidential: true,
      from_module: 'users',
      object_id: userId,
    });
    expect(row?.['body_text']).toMatch(/\/account\/set-password\?token=[0-9a-f]{32}[\w-]{43}\n/);
    expect(row?.['body_text']).toContain('Dear Anna,');
  },
);

test('[D23] the link waits in no event and no job', async () => {
  const text = `select (select count(*) from events where payload::text like '%token%') +
    (select count(*) from pgboss.job where data::text like '%token%') as count`;
  const [result] = await services.hostDb.batch(context, [{ text }]);

  expect(Number(result?.rows[0]?.['count'])).toBe(0);
});

test('nothing is sent for a user who is gone', async () => {
  await request('gone', randomUUID());
  await request('forgotten');
  await eventually(
    async () => {
      const text = `select count(*) from emails_tracking where status = 'kept'`;
      return Number((await services.db.batch(context, [{ text }]))[0]?.rows[0]?.['count']);
    },
    (count) => count === 5,
  );

  expect(await mail('gone')).toBeUndefined();
});
