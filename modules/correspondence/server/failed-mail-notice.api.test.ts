import { expect, test } from 'vitest';
import { aPerson, aPractice } from '#identity/testing';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../catalogue.ts';
import { aMailServer } from '../testing/a-mail-server.ts';
import { correspondenceServer, queueMail } from './index.ts';

registerCatalogue();
const smtp = await aMailServer();
const server = await testServer({
  modules: [platformServer, correspondenceServer],
  env: { SMTP_URL: smtp.url },
  role: 'all',
});
const { services } = server;
const practice = await aPractice(services);

test('[D15] a mail that was refused for good is shown to admin staff', async () => {
  const { id: userId, tenantId } = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
  const { api } = server.signedIn({ tenantId, userId });
  smtp.refuseWith(550);

  const emailId = await services.db.transaction(systemContext(tenantId), (tx) =>
    queueMail(tx, services, { to: 'gone@law.test', subject: 'Report <ready>', text: 'Hello' }),
  );

  const { items } = await eventually(
    async () => (await api.get('/app/notifications/get-all')).body,
    ({ totalCount }) => Number(totalCount) > 0,
  );
  expect(items).toMatchObject([
    {
      title: 'Email could not be sent',
      content: 'The email <b>Report &lt;ready&gt;</b> to gone@law.test was not delivered.',
      type: 'Action Required',
      fromModule: 'EMAIL_TRACKING',
      objectId: emailId,
      creator: null,
    },
  ]);
});
