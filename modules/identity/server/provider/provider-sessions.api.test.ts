import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  aProvider,
  authorize,
  chooseAt,
  leadsTo,
  password,
  providerPath,
  signInAtProvider,
} from '../../testing/index.ts';

registerCatalogue();
const { server, simulator, settings, aConnected, there, aBrowser } = await aProvider();
const { services } = server;

describe('where the tenant requires it', () => {
  const requiring = async () => {
    const connected = await aConnected();
    await connected.api.put(providerPath, { ...settings, isRequired: true });
    return connected;
  };

  test('a password opens nothing for people of its domains, and the way to the provider is told', async () => {
    const { practice, domain } = await requiring();
    const inside = await aPerson(services, practice, { userName: `in@${domain}` });
    const outside = await aPerson(services, practice, { roles: ['CASE_MANAGER'] });
    const [one, two] = [await aBrowser(), await aBrowser()];

    const refused = await one.submit('/account/login', { username: inside.userName, password });
    const entered = await two.submit('/account/login', { username: outside.userName, password });

    expect(refused.status).toBe(401);
    expect(refused.text).toContain('Your practice signs in with Our directory');
    expect(refused.text).toContain('/account/login/provider');
    expect(entered.url).toContain('/signin-oidc?code=');
  });

  test('its administrators have a way in with a second factor, also when the provider fails', async () => {
    const { admin, practice } = await requiring();
    const browser = await aBrowser();

    const answer = await browser.submit('/account/login', { username: admin.userName, password });

    expect(new URL(answer.url).pathname).toBe('/account/login/set-up');
    const [, secret = ''] = /<code>([A-Z2-7 ]+)<\/code>/.exec(answer.text) ?? [];
    const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
    await browser.submit('/account/login/set-up', { code });
    const entered = await browser.submit('/account/login/go-on', {});

    expect(entered.url).toContain('/signin-oidc?code=');
    const [told] = await services.hostDb.batch(systemContext(practice.tenantId), [
      {
        text: `select operation from audit_log where tenant_id = $1 and record_id = $2
          and operation = 'signInPastProvider'`,
        values: [practice.tenantId, admin.id],
      },
    ]);
    expect(told?.rows).toHaveLength(1);
  });

  test('it needs a proven domain', async () => {
    const practice = await aPractice(services);
    const admin = await aPerson(services, practice, { roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] });
    const api = await server.apiOf(admin);

    const answer = await api.put(providerPath, { ...settings, isRequired: true });

    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'requiredNeedsDomain' } } });
  });
});

describe('sessions', () => {
  test('they end with the connection, and those by password go on', async () => {
    const { practice, domain, api } = await aConnected();
    const person = await aPerson(services, practice, { userName: `live@${domain}` });
    const browser = await aBrowser();
    await signInAtProvider(browser, person.userName, there(person.userName));
    const { access_token: token } = await authorize(browser);
    const ask = () => server.apiWith(token).get('/app/profile/current');
    const before = await ask();

    const off = await api.put(`${providerPath}/state`, { isOn: false });
    server.advance(3);

    expect(before.status).toBe(200);
    expect(off.body['provider']).toMatchObject({ isOn: false, liveSessions: 0 });
    expect((await ask()).status).toBe(401);
    await expect(authorize(browser, { prompt: 'none' })).rejects.toThrow('No tokens');
    expect((await api.get(providerPath)).status).toBe(200);
  });

  test('a fresh proof is the moment that the provider tells', async () => {
    const { practice, domain } = await aConnected();
    const person = await aPerson(services, practice, {
      userName: `long@${domain}`,
      roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
    });
    const hour = 3600;
    const sub = there(person.userName);
    const enter = async () => {
      const browser = await aBrowser();
      await signInAtProvider(browser, person.userName, sub);
      return { browser, api: server.apiWith((await authorize(browser)).access_token) };
    };
    simulator.spoil({
      claims: (claims) => ({ ...claims, auth_time: Number(claims['auth_time']) - hour }),
    });
    const { browser, api } = await enter();
    simulator.spoil(null);

    const asked = await api.put(`${providerPath}/state`, { isOn: true });
    const again = leadsTo(await browser.open('/account/login/provider/again'));
    const proven = await browser.open(await chooseAt(again, sub));
    server.advance(3);
    const done = await api.put(`${providerPath}/state`, { isOn: true });

    expect(asked).toMatchObject({ status: 403, body: { error: { code: 'stepUpNeeded' } } });
    expect(again.searchParams.get('prompt')).toBe('login');
    expect(proven.text).toContain('Thank you');
    expect(done.status).toBe(200);
  });

  test('somebody else at the provider proves nothing for this person', async () => {
    const { practice, domain } = await aConnected();
    const person = await aPerson(services, practice, { userName: `prove@${domain}` });
    const browser = await aBrowser();
    await signInAtProvider(browser, person.userName, there(person.userName));

    const again = leadsTo(await browser.open('/account/login/provider/again'));
    const answer = await browser.open(await chooseAt(again, there(`colleague@${domain}`)));

    expect(answer.status).toBe(403);
  });

  test('a second factor that is needed here is asked for, unless the provider asked for one', async () => {
    const { practice, domain, api } = await aConnected();
    const person = await aPerson(services, practice, { userName: `factor@${domain}` });
    const sub = there(person.userName);
    await services.hostDb.batch(systemContext(practice.tenantId), [
      {
        text: 'update roles set needs_second_factor = true where tenant_id = $1 and name = $2',
        values: [practice.tenantId, 'STAFF'],
      },
    ]);

    const asked = await signInAtProvider(await aBrowser(), person.userName, sub);
    simulator.spoil({ claims: (claims) => ({ ...claims, amr: ['pwd', 'mfa'] }) });
    const honoured = await signInAtProvider(await aBrowser(), person.userName, sub);
    simulator.spoil(null);
    await api.put(providerPath, { ...settings, trustsFactor: true });
    const trusted = await signInAtProvider(await aBrowser(), person.userName, sub);

    expect(new URL(asked.url).pathname).toBe('/account/login/set-up');
    expect(honoured.url).toContain('/signin-oidc?code=');
    expect(trusted.url).toContain('/signin-oidc?code=');
  });

  test('signing out offers to sign out at the provider too', async () => {
    const { practice, domain } = await aConnected();
    const person = await aPerson(services, practice, { userName: `out@${domain}` });
    const browser = await aBrowser();
    await signInAtProvider(browser, person.userName, there(person.userName));
    await authorize(browser);

    const answer = await browser.open('/account/logout');

    expect(answer.text).toContain('Sign out of Our directory too');
    expect(answer.text).toContain(`${simulator.base}/end?`);
    expect(answer.text).toContain('id_token_hint');
  });
});
