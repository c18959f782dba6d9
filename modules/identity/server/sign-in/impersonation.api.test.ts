import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { hostTenantId, nilId } from '#platform/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  authorize,
  identityTestServer,
  password,
  refresh,
  signIn,
} from '../../testing/index.ts';

registerCatalogue();
const server = await identityTestServer();
const { origin, services } = server;
const practice = await aPractice(services);
const admin = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
const host = await aPractice(services, { tenantId: hostTenantId, edition: 'MASTER' });
const hostAdmin = await aPerson(services, host, { roles: ['TENANT_ADMIN'] });

const reason = 'Robin cannot find an invoice';

/** The link that the API gives to an administrator who is signed in with this browser. */
async function linkFrom(browser: ReturnType<typeof server.browser>, who: typeof admin, id: string) {
  const tokens = await signIn(browser, who.userName, password);
  return server.apiWith(tokens.access_token).post(`/app/users/${id}/impersonate`, { reason });
}

const auditOf = async (tenantId: string, recordId: string) => {
  const [found] = await services.db.batch({ tenantId }, [
    {
      text: `select operation, actor_id, actor_tenant_id, impersonator_id, detail from audit_log
        where record_id = $1 order by id`,
      values: [recordId],
    },
  ]);
  return found?.rows ?? [];
};

test('an administrator becomes the user, and every audit row names both', async () => {
  const person = await aPerson(services, practice, { roles: ['ACCOUNTING'] });
  const browser = server.browser();
  const { body } = await linkFrom(browser, admin, person.id);

  const landing = await browser.open(body.url as string);
  const tokens = await authorize(browser);
  const api = server.apiWith(tokens.access_token);
  const profile = await api.get('/app/profile/current');
  await api.put('/app/profile/current', { title: 'Ms' });

  expect(landing.url).toBe(`${origin}/?impersonatorUserId=${admin.id}`);
  expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: person.id, impersonator: admin.id });
  expect(profile.body).toMatchObject({ id: person.id, impersonatorId: admin.id });
  const rows = await auditOf(practice.tenantId, person.id);
  expect(rows).toContainEqual(
    expect.objectContaining({ operation: 'impersonationStarted', actor_id: admin.id }),
  );
  // Reads are noted in batches, perhaps after it.
  expect(rows.filter(({ operation }) => operation === 'update').at(-1)).toMatchObject({
    actor_id: person.id,
    impersonator_id: admin.id,
  });
});

test('REVOKE ends the other session and signs the administrator back in', async () => {
  const person = await aPerson(services, practice);
  const browser = server.browser();
  const { body } = await linkFrom(browser, admin, person.id);
  await browser.open(body.url as string);
  const tokens = await authorize(browser);

  const back = await browser.open('/account/RevertImpersonation');
  const own = await authorize(browser);
  server.advance(3);

  expect(back.url).toBe(`${origin}/?impersonatorUserId=${nilId}`);
  expect(decodeJwt(own.access_token).sub).toBe(admin.id);
  expect(decodeJwt(own.access_token)).not.toHaveProperty('impersonator');
  expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(401);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  expect(await auditOf(practice.tenantId, person.id)).toContainEqual(
    expect.objectContaining({ operation: 'impersonationReverted', impersonator_id: admin.id }),
  );
});

test('[B-027] signed out, the way back opens a page and asks for no sign-in', async () => {
  const answer = await server.browser().open('/account/RevertImpersonation');

  expect(answer).toMatchObject({ status: 200, url: `${origin}/account/RevertImpersonation` });
  expect(answer.text).toContain('You are signed out');
});

test('the link works once, for 60 seconds, and asks whoever did not order it', async () => {
  const person = await aPerson(services, practice);
  const browser = server.browser();
  const used = (await linkFrom(browser, admin, person.id)).body.url as string;
  const stranger = server.browser();

  const question = await stranger.open(used);
  expect(question.text).toContain('Continue as Robin Reid?');
  expect(stranger.cookieNames()).not.toContain('caseway.session');
  expect((await browser.open(used)).url).toContain('impersonatorUserId');
  expect((await browser.open(used)).status).toBe(404);

  const late = (await linkFrom(server.browser(), admin, person.id)).body.url as string;
  server.advance(61);
  expect((await server.browser().open(late)).status).toBe(404);
  const token = new URL(late).searchParams.get('token') ?? '';
  expect((await server.browser().submit('/account/impersonate', { token })).status).toBe(404);
});

