import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { knownPeople } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer, TestServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aProvider, aRecordsPractice, takeAwayCustomer } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server: TestServer = await testServer({
  modules: [
    platformServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    knownPeople(() => server),
  ],
  role: 'all',
});
await server.services.jobs.start(server.services);
const practice = await aRecordsPractice(server);
const { api, at } = practice;

const code = ({ body }: ApiAnswer) => body.error?.code;

describe('[C-107] [B-241] a duplicate', () => {
  test('is a copy with the same providers to ask, or a part of the record', async () => {
    const { id, itemId } = await practice.aRequest();
    await practice.item(itemId, 'request', { sentBy: 'post' });

    const copy = await api.post(at(id, 'duplicateRecord'));
    const sub = await api.post(`${at(id, 'duplicateRecord')}?isSubCR=true`);

    expect(copy).toMatchObject({ status: 201, body: { parentId: null, step: 'caseCreated' } });
    expect((await practice.shown(String(copy.body.id))).items).toMatchObject([
      { providerName: aProvider.providerName, status: 'toRequest', requestedOn: null },
    ]);
    expect(sub).toMatchObject({ status: 201, body: { parentId: id } });
    expect((await practice.shown(id)).subRecords).toMatchObject([{ caseNo: sub.body.caseNo }]);
  });

  test('is never part of itself, of its own sub-record, or of a sub-record', async () => {
    const { id } = await practice.newRecord();
    const sub = String((await api.post(`${at(id, 'duplicateRecord')}?isSubCR=true`)).body.id);
    const parent = (of: string, parentId: string) => api.put(at(of, 'parent'), { parentId });

    expect(code(await parent(id, id))).toBe('partOfItself');
    expect(code(await parent(id, sub))).toBe('partOfOwnSubRecord');
    const again = await api.post(`${at(sub, 'duplicateRecord')}?isSubCR=true`);
    expect([again.status, code(again)]).toEqual([422, 'partOfSubRecord']);
    expect((await parent(sub, '')).status).toBeLessThan(500);
    expect((await api.put(at(sub, 'parent'), { parentId: null })).body.parentId).toBeNull();
  });
});

test('[C-106] records of the same last name are found', async () => {
  const { id } = await practice.newRecord();
  const find = async (name: string) =>
    (await api.get(`/app/clinical-records/similarItemsByLastName?lastName=${name}`)).body;

  expect(JSON.stringify(await find('hadd'))).toContain(id);
  expect(JSON.stringify(await find('smith'))).not.toContain(id);
});

describe('background updates', () => {
  test('[C-112] [B-211] a cancellation is done at once, or by a worker', async () => {
    const { id } = await practice.newRecord();
    const other = await practice.newRecord();
    const wish = { outcome: 'cancelledChargeable', cancelReason: 'MatterSettled' };

    const done = await api.put(at(id, 'cancellation'), wish);
    const later = await api.put(at(other.id, 'cancellation'), { ...wish, inBackground: true });

    expect(done).toMatchObject({
      status: 200,
      body: { status: 'Completed', record: { statusName: 'Cancelled (chargeable)' } },
    });
    expect(later).toMatchObject({ status: 202, body: { status: 'Processing', record: null } });
    await eventually(
      () => practice.read(other.id),
      ({ step }) => step === 'cancelledChargeable',
      120,
    );
    expect((await api.put(at(id, 'cancellation'), wish)).status).toBe(409);
    const { body } = await api.get(`/app/case-charges?caseId=${id}`);
    expect(body.items).toMatchObject([{ description: 'Late cancellation' }]);
  });

  test('[C-113] on hold needs a reason, and leads back', async () => {
    const { id } = await practice.newRecord();

    const bare = await api.put(at(id, 'OnHoldRequest'), {});
    const held = await api.put(at(id, 'OnHoldRequest'), { note: 'Waiting for the court' });
    const back = await api.put(at(id, 'OnHoldRequest'), { isOnHold: false, note: 'Goes on' });

    expect(bare.status).toBe(400);
    expect(held.body.record).toMatchObject({ statusName: 'On Hold' });
    expect(back.body.record).toMatchObject({ isOnHold: false, statusName: 'Case Created' });
  });
});

describe('printed pages and messages', () => {
  test('[C-103] [C-104] [C-105] name the claimant and the providers', async () => {
    const { id } = await practice.newRecord();
    await practice.add(id, aProvider, { ...aProvider, providerName: 'Coogee Radiology' });
    const page = async (word: string) => (await api.get(at(id, word))).raw.toString();

    const [letter, authority, request] = [
      await page('ConfirmationLetter'),
      await page('LOATemplate'),
      await page('MedicalRequest'),
    ];

    expect(letter).toContain('Bondi Medical Practice, Coogee Radiology');
    expect(authority).toContain('Noor Haddad');
    expect(request.match(/class="part"/g)).toHaveLength(2);
    expect(request).toContain('within 20 days');
  });

  test('[C-108] [C-110] tell the case manager, or say that there is none', async () => {
    const alone = await practice.newRecord();
    const { id } = await practice.newRecord({ bookingCmId: practice.caseManagerId });
    await takeAwayCustomer(practice.api, at(alone.id));
    const mail = (emailType: string, of = id) => api.post(at(of, 'emails'), { emailType });

    expect(code(await mail('confirmation', alone.id))).toBe('nobodyToTell');
    expect((await mail('confirmation')).status).toBe(200);
    expect(code(await mail('filesReady'))).toBe('recordsNotMerged');
    expect(code(await mail('nonsense'))).toBe('messageUnknown');
    expect((await api.post(at(id, 'sendReportStatus'))).body).toEqual({ sent: 1 });
  });
});

test('a case manager sees the requests of the own company, never the desk of the chaser', async () => {
  const { id, itemId } = await practice.aRequest();
  const of = (companyId: string) =>
    practice.signedIn(['CASE_MANAGER'], {
      ids: {
        ownCompanyIds: [companyId],
        companiesSharingClaimants: [companyId],
        bookableCompanyIds: [companyId],
      },
    }).api;

  const own = of(practice.companyId);
  const other = of('01980000-0000-7000-8000-000000000001');

  expect((await own.get(at(id, 'overview'))).body.items).toMatchObject([{ id: itemId }]);
  expect((await other.get(at(id, 'overview'))).status).toBe(404);
  expect((await own.put(`/app/medical-record-items/${itemId}/request`)).status).toBe(403);
});
