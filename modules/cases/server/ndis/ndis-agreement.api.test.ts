import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aSigner, pdfTexts } from '#documents/testing';
import { addDays } from '#kernel/domain';
import { eventually, testServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { anNdisPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
});
await server.services.jobs.start(server.services);
const practice = await anNdisPractice(server);
const { tenantId, today } = practice;
const { api } = await somebody(server, { tenantId, roles: ['STAFF'], features: ['NDIS'] });

const path = (id: string) => `/app/ndis/${id}/service-agreement`;
const terms = {
  startsOn: today,
  endsOn: addDays(today, 364),
  supports: 'Occupational therapy, two hours a fortnight',
  noticeDays: 5,
};
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

test('[C-375] [C-376] the referral form names the participant; an unknown case is an empty page', async () => {
  const id = await practice.participant({ supportsWanted: 'Speech therapy' });

  const { raw } = await eventually(
    () => api.get(`/app/ndis/${id}/ViewParticipantReferalForm?format=pdf`),
    ({ status }) => status === 200,
    120,
  );

  const words = (await pdfTexts(raw)).flat().join(' ');
  expect(words).toContain('430 123 456');
  expect(words).toContain('Speech therapy');
});

test('[C-252] [C-253] before anything is agreed the plan suggests it; what is saved is kept', async () => {
  const id = await practice.participant({ supportsWanted: 'Speech therapy' });

  expect((await api.get(path(id))).body).toMatchObject({
    id: null,
    supports: 'Speech therapy',
    noticeDays: 7,
    startsOn: addDays(today, -100),
  });
  expect(await api.post(`${path(id)}/generate-esign`)).toMatchObject(
    refused(409, 'ndisAgreementMissing'),
  );
  expect((await api.put(path(id), terms)).body).toMatchObject({ ...terms, status: 'draft' });
  expect((await api.put(path(id), { ...terms, noticeDays: 3 })).body.noticeDays).toBe(3);
  const ended = { ...terms, endsOn: addDays(today, -1) };
  expect(await api.put(path(id), ended)).toMatchObject(refused(422, 'agreementEndsBeforeStart'));
});

test('[C-254] [C-255] [B-213] the guardian signs it by a link, and it is kept with the case', async () => {
  const id = await practice.participant({
    nomineeType: 'guardian',
    nomineeName: 'Robin Hale',
    nomineeEmail: 'robin@hale.example',
  });
  await api.put(path(id), terms);
  const { status, body } = await api.post(`${path(id)}/generate-esign`);
  expect([status, body.statusName, body.signerName]).toEqual([200, 'Sent', 'Robin Hale']);
  expect(await api.put(path(id), terms)).toMatchObject(refused(409, 'agreementWithSigner'));
  const signer = await aSigner(server, tenantId, { envelopeId: String(body.envelopeId) });
  await signer.open();
  const document = await signer.read();
  expect((await pdfTexts(document.raw)).flat().join(' ')).toContain('two hours a fortnight');
  expect((await api.post(`${path(id)}/sync-esign-status`)).body.status).toBe('delivered');
  expect((await signer.sign()).status).toBe(204);

  const done = await eventually(
    () => api.get(path(id)),
    ({ body: told }) => told.status === 'completed' && Boolean(told.signedFileId),
    120,
  );
  const { items } = (await api.get(`/app/files?fromModule=NDIS&objectId=${id}`)).body;
  expect(items).toContainEqual(expect.objectContaining({ id: done.body.signedFileId }));
  expect((await api.put(path(id), terms)).body).toMatchObject({ status: 'draft' });
}, 300_000);
