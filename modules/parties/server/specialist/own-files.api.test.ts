import { expect, test } from 'vitest';
import { aPdf, filesTestServer } from '#documents/testing';
import { aPerson, aPractice } from '#identity/testing';
import { registerCatalogue } from '../../../catalogue.ts';

registerCatalogue();
const server = await filesTestServer();
const practice = await aPractice(server.services);
const { tenantId } = practice;
const staff = server.uploader({ tenantId, roles: ['STAFF'] });

async function aDoctor() {
  const { id: userId } = await aPerson(server.services, practice, { roles: ['SPECIALIST'] });
  const [cv, sample] = [
    await staff.uploaded({ name: 'cv.pdf', bytes: aPdf('cv') }),
    await staff.uploaded({ name: 'sample.pdf', bytes: aPdf('sample') }),
  ];
  const { body } = await staff.api.post('/app/specialists', {
    firstName: 'Priya',
    lastName: 'Menon',
    userId,
    cvFileId: cv,
    sampleReportFileId: sample,
  });
  const facts = { tenantId, userId, roles: ['SPECIALIST'] };
  return { id: String(body.id), cv, sample, own: server.uploader(facts).api };
}

test('specialists open their own CV and sample report, and nobody else’s', async () => {
  const [priya, other] = [await aDoctor(), await aDoctor()];

  for (const file of [priya.cv, priya.sample]) {
    expect((await priya.own.get(`/app/files/${file}`)).status).toBe(200);
    expect((await priya.own.get(`/app/files/${file}/download-token`)).status).toBe(200);
    expect((await other.own.get(`/app/files/${file}`)).status).toBe(404);
    expect((await priya.own.delete(`/app/files/${file}`)).status).toBe(404);
  }
});

test('what the office attached to their record stays with the office', async () => {
  const { id, own } = await aDoctor();
  const link = `?fromModule=SPECIALIST&objectId=${id}`;
  const attached = await staff.uploaded({ name: 'reference.pdf' }, link);

  expect((await staff.api.get(`/app/files/${attached}`)).status).toBe(200);
  expect((await own.get(`/app/files/${attached}`)).status).toBe(404);
});
