import { expect, test } from 'vitest';
import { aCasePractice, aStoredPerson } from '#cases/testing';
import type { ApiAnswer } from '#kernel/testing';
import { testServer } from '#kernel/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });
const practice = await aCasePractice(server);
const { run, tenantId } = practice;
await aTenant(server.services, { id: tenantId });
const list = (settings: object) =>
  run('update tenants set settings = $2 where id = $1', [tenantId, settings]);
const codeOf = ({ body }: ApiAnswer) => body.error?.code;

test('what a role may do is changed by two people, also when all is set back', async () => {
  await list({ 'ICS.SecondPerson.Roles': 'true' });
  const [admin, second, office] = [
    await aStoredPerson(practice, 'TENANT_ADMIN'),
    await aStoredPerson(practice, 'TENANT_ADMIN'),
    await aStoredPerson(practice, 'ACCOUNTING'),
  ];
  const [role] = await run('select id from roles where tenant_id = $1 and name = $2', [
    tenantId,
    'ACCOUNTING',
  ]);
  const place = `/app/roles/${String(role?.['id'])}`;
  const permissions = async () => (await admin.api.get(place)).body['permissions'];
  const wider = { granted: ['role.list'], revoked: [] };
  const put = (query = '') => admin.api.put(`${place}/permissions${query}`, wider);
  const reset = () => admin.api.put('/app/roles/reset-default-permissions/tenant', {});

  expect(codeOf(await put())).toBe('secondPersonNeeded');
  expect(codeOf(await put('?secondPerson=ask'))).toBe('waitsForSecondPerson');
  expect(await permissions()).toBeNull();
  const { body } = await second.api.get('/app/approval-requests?status=waiting');
  const request = `/app/approval-requests/${String(body.items?.[0]?.['id'])}/approve`;
  expect(codeOf(await admin.api.put(request, {}))).toBe('approvalByAsker');
  expect(codeOf(await office.api.put(request, {}))).toBe('approvalNeedsRight');
  expect((await second.api.put(request, {})).body['status']).toBe('approved');
  expect(await permissions()).toEqual(wider);
  expect(codeOf(await reset())).toBe('secondPersonNeeded');
  expect(await permissions()).toEqual(wider);
  await list({});
  expect((await reset()).status).toBe(200);
  expect(await permissions()).toBeNull();
});