test('an impersonation link sets no password', async () => {
  const person = await aPerson(services, practice);
  const { body } = await linkFrom(server.browser(), admin, person.id);
  const token = new URL(body.url as string).searchParams.get('token') ?? '';

  const page = await server
    .browser()
    .submit('/account/set-password', { token, password: 'New-Horse!11' });

  expect(page.status).toBe(404);
});

test('administrators, oneself, the disabled and the foreign cannot be impersonated', async () => {
  const colleague = await aPerson(services, practice, { roles: ['TENANT_ADMIN'] });
  const foreign = await aPerson(services, await aPractice(services));
  const ask = (id: string) => linkFrom(server.browser(), admin, id);

  expect(await ask(colleague.id)).toMatchObject({
    status: 422,
    body: { error: { code: 'cannotImpersonateAdmin' } },
  });
  expect((await ask(admin.id)).body.error?.code).toBe('cannotImpersonateSelf');
  expect((await ask(foreign.id)).status).toBe(404);
  expect((await ask('nonsense')).status).toBe(404);
});

test.each([undefined, {}, { reason: '  ' }, { reason: 'x'.repeat(501) }, { reason: 7 }])(
  'without a reason there is no link: %o',
  async (body) => {
    const person = await aPerson(services, practice);
    const api = await server.apiOf(admin);

    const answer = await api.post(`/app/users/${person.id}/impersonate`, body);

    expect(answer).toMatchObject({
      status: 400,
      body: { error: { validationErrors: [{ members: ['reason'] }] } },
    });
    expect(await auditOf(practice.tenantId, person.id)).not.toContainEqual(
      expect.objectContaining({ operation: 'impersonate' }),
    );
  },
);

test('staff may not; whoever impersonates may not do it again nor change the password', async () => {
  const person = await aPerson(services, practice);
  const staff = await server.apiOf(person);
  expect((await staff.post(`/app/users/${admin.id}/impersonate`)).status).toBe(403);

  const browser = server.browser();
  const { body } = await linkFrom(browser, hostAdmin, admin.id);
  await browser.open(body.url as string);
  const api = server.apiWith((await authorize(browser)).access_token);

  expect((await api.post(`/app/users/${person.id}/impersonate`, { reason })).body.error?.code).toBe(
    'notWhileImpersonating',
  );
  const change = { currentPassword: password, newPassword: 'New-Horse!11' };
  expect((await api.put('/app/profile/change-password', change)).body.error?.code).toBe(
    'notWhileImpersonating',
  );
});

test('the host reaches every tenant, and the tenant sees it in its audit', async () => {
  const person = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
  const browser = server.browser();

  const { body } = await linkFrom(browser, hostAdmin, person.id);
  await browser.open(body.url as string);
  const profile = await server
    .apiWith((await authorize(browser)).access_token)
    .get('/app/profile/current');

  expect(profile.body).toMatchObject({ tenantId: practice.tenantId, impersonatorId: hostAdmin.id });
  expect(await auditOf(practice.tenantId, person.id)).toContainEqual(
    expect.objectContaining({
      operation: 'impersonate',
      actor_id: hostAdmin.id,
      actor_tenant_id: hostTenantId,
      detail: { reason },
    }),
  );
});

test('a disabled impersonator cannot go on as the other user', async () => {
  const leaving = await aPerson(services, host, { roles: ['TENANT_ADMIN'] });
  const person = await aPerson(services, practice);
  const browser = server.browser();
  const { body } = await linkFrom(browser, leaving, person.id);
  await browser.open(body.url as string);
  const tokens = await authorize(browser);

  await services.hostDb.batch({ tenantId: hostTenantId }, [
    { text: 'update users set is_active = false where id = $1', values: [leaving.id] },
  ]);

  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
});

test('[B-072] logout ends tokens and session, and returns only to our own address', async () => {
  const person = await aPerson(services, practice);
  const browser = server.browser();
  const tokens = await signIn(browser, person.userName, password);

  const out = await browser.request(
    `/account/logout?returnUrl=${encodeURIComponent(`${origin}/signout-oidc`)}`,
  );
  server.advance(3);

  expect(out.headers.get('location')).toBe(`${origin}/signout-oidc`);
  expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(401);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  await expect(authorize(browser, { prompt: 'none' })).rejects.toThrow('No tokens');
  for (const evil of [
    'https://evil.test',
    '//evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '%',
  ]) {
    const page = await server
      .browser()
      .request(`/account/logout?returnUrl=${encodeURIComponent(evil)}`);
    expect(new URL(page.headers.get('location') ?? '').origin).toBe(origin);
  }
});

