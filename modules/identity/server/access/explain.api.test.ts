import { expect, test } from 'vitest';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice, identityTestServer } from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services, { features: ['Assessment'] });
const lmq = await aPractice(services, { edition: 'LMQ PROVIDER' });
const host = await aPractice(services, { tenantId: hostTenantId, edition: 'MASTER' });
const admin = await server.apiOf(await aPerson(services, practice, { roles: ['ADMIN_STAFF'] }));
const hostAdmin = await server.apiOf(await aPerson(services, host, { roles: ['TENANT_ADMIN'] }));

const explain = async (question: object, api = admin) =>
  (await api.post('/app/access/explain', question)).body;

test('an open page is said to be open', async () => {
  expect(await explain({ path: '/view/users' })).toMatchObject({ isOpen: true, reason: null });
});

test('a role that may not is named with those that may', async () => {
  const answer = await explain({ path: '/view/users', role: 'STAFF' });

  expect(answer).toMatchObject({ isOpen: false, reason: { by: 'role', name: 'ADMIN_STAFF' } });
  expect(answer.sentence).toContain('ADMIN_STAFF');
});

test('a feature that is off is named with whoever says so', async () => {
  const answer = await explain({ path: '/view/supplementaries' });

  expect(answer).toMatchObject({ isOpen: false, reason: { by: 'feature', name: 'Supplementary' } });
  expect(answer.sentence).toBe('The feature Supplementary is off, as the default says.');
});

test('a rule of the edition is named; only the host may ask about another tenant', async () => {
  const question = { path: '/view/case-managers', role: 'ADMIN_STAFF', tenantId: lmq.tenantId };

  expect(await explain(question, hostAdmin)).toMatchObject({
    isOpen: false,
    edition: 'LMQ PROVIDER',
    reason: { by: 'rule' },
  });
  expect((await admin.post('/app/access/explain', question)).status).toBe(404);
});

test('a detail page is found by its address, an ability by its name, a user by id', async () => {
  const specialist = await aPerson(services, practice, { roles: ['SPECIALIST'] });

  expect(await explain({ path: `/view/users/detail/${specialist.id}` })).toMatchObject({
    isOpen: true,
  });
  expect(await explain({ ability: 'tenant.list', userId: specialist.id })).toMatchObject({
    isOpen: false,
    reason: { by: 'role', name: 'TENANT_ADMIN' },
    roles: ['SPECIALIST'],
  });
});

test('staff may not ask, and a question names one thing', async () => {
  const staff = await server.apiOf(await aPerson(services, practice));

  expect((await staff.post('/app/access/explain', { path: '/' })).status).toBe(403);
  expect((await admin.post('/app/access/explain', {})).status).toBe(400);
  expect((await admin.post('/app/access/explain', { path: '/', ability: 'x' })).status).toBe(400);
});
