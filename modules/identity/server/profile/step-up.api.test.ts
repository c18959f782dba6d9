import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { registerCatalogue } from '../../../catalogue.ts';
import {
  aPerson,
  aPractice,
  authorize,
  identityTestServer,
  password,
  signIn,
} from '../../testing/index.ts';
import type { BegunTotp } from '../factors/enrol-totp.ts';

registerCatalogue();
const server = await identityTestServer();
const { services } = server;
const practice = await aPractice(services);
const staff = await aPerson(services, practice);

const stepUp = '/app/profile/step-up';
const impersonation = `/app/users/${staff.id}/impersonate`;
const reason = 'They cannot find an invoice';
const anAdmin = () => aPerson(services, practice, { roles: ['TENANT_ADMIN', 'ADMIN_STAFF'] });
/** All that was proven is older than ten minutes; tokens live no longer either, so no clock is moved that far. */
async function muchLater(): Promise<void> {
  await services.hostDb.batch(systemContext(practice.tenantId), [
    { text: "update sign_ins set proved_at = proved_at - interval '10 minutes'" },
  ]);
  server.advance(3);
}
const needed = { status: 403, body: { error: { code: 'stepUpNeeded' } } };

test('who signed in lately is not asked; after ten minutes the password is asked for again', async () => {
  const api = await server.apiOf(await anAdmin());

  const early = await api.post(impersonation, { reason });
  await muchLater();
  const late = await api.post(impersonation, { reason });
  const wrong = await api.post(stepUp, { password: 'Not-That-One!1' });
  const right = await api.post(stepUp, { password });

  expect(early.status).toBe(200);
  expect(late).toMatchObject(needed);
  expect(late.body.error?.message).toContain('prove again that it is you');
  expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'proofWrong' } } });
  expect(right.status).toBe(204);
  expect((await api.post(impersonation, { reason })).status).toBe(200);
});

test('who has a second factor proves it with that one; the password is not enough', async () => {
  const api = await server.apiOf(await anAdmin());
  const begun = (await api.post('/app/profile/second-factors/totp')).body as unknown as BegunTotp;
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({
      timestamp: services.now().getTime(),
    });
  await api.post('/app/profile/second-factors/totp/confirm', { id: begun.id, code: codeNow() });
  await muchLater();
  server.advance(30);

  const ways = await api.get(stepUp);
  const byPassword = await api.post(stepUp, { password });
  const byCode = await api.post(stepUp, { code: codeNow() });

  expect(ways.body).toMatchObject({ hasCode: true, hasPassword: false });
  expect(byPassword.status).toBe(422);
  expect(byCode.status).toBe(204);
  expect((await api.post(impersonation, { reason })).status).toBe(200);
});

test('wrong proofs lock as failed sign-ins do, and a stolen token guesses no further', async () => {
  const api = await server.apiOf(await anAdmin());
  await muchLater();

  for (let tries = 0; tries < 5; tries += 1) await api.post(stepUp, { password: 'Not-That-One!1' });
  const locked = await api.post(stepUp, { password });

  expect(locked).toMatchObject({ status: 422, body: { error: { code: 'proofLocked' } } });
  expect(await api.post(impersonation, { reason })).toMatchObject(needed);
});

test('roles, exports of people, deleting and recovery codes ask for it; what is plain work does not', async () => {
  const api = await server.apiOf(await anAdmin());
  const { body: user } = await api.get(`/app/users/${staff.id}`);
  const { concurrencyStamp } = user;
  const roleIds = [practice.roleIds['ACCOUNTING']];
  await muchLater();

  expect(await api.put(`/app/users/${staff.id}`, { roleIds, concurrencyStamp })).toMatchObject(
    needed,
  );
  expect(await api.post('/app/users/export', {})).toMatchObject(needed);
  expect(await api.delete(`/app/users/${staff.id}`)).toMatchObject(needed);
  expect(await api.put(`/app/users/${staff.id}/reset-second-factors`)).toMatchObject(needed);
  expect(await api.post('/app/profile/recovery-codes')).toMatchObject(needed);
  expect(await api.post('/app/profile/second-factors/totp')).toMatchObject(needed);
  expect(
    (await api.put(`/app/users/${staff.id}`, { firstName: 'Rory', concurrencyStamp })).status,
  ).toBe(200);
});

test('who returns from another account has proven nothing anew', async () => {
  const admin = await anAdmin();
  const browser = server.browser();
  const tokens = await signIn(browser, admin.userName, password);
  const { body } = await server.apiWith(tokens.access_token).post(impersonation, { reason });
  await browser.open(String(body.url));
  await authorize(browser);

  await browser.open('/account/RevertImpersonation');
  const returned = server.apiWith((await authorize(browser)).access_token);

  expect(await returned.post(impersonation, { reason })).toMatchObject(needed);
});

test('support that acts as somebody proves itself, and changes nothing of their factors', async () => {
  const admin = await anAdmin();
  const browser = server.browser();
  const tokens = await signIn(browser, admin.userName, password);
  const { body } = await server.apiWith(tokens.access_token).post(impersonation, { reason });
  await browser.open(String(body.url));
  const acting = server.apiWith((await authorize(browser)).access_token);
  await muchLater();

  const asked = await acting.get(stepUp);
  const proven = await acting.post(stepUp, { password });
  const refused = await acting.post('/app/profile/second-factors/totp');

  expect(asked.body).toMatchObject({ hasPassword: true });
  expect(proven.status).toBe(204);
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { code: 'notWhileImpersonating' } },
  });
});
