import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostTenantId } from '#platform/domain';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPdf, filesTestServer } from '../../testing/index.ts';

registerCatalogue();
const server = await filesTestServer();
const { services } = server;
await aTenant(services, { id: hostTenantId });
const tenantId = await aTenant(services);
const staff = server.uploader({ tenantId });
const host = server.signedIn({ tenantId: hostTenantId, roles: ['TENANT_ADMIN'], isHost: true });
const admin = server.signedIn({ tenantId, roles: ['TENANT_ADMIN'] });
const limit = '/app/file-manager/setFileSizeLimit';
const bytes = Buffer.concat([aPdf(), randomBytes(3 * 1024 * 1024)]);

const rowOf = async (api = host.api) =>
  (await api.get('/app/file-manager/getTotalSize')).body.items?.find(
    (item) => item.tenantId === tenantId,
  );

test('[B-031] [B-005] [D-013] the host sees what each tenant uses, a tenant only itself', async () => {
  await staff.uploaded({ bytes });

  expect(await rowOf()).toMatchObject({
    totalFileSizeInGB: 0.003,
    fileCount: 1,
    storageLimitInGB: null,
  });
  expect((await host.api.get('/app/file-manager/getTotalSize')).body.totalCount).toBe(2);
  expect((await admin.api.get('/app/file-manager/getTotalSize')).body.totalCount).toBe(1);
  expect((await staff.api.get('/app/file-manager/getTotalSize')).status).toBe(403);
});

test('[B-031] [G-062] a limit is set in megabytes, shown in gigabytes, and holds', async () => {
  const set = await host.api.put(limit, { tenantId, maxFileSizeInMB: 4 });

  expect(set.status).toBe(204);
  expect(await rowOf()).toMatchObject({ storageLimitInGB: 0.004 });
  expect(await staff.upload({ bytes })).toMatchObject({
    status: 413,
    body: { error: { code: 'storageFull' } },
  });
});

test('[B-032] [K-005] a limit is a number from 0 and the host decides it', async () => {
  for (const maxFileSizeInMB of [-1, 'much', 0.0001]) {
    expect((await host.api.put(limit, { tenantId, maxFileSizeInMB })).status).toBe(400);
  }
  expect((await host.api.put(limit, { tenantId, maxFileSizeInMB: 0 })).status).toBe(204);
  expect((await staff.upload({ bytes: 'x', name: 'a.txt' })).status).toBe(413);
  expect((await admin.api.put(limit, { tenantId, maxFileSizeInMB: 9 })).status).toBe(403);
  expect((await host.api.put(limit, { tenantId: 'x', maxFileSizeInMB: 9 })).status).toBe(404);

  expect((await host.api.put(limit, { tenantId, maxFileSizeInMB: null })).status).toBe(204);
  expect((await staff.upload({ bytes: 'x', name: 'a.txt' })).status).toBe(201);
});

test('[B-393] removed files take room until they are cleaned up', async () => {
  const id = await staff.uploaded({ bytes });
  await staff.api.delete(`/app/files/${id}`);
  expect(await rowOf()).toMatchObject({ totalFileSizeInGB: 0.006, removedFileSizeInGB: 0.003 });
  const before = server.onDisk().length;

  const other = server.signedIn({ tenantId: await aTenant(services), roles: ['TENANT_ADMIN'] });
  const none = await other.api.post('/app/file-manager/cleanupRemovedFiles', { tenantId });
  expect(none.body).toEqual({ files: 0, bytes: 0 });
  const done = await host.api.post('/app/file-manager/cleanupRemovedFiles', { tenantId });

  expect(done.body).toMatchObject({ files: 1 });
  expect(await rowOf()).toMatchObject({ totalFileSizeInGB: 0.003, removedFileSizeInGB: 0 });
  expect(server.onDisk()).toHaveLength(before - 1);
});
