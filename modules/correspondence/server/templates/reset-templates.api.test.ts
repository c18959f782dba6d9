import { expect, test } from 'vitest';
import { defaultId, systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { mailTemplatesAtStart } from '../../domain/index.ts';
import { correspondenceServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, correspondenceServer] });
const facts = { roles: ['ADMIN_STAFF'], features: ['AdHocTemplate'] };
const { api, actor } = server.signedIn(facts);
const reset = () => api.post('/app/email-templates/resetToDefault');

test('[G-112] templates get their words back; own ones and what is right already stay', async () => {
  await reset();
  const own = await api.post('/app/ad-hoc-templates', { name: 'Our own', content: 'Ours' });
  const id = defaultId(actor.tenantId, 'mailTemplate', 'AccountOffer');
  await server.services.db.batch(systemContext(actor.tenantId), [
    { text: `update mail_templates set subject = 'Spoilt' where id = $1`, values: [id] },
  ]);

  expect(await reset()).toMatchObject({ status: 200, body: { reset: 1 } });

  expect((await api.get(`/app/email-templates/${id}`)).body.subject).toBe(
    'Your account with {{tenant.name}}',
  );
  expect((await api.get(`/app/ad-hoc-templates/${own.body.id}`)).body.content).toBe('Ours');
  expect((await reset()).body.reset).toBe(0);
});

test('what was deleted or never there comes back, also when another took its name', async () => {
  const other = server.signedIn(facts);
  await reset();
  const { body } = await api.get('/app/ad-hoc-templates?maxResultCount=100');
  const standard = body.items?.find(({ name }) => name !== 'Our own');
  await api.delete(`/app/ad-hoc-templates/${standard?.id}`);
  await api.post('/app/ad-hoc-templates', { name: standard?.name, content: 'Another' });

  expect((await reset()).body.reset).toBe(1);

  const names = (await api.get('/app/ad-hoc-templates?maxResultCount=100')).body.items;
  expect(names).toContainEqual(expect.objectContaining({ id: standard?.id, name: standard?.name }));
  expect((await other.api.post('/app/email-templates/resetToDefault')).status).toBe(200);
  expect((await other.api.get('/app/email-templates')).body.totalCount).toBe(
    mailTemplatesAtStart.length,
  );
});
