import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aForm } from '../../testing/index.ts';
import { documentsServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, documentsServer], database: 'own' });
await aTenant(server.services, { id: hostTenantId });
const tenantId = await aTenant(server.services);
const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['TENANT_ADMIN'] });
const admin = await somebody(server, { tenantId, roles: ['ADMIN_STAFF'] });
const staff = await somebody(server, { tenantId, roles: ['STAFF'] });

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
const at = (name: string, id = tenantId) => `/app/tenants/${id}/brand-images/${name}`;
const send = (who: typeof host, url: string, name = 'logo.svg', bytes: Buffer | string = svg) => {
  const { payload, headers } = aForm({ name, bytes });
  return who.api.post(url, payload, { headers });
};
const shown = async () => (await admin.api.get('/app/tenants/myDetail')).body.extraProperties;

test('[B-386] [B-387] [C-304] [C-310] [E-020] a logo is public, kept for ever, and cannot run anything', async () => {
  const { status, body } = await send(admin, at('logo'));

  expect(status).toBe(200);
  expect(await shown()).toMatchObject({ Logo: body.name, Favicon: null });
  const answer = await server.anonymous.get(`/files/${body.name}`);
  expect(answer.status).toBe(200);
  expect(answer.raw.toString()).toBe(svg);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

test('the host sets those of a customer, and the picture before is no longer public', async () => {
  const first = (await send(host, at('favicon'))).body.name;
  const second = (await send(host, at('favicon'))).body.name;

  expect(await shown()).toMatchObject({ Favicon: second });
  expect((await server.anonymous.get(`/files/${first}`)).status).toBe(404);
  expect((await host.api.delete(at('favicon'))).status).toBe(204);
  expect(await shown()).toMatchObject({ Favicon: null });
  expect((await server.anonymous.get(`/files/${second}`)).status).toBe(404);
});

test('only pictures, only small ones, and only what they say they are', async () => {
  expect((await send(admin, at('logo'), 'a.pdf', '%PDF-1.7')).status).toBe(415);
  expect((await send(admin, at('logo'), 'a.png', svg)).status).toBe(415);
  expect((await send(admin, at('logo'), 'a.svg', 'no picture')).status).toBe(415);
  expect((await send(admin, at('logo'), 'a.svg', svg.padEnd(1_100_000))).status).toBe(413);
});

test('whoever does not look after the tenant changes nothing', async () => {
  const other = await aTenant(server.services);

  expect((await send(staff, at('logo'))).status).toBe(403);
  // The right is asked for before the record: no id tells whether it exists.
  expect((await send(staff, at('logo', other))).status).toBe(403);
  expect((await send(staff, at('logo', 'nonsense'))).status).toBe(403);
  expect((await send(admin, at('logo', other))).status).toBe(404);
  expect((await send(admin, at('features'))).status).toBe(404);
  expect((await staff.api.delete(at('logo'))).status).toBe(403);
  expect((await server.anonymous.get('/files/../package.json')).status).toBe(404);
});
