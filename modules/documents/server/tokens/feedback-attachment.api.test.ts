import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aForm, aPdf, cookiesOf } from '../../testing/index.ts';
import { documentsServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ database: 'own', modules: [platformServer, documentsServer] });
const tenantId = await aTenant(server.services);
const staff = (await somebody(server, { tenantId, roles: ['STAFF'] })).api;
const host = server.signedIn({ tenantId: hostTenantId, isHost: true, roles: ['TENANT_ADMIN'] }).api;

async function sentFeedback(): Promise<string> {
  const { payload, headers } = aForm({ name: 'screen.pdf', bytes: aPdf() });
  const attachmentId = (await staff.post('/app/files', payload, { headers })).body.id;
  const facts = { subject: 'Help', category: 'problem', message: 'Look', attachmentId };
  return String((await staff.post('/app/feedback', facts)).body.id);
}

test('[R-050] the host opens what came with the feedback of a customer', async () => {
  const id = await sentFeedback();

  const given = await host.get(`/app/feedback/${id}/attachment-token`);
  const { status, body } = given;
  const own = cookiesOf(given);

  expect({ status, name: body.fileName }).toEqual({ status: 200, name: 'screen.pdf' });
  const file = await server.anonymous.get(`/files/download?accessToken=${body.token}`, own);
  expect(file.status).toBe(200);
  expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
  const again = await server.anonymous.get(`/files/download?accessToken=${body.token}`, own);
  expect(again.status).toBe(404);
});

test('another customer, and whoever reads no feedback, does not', async () => {
  const id = await sentFeedback();
  const other = server.signedIn({ roles: ['TENANT_ADMIN'] }).api;

  expect((await other.get(`/app/feedback/${id}/attachment-token`)).status).toBe(404);
  expect((await staff.get(`/app/feedback/${id}/attachment-token`)).status).toBe(403);
  expect((await host.get('/app/feedback/x/attachment-token')).status).toBe(404);
});
