import { expect, test } from 'vitest';
import { defaultId } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { hostTenantId } from '#platform/domain';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { correspondenceServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  database: 'own',
  modules: [platformServer, correspondenceServer],
});

async function aKeeper(facts: Parameters<typeof server.signedIn>[0] = {}) {
  const { api, actor } = server.signedIn({ roles: ['ADMIN_STAFF', 'TENANT_ADMIN'], ...facts });
  await api.put('/app/email-templates/resetToDefault');
  const at = (key: string) =>
    `/app/email-templates/${defaultId(actor.tenantId, 'mailTemplate', key)}`;
  return { api, actor, at };
}

const own = { subject: 'Own {{ case.caseNo }}', templateContent: '<p>Own words</p>' };

test('[C-334] [C-670] [D-078] a template is read by its id and by its key', async () => {
  const { api, at } = await aKeeper();
  const told = {
    name: 'ReportReady',
    subject:
      'Report{% if specialist.titledName %} of {{ specialist.titledName }}{% endif %} on {{ client.fullName }}',
    audience: 'caseManager',
    needs: ['Claimant: Full name', 'Link', 'Practice: Practice'],
    disabled: false,
    isEdited: false,
    about: 'report',
  };

  expect((await api.get('/app/email-templates/ReportReady')).body).toMatchObject(told);
  expect((await api.get(at('ReportReady'))).body).toMatchObject(told);
  expect((await api.get('/app/email-templates/NoSuchThing')).status).toBe(404);
});

test('a link that opens an account does not stand in the subject, which the tracking shows', async () => {
  const { api, at } = await aKeeper();
  const words = { templateContent: '<p>{{ link }}</p>' };

  const refused = await api.put(at('PasswordReset'), { ...words, subject: 'Hello {{ link }}' });
  expect(refused).toMatchObject({ status: 422, body: { error: { code: 'templateMalformed' } } });
  const saved = await api.put(at('PasswordReset'), { ...words, subject: 'Hello' });
  expect(saved.status).toBe(200);
});

test('[C-673] [B-345] own words stand before the default, are cleaned, and can be removed again', async () => {
  const { api, at } = await aKeeper();
  const before = (await api.get(at('ReportReady'))).body;

  const saved = await api.put(at('ReportReady'), {
    ...own,
    templateContent: '<p onclick="x()">Own words<script>1</script></p>',
  });
  expect(saved.body).toMatchObject({
    subject: own.subject,
    templateContent: '<p>Own words</p>',
    isEdited: true,
    defaultWords: { subject: before.subject },
  });
  const edited = await api.get('/app/email-templates?isEdited=true');
  expect(edited.body.items).toMatchObject([{ name: 'ReportReady' }]);

  await api.put(`${at('ReportReady')}/active?isActive=false`);
  const removed = await api.put('/app/email-templates/removeTenantTextTemplate', {
    templateKey: 'ReportReady',
  });
  expect(removed.body).toMatchObject({
    subject: before.subject,
    isEdited: false,
    disabled: true,
  });
});

test('[C-355] the mails that lead into an account cannot be disabled, by either call', async () => {
  const { api, at } = await aKeeper();
  const { id } = (await api.get(at('PasswordForgotten'))).body;

  const byCall = await api.put(`${at('PasswordForgotten')}/active?isActive=false`);
  const byVerb = await api.put(`/app/email-templates/${String(id)}/disable`);

  for (const { status, body } of [byCall, byVerb]) {
    expect([status, body.error?.code]).toEqual([422, 'templateNeeded']);
  }
  expect((await api.get(at('PasswordForgotten'))).body).toMatchObject({ disabled: false });
});

test('[C-358] [G-151] faults are named with line and column, and keep it from being saved', async () => {
  const { api, at } = await aKeeper();
  const bad = { subject: 'x', templateContent: '<p>a</p>\n<p>{{ client.fulName }}</p>\n{% if %}' };

  const checked = await api.post(`${at('ReportReady')}/validate`, bad);
  expect(checked.body).toMatchObject({
    isValid: false,
    problems: [
      { part: 'content', line: 2, column: 4 },
      { part: 'content', line: 3, column: 1 },
      { part: 'content', line: 3, column: 1 },
    ],
  });
  const saved = await api.put(at('ReportReady'), bad);
  expect(saved).toMatchObject({ status: 422, body: { error: { code: 'templateMalformed' } } });
  expect(saved.body.error?.validationErrors?.[0]?.message).toContain('Line 2, column 4');
  expect((await api.post(`${at('ReportReady')}/validate`)).body.isValid).toBe(true);
});

