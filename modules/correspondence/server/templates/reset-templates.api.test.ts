import { expect, test } from 'vitest';
import { defaultId } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { templateDefaults } from '../../domain/index.ts';
import { correspondenceServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, correspondenceServer] });
const facts = { roles: ['ADMIN_STAFF'], features: ['AdHocTemplate'] };
const { api, actor } = server.signedIn(facts);
const reset = (body?: object) => api.put('/app/email-templates/resetToDefault', body);

test('[G-112] [C-353] templates get their words back; own ones and what is right already stay', async () => {
  await reset();
  const own = await api.post('/app/ad-hoc-templates', { name: 'Our own', content: 'Ours' });
  const id = defaultId(actor.tenantId, 'mailTemplate', 'AccountOffer');
  const words = { subject: 'Spoilt', templateContent: '<p>Spoilt</p>' };
  await api.put(`/app/email-templates/${id}`, words);
  await api.put(`/app/email-templates/${id}/active?isActive=false`);

  expect(await reset()).toMatchObject({ status: 200, body: { reset: 1 } });

  expect((await api.get(`/app/email-templates/${id}`)).body).toMatchObject({
    subject: 'Your account is ready',
    isEdited: false,
    isActive: true,
  });
  expect((await api.get(`/app/ad-hoc-templates/${own.body.id}`)).body.content).toBe('Ours');
  expect((await reset()).body.reset).toBe(0);
});

test('[C-353] one template is reset by its key, and the others stay', async () => {
  await reset();
  const ids = ['ReportReady', 'ReportOverdue'].map((key) =>
    defaultId(actor.tenantId, 'mailTemplate', key),
  );
  for (const id of ids) {
    await api.put(`/app/email-templates/${id}`, { subject: 'Own', templateContent: '<p>Own</p>' });
  }

  expect((await reset({ templateKey: 'ReportReady' })).body.reset).toBe(1);

  const edited = await Promise.all(ids.map((id) => api.get(`/app/email-templates/${id}`)));
  expect(edited.map(({ body }) => body.isEdited)).toEqual([false, true]);
  expect((await reset({ templateKey: 'NoSuchThing' })).body.error?.code).toBe('templateUnknown');
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
  expect((await other.api.put('/app/email-templates/resetToDefault')).status).toBe(200);
  expect((await other.api.get('/app/email-templates')).body.totalCount).toBe(
    templateDefaults.length,
  );
});
