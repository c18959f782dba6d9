import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { aTenant, somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aSigner, anEnvelope, pdfTexts } from '../../testing/index.ts';
import { documentsServer } from '../index.ts';
import { completeEnvelope } from './complete-envelope.ts';
import { writeEvidenceWork } from './write-evidence.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer, documentsServer] });
const { services } = server;
const tenantId = await aTenant(services);
const { api } = await somebody(server, { tenantId, roles: ['STAFF'] });

test('the evidence names who signed, when and from where, and is sealed itself', async () => {
  const company = await api.post('/app/companies', { name: 'Allambie', businessType: 'insurer' });
  const link = { fromModule: 'COMPANY', objectId: company.body.id };
  const { body } = await anEnvelope(api, link);
  const envelopeId = String(body.id);
  await api.put(`/app/envelopes/${envelopeId}/send`, { answers: { unknownRecipient: 'yes' } });
  const visit = await aSigner(server, tenantId, { envelopeId });
  await visit.open();
  await visit.sign();
  await completeEnvelope(services, { tenantId, envelopeId });
  const write = () =>
    writeEvidenceWork.run({ tenantId, envelopeId }, services, new AbortController().signal);

  await write();
  await write();

  const done = (await api.get(`/app/envelopes/${envelopeId}`)).body;
  const { evidenceFileId: fileId } = done;
  const { raw } = await api.get(`/app/files/${fileId}`);
  const words = (await pdfTexts(raw)).flat().join(' ');
  expect(words).toContain('Nora Nguyễn');
  expect(words).toContain('127.0.0.1');
  expect(words).toContain(String(done.documentHash));
  expect((await api.post('/app/envelopes/check', { fileId })).body.verdict).toBe('intact');
  const files = await api.get(`/app/files?fromModule=COMPANY&objectId=${link.objectId}`);
  expect(files.body.items).toMatchObject([{ fileName: 'Consent (signed).pdf' }]);
  expect(files.body.items).toHaveLength(1);
});
