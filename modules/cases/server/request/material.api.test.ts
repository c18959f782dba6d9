import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { addBusinessDays, dayIn } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aRequestPractice, takeAwayCustomer } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
});
const practice = await aRequestPractice(server);
const { api, newCase, upload } = practice;
const today = dayIn('Australia/Sydney', new Date());

/** An assessment with a report of four pages, and a supplementary report to it. */
async function fromOrigin(values: object = {}) {
  const origin = await newCase();
  const report = await upload('IME', origin.id, 'Report.pdf', 4);
  const supp = await practice.request({ originCaseId: origin.id, ...values });
  return { origin, report, supp, url: `/app/supplementary/${supp.id}` };
}

describe('[C-118] documents of the origin case', () => {
  test('are offered, and go along by reference once they are ticked', async () => {
    const { origin, report, url, supp } = await fromOrigin();
    const own = await upload('SUPP', supp.id, 'New scan.pdf', 2);

    const offered = (await api.get(`${url}/material`)).body;
    const saved = await api.put(`${url}/material`, { fileIds: [report, own] });

    expect(offered).toMatchObject({
      origin: { caseNo: origin.caseNo, segment: 'assessments' },
      counted: 0,
      pages: 0,
    });
    expect(saved).toMatchObject({ status: 200, body: { counted: 6, pages: 6, uncounted: 0 } });
    expect(saved.body.files).toMatchObject([
      { id: report, isOrigin: true, isChosen: true, pages: 4 },
      { id: own, isOrigin: false, isChosen: true, pages: 2 },
    ]);
    const [file] = await practice.run('select owner_id from files where id = $1', [report]);
    expect(file).toEqual({ owner_id: origin.id });
    expect((await api.get(url)).body).toMatchObject({ pages: 6, documentCount: 2 });
  });

  test('are read by whoever has the request, and only while they go along', async () => {
    const other = await practice.otherSpecialist();
    const { report, url } = await fromOrigin({ specialistId: other });
    const reader = practice.specialistApi(other);
    const content = `/app/files/${report}/download-token`;

    expect((await reader.get(content)).status).toBe(404);
    await api.put(`${url}/material`, { fileIds: [report] });
    expect((await reader.get(content)).status).toBe(200);
    expect((await practice.stranger.get(content)).status).toBe(404);
    expect((await reader.delete(`/app/files/${report}`)).status).not.toBe(204);
    await api.put(`${url}/material`, { fileIds: [] });
    expect((await reader.get(content)).status).toBe(404);
  });

  test('of another case are refused, as unknown ones are', async () => {
    const { url } = await fromOrigin();
    const elsewhere = await upload('IME', (await newCase()).id, 'Other.pdf', 1);

    for (const fileIds of [[elsewhere], [randomUUID()], ['nonsense']])
      expect(await api.put(`${url}/material`, { fileIds })).toMatchObject({
        status: 422,
        body: { error: { message: 'Choose documents of this case or of its origin case.' } },
      });
  });
});

describe('pages and turnaround', () => {
  test('typed pages need a reason, and count before those of the documents', async () => {
    const { report, url } = await fromOrigin();

    const bare = await api.put(`${url}/material`, { fileIds: [report], pages: 2 });
    const typed = await api.put(`${url}/material`, {
      fileIds: [report],
      pages: 2,
      pagesReason: 'The rest is empty',
    });

    expect(bare).toMatchObject({ status: 422, body: { error: { code: 'pagesReasonMissing' } } });
    expect(typed.body).toMatchObject({
      counted: 4,
      pages: 2,
      turnaround: { businessDays: 5, promisedFor: addBusinessDays(today, 5) },
    });
  });

  test('the band of the pages promises the report when the request leaves', async () => {
    const { report, url } = await fromOrigin();
    await api.put(`${url}/material`, { fileIds: [report] });

    const sent = await api.put(`${url}/sendRequest`, {});

    expect(sent).toMatchObject({
      status: 200,
      body: {
        caseStatus: 'requestSent',
        pages: 4,
        reportDueDate: addBusinessDays(today, 15),
        requestSentOn: today,
        specialistAnswer: 'waiting',
      },
    });
  });

  test('a day that was promised already stays', async () => {
    const { url } = await fromOrigin({ reportDueDate: '2030-01-07' });

    expect((await api.put(`${url}/sendRequest`, {})).body).toMatchObject({
      reportDueDate: '2030-01-07',
    });
  });

  test('an urgent report cannot be slower than a usual one', async () => {
    const slow = { caseType: 'FR', pagesUpTo: 9, businessDays: 3, urgentDays: 4 };

    expect(await practice.admin.post('/app/turnaround-bands', slow)).toMatchObject({
      status: 422,
      body: { error: { code: 'urgentIsSlower' } },
    });
  });
});

describe('an origin', () => {
  test('is a case of the same claimant that the caller sees, and not the case itself', async () => {
    const { supp, url } = await fromOrigin();
    const [other] = await practice.run(
      `insert into clients (tenant_id, id, first_name, last_name, company_id)
       values ($1, gen_random_uuid(), 'Ann', 'Other', $2) returning id`,
      [practice.tenantId, practice.companyId],
    );
    const { concurrencyStamp } = (await api.get(url)).body;
    const foreign = await newCase({ clientId: String(other?.['id']) });

    const set = (originCaseId: string, as = api) =>
      as.put(url, { originCaseId, concurrencyStamp: String(concurrencyStamp) });

    expect((await set(foreign.id)).body).toMatchObject({ error: { code: 'originOfAnother' } });
    expect((await set(supp.id)).body).toMatchObject({ error: { code: 'originOfItself' } });
    expect((await set(randomUUID())).status).toBeGreaterThanOrEqual(400);
    const nobodys = await newCase();
    await takeAwayCustomer(api, `/app/assessments/${nobodys.id}`, ['bookingCmId', 'companyId']);
    const hidden = await practice.manager.post('/app/supplementary', {
      clientId: practice.clientId,
      companyId: practice.companyId,
      originCaseId: nobodys.id,
    });
    expect(hidden.status).toBeGreaterThanOrEqual(400);
    expect(hidden.status).toBeLessThan(500);
  });

  test('a clarification needs the sent report and its specialist', async () => {
    const { origin } = await fromOrigin();
    const free = { requestKind: 'clarification', questions: 'Which day?' };

    const without = await newCase(free, 'supplementary');
    const byOther = await newCase(
      { ...free, originCaseId: origin.id, specialistId: await practice.otherSpecialist() },
      'supplementary',
    );
    const right = await newCase({ ...free, originCaseId: origin.id }, 'supplementary');

    expect(without).toMatchObject({ status: 422, error: { code: 'freeNeedsOrigin' } });
    expect(byOther).toMatchObject({ status: 422, error: { code: 'freeNeedsSameSpecialist' } });
    expect(right.status).toBe(201);
  });

  test('an agreed fee must be named', async () => {
    expect(await newCase({ requestKind: 'withFee' }, 'supplementary')).toMatchObject({
      status: 422,
      error: { code: 'agreedFeeMissing' },
    });
  });
});
