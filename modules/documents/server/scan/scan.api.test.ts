import { expect, test } from 'vitest';
import { aPerson, aPractice } from '#identity/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aFakeClamd, aPdf, filesTestServer } from '../../testing/index.ts';
import type { Uploader } from '../../testing/index.ts';
import { scanJob } from './scan-file.ts';

registerCatalogue();
const clamd = await aFakeClamd();
const server = await filesTestServer({
  env: { CLAMAV_URL: clamd.url },
  modules: [platformServer],
});
const practice = await aPractice(server.services);
const virus = Buffer.concat([
  aPdf(),
  Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
]);

async function aFile(bytes = aPdf(), name = 'report.pdf') {
  const { id: userId, tenantId } = await aPerson(server.services, practice, { roles: ['STAFF'] });
  const staff = server.uploader({ userId, tenantId });
  const company = await staff.company();
  const place = `?fromModule=COMPANY&objectId=${company.id}`;
  const { body } = await staff.upload({ name, bytes }, place);
  const id = String(body.id);
  const scan = () =>
    scanJob.run(
      { tenantId: staff.actor.tenantId, fileId: id },
      server.services,
      new AbortController().signal,
    );
  const item = async () => (await staff.api.get(`/app/files${place}`)).body.items?.[0];
  return { staff, id, scan, item, place };
}

async function waysOut(staff: Uploader, id: string) {
  const all = await staff.api.post('/app/files/DownloadAll', { fileIds: [id] });
  return [await staff.api.get(`/app/files/${id}`), all];
}

test('nobody gets a file before the scanner has passed it', async () => {
  const { staff, id, scan, item } = await aFile();
  expect(await item()).toMatchObject({
    scanState: 'waiting',
    can: ['file.read', 'file.update', 'file.delete'],
  });
  for (const answer of await waysOut(staff, id)) {
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'fileBeingChecked' } } });
  }

  await scan();

  expect((await item())?.scanState).toBe('clean');
  expect((await staff.api.get(`/app/files/${id}`)).status).toBe(200);
  expect(clamd.seen.at(-1)).toBe(aPdf().length);
});

test('an infected file is kept from everybody, and those who run the practice are told', async () => {
  const boss = await aPerson(server.services, practice, { roles: ['ADMIN_STAFF'] });
  const admin = server.signedIn({ tenantId: boss.tenantId, userId: boss.id });
  const { staff, id, scan, item } = await aFile(virus);
  const token = (await staff.api.get(`/app/files/${id}/download-token`)).body.token;

  await scan();

  expect(await item()).toMatchObject({ scanState: 'infected', scanNote: 'Eicar-Test-Signature' });
  for (const answer of await waysOut(staff, id)) {
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'fileQuarantined' } } });
  }
  expect((await staff.api.get(`/files/download?accessToken=${token}`)).status).toBe(409);
  const { items } = (await admin.api.get('/app/notifications/get-all')).body;
  expect(items).toMatchObject([{ title: 'A file is infected', objectReferenceName: 'report.pdf' }]);
  expect((await admin.api.delete(`/app/files/${id}`)).status).toBe(204);
});

test('a scanner that is away or confused is asked again, and the file says so', async () => {
  const { id, scan, item } = await aFile();
  clamd.say('INSTREAM size limit exceeded. ERROR');

  await expect(scan()).rejects.toThrow('size limit');
  expect(await item()).toMatchObject({
    id,
    scanState: 'waiting',
    scanNote: 'Waiting for the virus scanner',
  });

  clamd.say(null);
  await scan();
  expect((await item())?.scanState).toBe('clean');
});