test('every save keeps a version with who and when, and one can be restored', async () => {
  const { api, at, actor } = await aKeeper({ name: 'Kim Taylor' });
  await api.put(at('ReportReady'), own);
  await api.put(at('ReportReady'), { ...own, templateContent: '<p>Second</p>' });
  await api.put(at('ReportReady'), { ...own, templateContent: '<p>Second</p>' });

  const { body } = await api.get(`${at('ReportReady')}/versions`);
  expect(body.items).toMatchObject([
    { version: 2, templateContent: '<p>Second</p>', savedBy: actor.name },
    { version: 1, templateContent: '<p>Own words</p>' },
  ]);

  const restored = await api.put(`${at('ReportReady')}/versions/1/restore`);
  expect(restored.body.templateContent).toBe('<p>Own words</p>');
  expect((await api.get(`${at('ReportReady')}/versions`)).body.items?.[0]?.version).toBe(3);
  expect((await api.put(`${at('ReportReady')}/versions/99/restore`)).status).toBe(404);
  expect((await api.put(`${at('ReportReady')}/versions/x/restore`)).status).toBe(404);
});

test('somebody who saves over the words of another is told', async () => {
  const { api, at } = await aKeeper();
  const { concurrencyStamp } = (await api.get(at('ReportReady'))).body;
  await api.put(at('ReportReady'), own);

  const late = await api.put(at('ReportReady'), { ...own, concurrencyStamp });

  expect(late.body.error?.code).toBe('stale');
});

test('[C-356] [C-357] what the host writes is the default of all, until the host resets it', async () => {
  const host = await aKeeper({ tenantId: hostTenantId, isHost: true });
  const tenant = await aKeeper();
  await tenant.api.put(tenant.at('InvoiceSent'), {
    subject: 'Ours',
    templateContent: '<p>Ours</p>',
  });
  await host.api.put(host.at('ReportOverdue'), own);

  expect((await tenant.api.get('/app/email-templates/ReportOverdue')).body).toMatchObject({
    subject: own.subject,
    isEdited: false,
  });
  const edited = '/app/email-templates/getEditedTenantTemplates';
  expect((await tenant.api.get(edited)).body.items).toMatchObject([{ name: 'InvoiceSent' }]);
  expect((await host.api.get(edited)).body.items).toContainEqual(
    expect.objectContaining({ name: 'InvoiceSent', tenantId: tenant.actor.tenantId }),
  );

  const resetHost = '/app/email-templates/resetHostEmailTemplates';
  expect((await tenant.api.put(resetHost)).status).toBe(403);
  expect((await host.api.put(resetHost)).body).toEqual({ reset: 1 });
  expect((await tenant.api.get('/app/email-templates/ReportOverdue')).body.subject).toBe(
    'Report overdue: {{ case.caseNo }}',
  );
});

test('templates of another tenant are unknown, and other roles are refused', async () => {
  const { at } = await aKeeper();
  const other = await aKeeper();
  const manager = server.signedIn({ roles: ['CASE_MANAGER'] }).api;

  expect((await other.api.get(at('ReportReady'))).status).toBe(404);
  expect((await other.api.put(at('ReportReady'), own)).status).toBe(404);
  expect((await other.api.get(`${at('ReportReady')}/versions`)).status).toBe(404);
  expect((await manager.get('/app/email-templates/ReportReady')).status).toBe(403);
});

test('a preview without a record shows examples, also of words that are not saved', async () => {
  const { api, at } = await aKeeper();

  const { body } = await api.post(`${at('ReportReady')}/preview`, {
    subject: 'For {{ client.fullName }}',
    templateContent: '<p>{{ tenant.name }} {{ case.claimNo | downcase }}</p>',
  });

  expect(body).toMatchObject({ subject: 'For Noor Haddad', examples: ['client', 'case'] });
  expect(body.body).toContain('cl-889201');
});
