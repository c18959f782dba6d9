import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { aSigner } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, partiesServer],
  role: 'all',
});
const { services } = server;
const tenantId = await aTenant(services);
const features = ['SpecialistAgreementTemplate'];
const { api } = await somebody(server, { tenantId, roles: ['STAFF'], features });
await services.jobs.start(services);

async function aContract(given: object = {}) {
  const doctor = { firstName: 'Priya', lastName: 'Nguyễn', businessEmail: 'rooms@menon.example' };
  const { body } = await api.post('/app/specialists', { ...doctor, ...given });
  const id = String(body.id);
  const { body: contract } = await api.post(`/app/specialists/${id}/contracts`, {
    startDate: '2026-03-01',
  });
  return { id, url: `/app/specialist-contracts/${contract.id}` };
}

test('an agreement that the specialist signs by link signs the contract', async () => {
  const { id, url } = await aContract();
  await api.post(`/app/specialists/${id}/agreement/generate`, {});
  const sent = await api.post(`${url}/sendForSignature`);
  expect(sent.status).toBe(200);
  const envelopeId = String(sent.body.envelopeId);

  const visit = await aSigner(server, tenantId, { envelopeId });
  await visit.open();
  expect((await visit.sign({ kind: 'typed' })).status).toBe(204);

  const contract = await eventually(
    async () => (await api.get(url)).body,
    ({ status }) => String(status) === 'signed',
    90,
  );
  expect(contract).toMatchObject({ signedBy: 'Priya Nguyễn' });
  const { signedDocumentId: fileId } = contract;
  expect((await api.post('/app/envelopes/check', { fileId })).body.verdict).toBe('intact');
  expect((await api.get(`/app/specialists/${id}`)).body.onboardedDate).toBe('2026-03-01');
});

test('nothing is sent without an agreement, an address, or of a signed contract', async () => {
  const bare = await aContract();
  const silent = await aContract({ businessEmail: null });
  await api.post(`/app/specialists/${silent.id}/agreement/generate`, {});
  const signed = await aContract();
  await api.put(`${signed.url}/sign`, { signedBy: 'Paper' });
  const send = async ({ url }: { url: string }) => {
    const { status, body } = await api.post(`${url}/sendForSignature`);
    return [status, body.error?.code];
  };

  expect(await send(bare)).toEqual([404, 'agreementMissing']);
  expect(await send(silent)).toEqual([422, 'specialistHasNoEmail']);
  expect(await send(signed)).toEqual([409, 'moveNotPossible']);
});
