import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { aTenant } from '../testing/a-tenant.ts';
import { queueMail } from './queue-mail.ts';
import { correspondenceServer } from './index.ts';

registerCatalogue();

const server = await testServer({ modules: [correspondenceServer] });
const { services } = server;
const tenantId = await aTenant(services.hostDb);
const as = (...roles: string[]) => server.signedIn({ tenantId, roles }).api;
const queue = (confidential: boolean) =>
  services.db.transaction(systemContext(tenantId), (tx) =>
    queueMail(tx, services, {
      to: 'anna@law.test',
      subject: 'Hello',
      text: 'The words',
      confidential,
    }),
  );
const [plain, secret] = [await queue(false), await queue(true)];
const body = (id: string) => `/app/email-trackings/${id}/body`;

test('[R-040] the office lists the mails of its tenant, without their words', async () => {
  const { status, body: answer } = await as('ACCOUNTING').get('/app/email-trackings?status=queued');

  expect(status).toBe(200);
  expect(answer).toMatchObject({ totalCount: 2 });
  expect(JSON.stringify(answer)).not.toContain('The words');
});

test('[R-040] the words of a plain mail are read by the office, and the read is on record', async () => {
  const answer = await as('STAFF').get(body(plain));

  expect(answer).toMatchObject({ status: 200, body: { text: 'The words', html: null } });
  const text = "select count(*) from audit_log where record_id = $1 and operation = 'readBody'";
  await eventually(
    async () =>
      (await services.db.batch(systemContext(tenantId), [{ text, values: [plain] }]))[0]?.rows[0],
    (row) => Number(row?.['count']) === 1,
  );
});

test.each([
  ['STAFF', 403],
  ['ACCOUNTING', 403],
  ['ADMIN_STAFF', 403],
  ['TENANT_ADMIN', 403],
  ['CASE_MANAGER', 403],
])('[R-040] the words of a confidential mail, asked by %s: %i', async (role, status) => {
  const answer = await as(role).get(body(secret));

  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).not.toContain('The words');
  expect((await as(role).get(`/app/email-trackings/${secret}/attachments/0`)).status).toBe(status);
});

test('[R-040] a confidential mail says that it is one, and whom it went to', async () => {
  const { body: mail } = await as('ADMIN_STAFF').get(`/app/email-trackings/${secret}`);

  expect(mail).toMatchObject({ isConfidential: true, destination: 'anna@law.test' });
});

test('[D7] a mail of another tenant answers like one that does not exist', async () => {
  const other = server.signedIn({ roles: ['ADMIN_STAFF'] }).api;
  const [foreign, unknown] = [await other.get(body(plain)), await other.get(body(randomUUID()))];

  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(unknown.body);
});

test('nobody writes a tracking row over the API', async () => {
  const admin = as('ADMIN_STAFF', 'TENANT_ADMIN');

  expect((await admin.post('/app/email-trackings', { subject: 'x' })).status).toBe(404);
  expect((await admin.put(`/app/email-trackings/${plain}`, { subject: 'x' })).status).toBe(404);
});