test('[B-072] [B-391] logout also ends the accounts that were switched away from', async () => {
  const [one, two] = [await aPerson(services, practice), await aPerson(services, practice)];
  const browser = server.browser();
  const first = await signIn(browser, one.userName, password);
  const second = await signIn(browser, two.userName, password);
  const elsewhere = await signIn(server.browser(), one.userName, password);

  await browser.request('/account/logout');
  server.advance(3);

  for (const tokens of [first, second]) {
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(
      401,
    );
  }
  expect((await refresh(origin, elsewhere.refresh_token)).status).toBe(200);
  expect(browser.cookieNames()).not.toContain('caseway.sessions');
});

test('the standard end of session asks, and then ends tokens too', async () => {
  const person = await aPerson(services, practice);
  const browser = server.browser();
  const tokens = await signIn(browser, person.userName, password);
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${origin}/signout-oidc`,
  });

  const question = await browser.open(`/connect/endsession?${query}`);
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(question.text)?.[1] ?? '';
  const out = await browser.submit('/connect/endsession/confirm', { xsrf, logout: 'yes' });
  server.advance(3);

  expect(question.text).toContain('Do you want to sign out?');
  expect(out.url).toBe(`${origin}/signout-oidc`);
  expect((await server.apiWith(tokens.access_token).get('/app/profile/current')).status).toBe(401);
});

test.each([
  ['an administrator of the tenant', practice.tenantId, 'ADMIN_STAFF'],
  ['one of the host', hostTenantId, 'TENANT_ADMIN'],
] as const)(
  'the link of %s who was disabled since leads nowhere',
  async (_whose, tenantId, role) => {
    const home = tenantId === hostTenantId ? host : practice;
    const leaving = await aPerson(services, home, { roles: [role] });
    const person = await aPerson(services, practice);
    const { body } = await linkFrom(server.browser(), leaving, person.id);

    await services.hostDb.batch({ tenantId }, [
      { text: 'update users set is_active = false where id = $1', values: [leaving.id] },
    ]);

    expect((await server.browser().open(body.url as string)).status).toBe(404);
  },
);

describe('an impersonation ends with its person', () => {
  const begun = async (who: typeof admin, from: ReturnType<typeof server.browser>) => {
    const person = await aPerson(services, practice);
    const { body } = await linkFrom(from, who, person.id);
    const browser = server.browser();
    await browser.open(body.url as string);
    // The link was ordered by somebody else for this browser: it asks first.
    const token = new URL(body.url as string).searchParams.get('token') ?? '';
    await browser.submit('/account/impersonate', { token });
    return { browser, tokens: await authorize(browser) };
  };

  const isOver = async ({ browser, tokens }: Awaited<ReturnType<typeof begun>>) => {
    server.advance(3);
    const { access_token: access, refresh_token: refreshing } = tokens;
    expect((await server.apiWith(access).get('/app/profile/current')).status).toBe(401);
    expect((await refresh(origin, refreshing)).status).toBe(400);
    await expect(authorize(browser)).rejects.toThrow('No tokens');
  };

  test.each([
    ['signed out everywhere', 'end-sessions'],
    ['locked', 'lock'],
    ['disabled', 'disable'],
  ])('when an administrator is %s', async (_, verb) => {
    const acting = await aPerson(services, practice, { roles: ['ADMIN_STAFF'] });
    const begin = await begun(acting, server.browser());
    const api = await server.apiOf(admin);

    const { status } = await api.put(`/app/users/${acting.id}/${verb}`);

    expect(status).toBeLessThan(300);
    await isOver(begin);
  });

  test('when support of the host is disabled, whose tenant is another', async () => {
    const support = await aPerson(services, host, { roles: ['TENANT_ADMIN'] });
    const begin = await begun(support, server.browser());

    await services.hostDb.batch({ tenantId: hostTenantId }, [
      { text: 'update users set is_active = false where id = $1', values: [support.id] },
    ]);

    await isOver(begin);
  });
});
