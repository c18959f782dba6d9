import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aSigner, pdfTexts } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConfirmedCase } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
});
await server.services.jobs.start(server.services);
const practice = await aCasePractice(server);
const { tenantId } = practice;
const { api } = await somebody(server, { tenantId, roles: ['STAFF'], features: ['Assessment'] });

const generate = (id: string, values: object = {}) =>
  api.post(`/app/assessments/${id}/generateDocuSignConsentForm`, values);
const sync = (id: string) => api.post(`/app/assessments/${id}/syncConsentFormDocuSignStatus`);

test('[C-063] [C-064] [B-212] a consent form is signed by the claimant and kept', async () => {
  const { id } = await aConfirmedCase(practice);

  await eventually(
    () => api.get(`/app/assessments/${id}/ConsentForm?format=pdf`),
    ({ status: printed }) => printed === 200,
    120,
  );

  const { status, body } = await generate(id);
  expect([status, body.statusName, body.signerName]).toEqual([200, 'Sent', 'Noor Haddad']);
  const signer = await aSigner(server, tenantId, { envelopeId: String(body.envelopeId) });
  await signer.open();
  expect(await sync(id)).toMatchObject({ status: 200, body: { status: 'delivered' } });
  const document = await signer.read();
  expect((await pdfTexts(document.raw)).flat().join(' ')).toContain('Noor Haddad');
  expect((await signer.sign()).status).toBe(204);

  const done = await eventually(
    () => sync(id),
    ({ body: told }) => told.status === 'completed' && Boolean(told.signedFileId),
    120,
  );
  expect(done.body).toMatchObject({ statusName: 'Completed', endedAt: expect.any(String) });
  const { items } = (await api.get(`/app/files?fromModule=IME&objectId=${id}`)).body;
  expect(items).toContainEqual(expect.objectContaining({ id: done.body.signedFileId }));
});

test('a second one is not sent while the first waits for its signature', async () => {
  const { id } = await aConfirmedCase(practice);
  await generate(id);

  expect(await generate(id)).toMatchObject({
    status: 409,
    body: { error: { code: 'consentIsOpen', message: expect.stringContaining('Noor Haddad') } },
  });
});

test('[G-127] one that is declined says so', async () => {
  const { id } = await aConfirmedCase(practice);
  const { body } = await generate(id);
  const signer = await aSigner(server, tenantId, { envelopeId: String(body.envelopeId) });
  await signer.open();
  await signer.decline('I do not agree');

  expect((await sync(id)).body).toMatchObject({ statusName: 'Declined' });
  const { items } = await eventually(
    async () => (await api.get(`/app/case-consents?caseId=${id}`)).body,
    ({ items: rows = [] }) => Boolean(rows[0]?.endedAt),
    90,
  );
  expect(items).toMatchObject([{ status: 'declined' }]);
});

test('without an address, without DocuSign and without a form there is nothing to sign', async () => {
  const { id } = await aConfirmedCase(practice);

  expect(await sync(id)).toMatchObject({ status: 200, body: null });
  expect((await generate(id, { provider: 'docusign' })).status).toBeGreaterThanOrEqual(400);
  await practice.run(`update clients set email = null where id = $1`, [practice.clientId]);
  expect(await generate(id)).toMatchObject({
    status: 409,
    body: { error: { code: 'signerWithoutEmail' } },
  });
  await practice.run(`update clients set email = 'noor@haddad.example' where id = $1`, [
    practice.clientId,
  ]);
});
