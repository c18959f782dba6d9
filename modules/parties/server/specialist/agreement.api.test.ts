import { expect, test } from 'vitest';
import { documentsServer } from '#documents/server';
import { pdfTexts, pdfTitle } from '#documents/testing';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aValue } from '../../testing/a-value.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const now = new Date('2026-03-05T01:00:00Z');
const server = await testServer({
  modules: [documentsServer, partiesServer],
  now: () => now,
});
const features = ['SpecialistAgreementTemplate'];
const { api, actor } = server.signedIn({ roles: ['STAFF'], features });
const { tenantId } = actor;

const doctorWithContract = async (given: object = {}) => {
  const { body } = await api.post('/app/specialists', {
    firstName: 'Priya',
    lastName: 'Menon <script>',
    feeArrangement: '2',
    ...given,
  });
  const id = String(body.id);
  const { body: contract } = await api.post(`/app/specialists/${id}/contracts`, {
    startDate: '2026-03-01',
    endDate: '2027-02-28',
  });
  const own = server.signedIn({
    tenantId,
    roles: ['SPECIALIST'],
    features,
    ids: { specialistId: [id] },
  }).api;
  return { id, contractId: String(contract.id), own };
};

test('[C-214] [C-216] an agreement is rendered, kept as it was, and read by both sides', async () => {
  const { id, own } = await doctorWithContract();
  const none = await api.get(`/app/specialists/${id}/ViewSpecialistAgreement`);
  const generated = await api.post(`/app/specialists/${id}/agreement/generate`, {});
  const staff = await api.get(`/app/specialists/${id}/ViewSpecialistAgreement`);
  const mine = await own.get(`/app/specialists/${id}/ViewSpecialistAgreement`);

  expect(none.status).toBe(404);
  expect(generated).toMatchObject({ status: 200, body: { status: 'sent' } });
  expect(staff.raw.toString()).toContain('Priya Menon &lt;script&gt;');
  expect(mine.raw.toString()).toBe(staff.raw.toString());
  const contracts = await api.get(`/app/specialists/${id}/contracts?fields=status,documentId`);
  expect(contracts.body.items).toMatchObject([
    { status: 'sent', document: { contentType: 'text/html' } },
  ]);
});

test('[C-216] as a PDF the agreement says the same, and another format is refused', async () => {
  const { id, own } = await doctorWithContract({ lastName: 'Nguyễn' });
  await api.post(`/app/specialists/${id}/agreement/generate`, {});
  const get = (format: string) =>
    own.get(`/app/specialists/${id}/ViewSpecialistAgreement?format=${format}`);

  const pdf = await get('pdf');

  expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(await pdfTitle(pdf.raw)).toContain('Priya Nguyễn');
  expect((await pdfTexts(pdf.raw)).flat()).toEqual(
    expect.arrayContaining(['2. Term', 'Gazette', 'Priya Nguyễn']),
  );
  expect((await get('docx')).status).toBe(400);
});

test('another specialist, and a tenant without the feature, do not get it', async () => {
  const { id } = await doctorWithContract();
  await api.post(`/app/specialists/${id}/agreement/generate`, {});
  const { own: stranger } = await doctorWithContract();
  const bare = server.signedIn({ tenantId, roles: ['STAFF'], features: [] }).api;

  expect((await stranger.get(`/app/specialists/${id}/ViewSpecialistAgreement`)).status).toBe(404);
  expect((await bare.get(`/app/specialists/${id}/ViewSpecialistAgreement`)).status).toBe(403);
  expect((await bare.post(`/app/specialists/${id}/agreement/generate`, {})).status).toBe(403);
});

test('[C-215] the specialist signs, and the dates of the contract hold at once', async () => {
  const { id, contractId, own } = await doctorWithContract();
  const early = await own.put(`/app/specialist-contracts/${contractId}/sign`, {
    signedBy: 'Priya Menon',
  });
  const unsigned = await api.put(`/app/specialists/${id}/agreement/sync`);
  await api.post(`/app/specialists/${id}/agreement/generate`, {});
  const signed = await own.put(`/app/specialist-contracts/${contractId}/sign`, {
    signedBy: 'Priya Menon',
  });
  const followed = await api.get(`/app/specialists/${id}`);
  const synced = await api.put(`/app/specialists/${id}/agreement/sync`);

  expect(early).toMatchObject({ status: 422, body: { error: { code: 'agreementNotSent' } } });
  expect(unsigned).toMatchObject({ status: 422, body: { error: { code: 'agreementNotSigned' } } });
  expect(signed.body).toMatchObject({ status: 'signed', signedDate: '2026-03-05' });
  const dates = { onboardedDate: '2026-03-01', onboardedEndDate: '2027-02-28' };
  expect(followed.body).toMatchObject({ ...dates, recruitmentStatus: 'ONBOARDING' });
  expect(synced.body).toMatchObject(dates);
});

