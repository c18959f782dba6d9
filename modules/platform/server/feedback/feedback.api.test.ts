import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { hostTenantId } from '../../domain/index.ts';
import { aTenant, somebody } from '../../testing/index.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer], database: 'own' });
const { services } = server;
const tenantId = await aTenant(services);
await aTenant(services, { id: hostTenantId });
const sender = await somebody(server, { tenantId, roles: ['CASE_MANAGER'] });
const admin = server.signedIn({ tenantId, roles: ['ADMIN_STAFF'] });
const host = server.signedIn({ tenantId: hostTenantId, roles: ['TENANT_ADMIN'], isHost: true });
const other = server.signedIn({ roles: ['ADMIN_STAFF'], tenantId: await aTenant(services) });

const words = {
  subject: 'The calendar is easy to read',
  category: 'praise',
  message: 'Our whole team noticed. 100% better.',
  page: '/view/calendar',
};

test('[R-050] everybody sends feedback; own administrators and the host read it', async () => {
  const sent = await sender.api.post('/app/feedback', words);

  expect(sent.status).toBe(201);
  for (const reader of [admin, host]) {
    const { body } = await reader.api.get('/app/feedback/inbox?state=unread');
    expect(body.items).toEqual([
      expect.objectContaining({ ...words, senderName: 'Test Person', tenantId, readTime: null }),
    ]);
  }
  expect((await other.api.get('/app/feedback/inbox')).body.totalCount).toBe(0);
  expect((await sender.api.get('/app/feedback/inbox')).status).toBe(403);
});

test('what was read is no longer unread, for the host as for the tenant', async () => {
  const { id } = (await host.api.get('/app/feedback/inbox')).body.items?.[0] ?? { id: '' };

  expect((await other.api.put(`/app/feedback/${id}/read`)).status).toBe(404);
  expect((await host.api.put(`/app/feedback/${id}/read`)).status).toBe(204);

  expect((await admin.api.get('/app/feedback/inbox?state=unread')).body.totalCount).toBe(0);
  expect((await admin.api.get('/app/feedback/inbox?category=praise')).body.totalCount).toBe(1);
  expect((await admin.api.get('/app/feedback/inbox?category=idea')).body.totalCount).toBe(0);
  expect((await admin.api.get('/app/feedback/inbox?filterText=CALENDAR')).body.totalCount).toBe(1);
  expect((await admin.api.get('/app/feedback/inbox?filterText=1_0')).body.totalCount).toBe(0);
  expect((await admin.api.put('/app/feedback/nonsense/read')).status).toBe(404);
});

test('nothing is not feedback', async () => {
  for (const body of [{}, { ...words, message: ' ' }, { ...words, category: 'spam' }]) {
    expect((await sender.api.post('/app/feedback', body)).status).toBe(400);
  }
});
