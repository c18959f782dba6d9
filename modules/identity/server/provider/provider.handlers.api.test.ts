import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPerson, aPractice, aProvider, domainsIn, providerPath } from '../../testing/index.ts';

registerCatalogue();
const { server, simulator, settings, prove, aConnected, aBrowser } = await aProvider();
const { origin, services } = server;

describe('the page of the connection', () => {
  test('the secret is sealed and never shown', async () => {
    const { api, practice } = await aConnected();

    const shown = await api.get(providerPath);
    const [kept] = await services.hostDb.batch(systemContext(practice.tenantId), [
      {
        text: 'select client_secret from identity_providers where tenant_id = $1',
        values: [practice.tenantId],
      },
    ]);

    expect(JSON.stringify(shown.body)).not.toContain('very secret');
    expect(JSON.stringify(kept?.rows)).not.toContain('very secret');
    expect(shown.body['redirectAddress']).toBe(
      `${origin}/account/login/provider/${practice.tenantId}/callback`,
    );
  });

  test.each([
    ['an inner address', 'https://10.0.0.7/', 'not an address of the public internet'],
    ['a machine of our own that is not named', 'http://127.0.0.1:9/', 'Only https'],
    ['any directory of Entra', 'https://login.microsoftonline.com/common/v2.0', 'any directory'],
    ['no provider', () => `${simulator.base}/nothing`, 'Nothing that signs people in'],
  ])('%s is not taken', async (_, issuer, words) => {
    const { api } = await aConnected();

    const answer = await api.put(providerPath, {
      ...settings,
      issuer: typeof issuer === 'string' ? issuer : issuer(),
    });

    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'issuerNotFound' } } });
    expect(answer.body.error?.message).toContain(words);
  });

  test('a rule gives no role of a tenant admin, of outsiders or of another tenant', async () => {
    const { api, practice } = await aConnected();
    const elsewhere = await aPractice(services);
    const rule = (roleId: string | undefined) => ({
      ...settings,
      createsAccounts: true,
      roleRules: [{ value: 'x', roleId }],
    });

    for (const roleId of [
      practice.roleIds['TENANT_ADMIN'],
      practice.roleIds['CASE_MANAGER'],
      elsewhere.roleIds['STAFF'],
    ]) {
      const answer = await api.put(providerPath, rule(roleId));
      expect(answer).toMatchObject({ status: 422, body: { error: { code: 'roleNotByRule' } } });
    }
  });

  test('a domain belongs to one tenant, is proven, and is never one of everybody', async () => {
    const { domain, api } = await aConnected();
    const { api: second } = await aConnected();
    const claim = (name: string) => second.post(`${providerPath}/domains`, { domain: name });

    const taken = await claim(domain);
    const open = await claim('gmail.com');
    const none = await claim('com.au');
    const free = `${randomUUID()}.test`;
    await api.post(`${providerPath}/domains`, { domain: free });
    await prove(second, free);
    const first = domainsIn((await api.get(providerPath)).body);
    const late = first.find((each) => each.domain === free)?.id;

    expect(taken.body.error).toMatchObject({ code: 'mailDomainTaken' });
    expect(open.body.error).toMatchObject({ code: 'publicMailDomain' });
    expect(none.body.error).toMatchObject({ code: 'noMailDomain' });
    expect((await api.put(`${providerPath}/domains/${late}/prove`, {})).body.error).toMatchObject({
      code: 'mailDomainTaken',
    });
  });

  test('a domain without its record is not proven, and its people are sent nowhere', async () => {
    const { api } = await aConnected();
    const domain = `${randomUUID()}.test`;
    const { body } = await api.post(`${providerPath}/domains`, { domain });
    const row = domainsIn(body).find((each) => each.domain === domain);

    const answer = await api.put(`${providerPath}/domains/${row?.id}/prove`, {});
    const sent = await (
      await aBrowser()
    ).submit('/account/login/provider', { email: `x@${domain}` });

    expect(answer.body.error).toMatchObject({ code: 'mailDomainNotProven' });
    expect(sent.status).toBe(404);
  });

  test('staff do not see or change it', async () => {
    const { practice } = await aConnected();
    const staff = await server.apiOf(await aPerson(services, practice));

    expect((await staff.get(providerPath)).status).toBe(403);
    expect((await staff.put(providerPath, settings)).status).toBe(403);
  });

  test('the host confirms a domain by hand, once for all tenants', async () => {
    const { api } = await aConnected();
    const { api: second } = await aConnected();
    const host = await aPractice(services, { tenantId: hostTenantId });
    const boss = await server.apiOf(await aPerson(services, host, { roles: ['TENANT_ADMIN'] }));
    const domain = `${randomUUID()}.test`;
    const claim = async (by: typeof api) =>
      domainsIn((await by.post(`${providerPath}/domains`, { domain })).body).find(
        (each) => each.domain === domain,
      )?.id;
    const [mine, theirs] = [await claim(api), await claim(second)];

    const listed = await boss.get('/app/sign-in-domains');
    const confirmed = await boss.put(`/app/sign-in-domains/${mine}/confirm`, {});
    const late = await boss.put(`/app/sign-in-domains/${theirs}/confirm`, {});
    const own = await boss.put(providerPath, settings);

    expect(JSON.stringify(listed.body)).toContain(domain);
    expect(confirmed.status).toBe(204);
    expect(domainsIn((await api.get(providerPath)).body)).toContainEqual(
      expect.objectContaining({ domain, state: 'proven', provenBy: 'host' }),
    );
    expect(late.body.error).toMatchObject({ code: 'mailDomainTaken' });
    expect(own.body.error).toMatchObject({ code: 'notForHost' });
    expect((await api.get('/app/sign-in-domains')).status).toBe(403);
    expect((await api.put(`/app/sign-in-domains/${theirs}/confirm`, {})).status).toBe(403);
  });
});