test('what was signed stays what it was', async () => {
  const { id, contractId } = await doctorWithContract();
  const url = `/app/specialist-contracts/${contractId}`;
  const { body } = await api.put(`${url}/sign`, { signedBy: 'Paper', signedDate: '2026-03-01' });
  const refused = { status: 422, body: { error: { code: 'contractSignedAlready' } } };

  expect(
    await api.put(url, { endDate: '2030-01-01', concurrencyStamp: body.concurrencyStamp }),
  ).toMatchObject(refused);
  expect(await api.delete(url)).toMatchObject(refused);
  expect(await api.post(`/app/specialists/${id}/agreement/generate`, { contractId })).toMatchObject(
    {
      status: 409,
      body: { error: { message: 'This contract is Signed. You can cancel it.' } },
    },
  );
  expect((await api.put(`${url}/cancel`)).body.status).toBe('cancelled');
  expect((await api.get(`/app/specialists/${id}`)).body).toMatchObject({ onboardedDate: null });
  expect(await api.put(`${url}/sign`, { signedBy: 'Paper' })).toMatchObject({
    status: 409,
    body: { error: { message: 'This contract is Cancelled. Nothing more can be done with it.' } },
  });
});

test('a contract of somebody else is out of sight, and periods run forwards', async () => {
  const { id, contractId } = await doctorWithContract();
  const { own: stranger } = await doctorWithContract();
  const backwards = { startDate: '2026-03-02', endDate: '2026-03-01' };

  expect((await stranger.get(`/app/specialist-contracts/${contractId}`)).status).toBe(404);
  expect(
    (await stranger.put(`/app/specialist-contracts/${contractId}/sign`, { signedBy: 'x' })).status,
  ).toBe(404);
  for (const path of ['contracts', 'leaves']) {
    expect(await api.post(`/app/specialists/${id}/${path}`, backwards)).toMatchObject({
      status: 422,
      body: { error: { validationErrors: [{ members: ['endDate'] }] } },
    });
  }
});

test('[E-057] a specialist is brought from Pending to a contract in force', async () => {
  const cv = await documentOf();
  const { id, contractId } = await doctorWithContract({
    specialtyIds: [await aValue(api, 'specialty', 'Neurology')],
    qualificationIds: [await aValue(api, 'qualification', 'FRACP')],
    businessEmail: 'rooms@menon.example',
    phone: '0255501237',
    providerNumber: '2426781A',
    cvFileId: cv,
  });
  const url = `/app/specialists/${id}`;
  const advance = () => api.put(`${url}/advanceOnboarding`);

  expect((await advance()).body).toMatchObject({
    stagedOnboarding: 'stage1',
    recruitmentStatus: 'ONBOARDING',
  });
  expect((await advance()).body.stagedOnboarding).toBe('stage2');
  expect(await advance()).toMatchObject({
    status: 422,
    body: { error: { code: 'onboardingNeedsFees' } },
  });
  expect((await api.get(`${url}/onboarding`)).body).toMatchObject({
    stage: 'stage2',
    next: 'stage3',
    needs: [{ isMet: true }, { isMet: false }, { isMet: false }],
  });
  const from = '2026-01-01';
  await api.put(`${url}/fees`, {
    items: [{ serviceType: 'ime', matterKind: 'gazette', splitPercent: '60', effectiveFrom: from }],
  });
  const reportTypeId = await aValue(api, 'typeOfReport', 'Full report');
  await api.put(`${url}/report-types`, { items: [{ reportTypeId, turnaroundDays: 10 }] });
  expect((await advance()).body.stagedOnboarding).toBe('stage3');
  expect(await advance()).toMatchObject({
    status: 409,
    body: {
      error: {
        message: expect.stringMatching(
          /^This specialist is Onboarding \(Stage 3, Under Review\)\. You can .*complete their onboarding/,
        ) as string,
      },
    },
  });
  expect(await api.put(`${url}/completeOnboarding`)).toMatchObject({
    status: 422,
    body: { error: { code: 'onboardingNeedsContract' } },
  });
  await api.put(`/app/specialist-contracts/${contractId}/sign`, { signedBy: 'Priya Menon' });
  const { body: onboarded } = await api.get(url);
  expect(onboarded).toMatchObject({
    stagedOnboarding: 'stage4',
    recruitmentStatus: 'ONBOARDED',
    acceptance: 'accepted',
    onboardedDate: '2026-03-01',
  });
  expect(onboarded.can).not.toContain('specialist.completeOnboarding');
  const manager = server.signedIn({ tenantId, roles: ['CASE_MANAGER'] }).api;
  expect((await manager.post(`${url}/checkContract`, {})).status).toBe(200);
});

async function documentOf(): Promise<string> {
  const { keepDocument } = await import('#documents/server');
  return keepDocument(
    server.services,
    { tenantId, userId: actor.userId },
    { name: 'cv.html', content: '<p>CV</p>' },
  );
}
