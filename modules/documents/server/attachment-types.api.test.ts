import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { builtInAttachmentTypes } from '../domain/index.ts';
import { documentsServer } from './index.ts';

registerCatalogue();
const server = await testServer({ modules: [documentsServer] });
const { api, actor } = server.signedIn({ roles: ['ADMIN_STAFF'], edition: 'NONE' });
const seed = () => api.post('/app/tenants/seedAttachmentTypes');
const types = async () => (await api.get('/app/attachment-types?maxResultCount=100')).body;

test('[C-319] [E-068] [G-056] the types of the spec are seeded once, each with its own key', async () => {
  expect(await seed()).toMatchObject({ status: 200, body: { seeded: 25 } });
  expect(await seed()).toMatchObject({ status: 200, body: { seeded: 0 } });

  const { items = [], totalCount } = await types();
  expect(totalCount).toBe(builtInAttachmentTypes.length);
  expect(new Set(items.map(({ key }) => key)).size).toBe(totalCount);
  const names = builtInAttachmentTypes.map(([, name]) => name);
  expect(names).toContain('Paperwork (origin-case)');
  expect(names).toContain('Funding transaction document');
  expect(names).toContain('Disbursement document');
});

test('[C-319] a deleted type comes back, a changed one stays as the practice wants it', async () => {
  const { items = [] } = await types();
  const [gone, changed] = items;
  await api.delete(`/app/attachment-types/${gone?.id}`);
  await api.put(`/app/attachment-types/${changed?.id}`, {
    name: 'Our word for it',
    concurrencyStamp: changed?.concurrencyStamp,
  });

  expect((await seed()).body).toEqual({ seeded: 1 });
  expect((await api.get(`/app/attachment-types/${gone?.id}`)).status).toBe(200);
  expect((await api.get(`/app/attachment-types/${changed?.id}`)).body.name).toBe('Our word for it');
});

test('[C-319] a type of the practice with the key of a deleted one is left alone', async () => {
  const { items = [] } = await types();
  const [gone] = items;
  await api.delete(`/app/attachment-types/${gone?.id}`);
  const own = { key: gone?.key, name: 'Own', category: 'legal' };
  expect((await api.post('/app/attachment-types', own)).status).toBe(201);

  expect((await seed()).body).toEqual({ seeded: 0 });
});

test('two types never share a key', async () => {
  const body = { key: 'completed_report', name: 'Twin', category: 'report' };

  expect((await api.post('/app/attachment-types', body)).status).toBe(409);
});

test('[C-317] whoever uploads a file may choose its type', async () => {
  const manager = server.signedIn({ tenantId: actor.tenantId, roles: ['CASE_MANAGER'] }).api;
  const { body } = await manager.get('/app/attachments/attachmentTypes');

  expect(body.items?.length).toBe(25);
  expect((await manager.post('/app/tenants/seedAttachmentTypes')).status).toBe(403);
  expect((await server.anonymous.get('/app/attachments/attachmentTypes')).status).toBe(401);
});
