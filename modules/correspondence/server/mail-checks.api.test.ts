import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../catalogue.ts';
import { correspondenceServer } from './index.ts';

registerCatalogue();
const modules = [platformServer, correspondenceServer];
const keeping = await testServer({ modules, database: 'own' });
const unreachable = await testServer({
  modules,
  beside: keeping,
  env: { SMTP_URL: 'smtp://127.0.0.1:1' },
});
const facts = { roles: ['TENANT_ADMIN'], isHost: true };
const host = keeping.signedIn(facts);

test('[C-036] without a mail server mail is kept, which is no error', async () => {
  expect((await host.api.get('/app/health-checks/email')).body).toMatchObject({
    state: 'off',
    facts: { Mode: 'kept' },
  });
});

test('[C-036] a mail server that does not answer has failed', async () => {
  const answer = await unreachable.signedIn(facts).api.get('/app/health-checks/email');

  expect(answer).toMatchObject({ status: 200, body: { state: 'failed' } });
});

test('[C-038] mail that waits too long needs a look', async () => {
  expect((await host.api.get('/app/health-checks/email-service')).body).toMatchObject({
    state: 'ok',
    facts: { Waiting: 0 },
  });
  const { tenantId } = host.actor;
  await keeping.services.db.batch(systemContext(tenantId), [
    {
      text: `insert into emails_tracking (tenant_id, id, subject, destination, status, creation_time)
        values ($1, gen_random_uuid(), 'Late', 'a@b.test', 'queued', now() - interval '40 minutes')`,
      values: [tenantId],
    },
  ]);

  expect((await host.api.get('/app/health-checks/email-service')).body).toMatchObject({
    state: 'warning',
    sentence: 'Mail has been waiting for 40 min.',
    facts: { Waiting: 1, Oldest: '40 min' },
  });
});
