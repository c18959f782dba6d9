import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReportPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await aReportPractice();
const { staff, admin, specialist, manager } = practice;
const typist = practice.as(['CONTRACTOR']);
const url = '/app/report-corrections';
const { attributes } = practice.signedIn(['STAFF']).actor;
const withStatus = practice.signedIn(['STAFF'], {
  features: [...practice.actor.features, 'QaStatus'],
  attributes: { ...attributes, 'setting:ICS.Feature.ReportCorrection': 'true' },
}).api;

const finding = (caseId: string, values: object = {}) =>
  staff.post(url, {
    caseId,
    category: 'facts',
    severity: 'major',
    finding: 'Wrong knee',
    ...values,
  });

const inQa = async () => {
  const made = await practice.caseAt('qualityAssurance');
  await practice.addVersion(made.id, 'The right knee');
  return made;
};

describe('[D-052] a finding', () => {
  test('[C-903] [C-904] [C-906] [C-907] [C-908] is kept on the sheet', async () => {
    const { id: caseId } = await inQa();

    const made = await finding(caseId);

    expect(made).toMatchObject({ status: 201, body: { status: 'pending', severity: 'major' } });
    const place = `${url}/${String(made.body.id)}`;
    expect((await staff.get(`${url}?caseId=${caseId}`)).body).toMatchObject({ totalCount: 1 });
    const { concurrencyStamp } = made.body;
    const changed = await staff.put(place, {
      ...body(made.body),
      severity: 'minor',
      concurrencyStamp,
    });
    expect(changed).toMatchObject({ status: 200, body: { severity: 'minor' } });
    expect((await staff.delete(place)).status).toBeLessThan(300);
    expect((await staff.get(place)).status).toBe(404);
  });

  test('[G-108] has a QA status, and is found by it, where the practice has the feature', async () => {
    const { id: caseId } = await inQa();
    const made = await finding(caseId);
    const place = `${url}/${String(made.body.id)}`;
    const { concurrencyStamp } = made.body;
    const passed = randomUUID();
    await practice.run(
      `insert into lookup_config (tenant_id, id, type, label) values ($1, $2, 'qaStatus', 'Passed')`,
      [practice.tenantId, passed],
    );
    const values = { ...body(made.body), qaStatusId: passed, concurrencyStamp };

    expect((await staff.put(place, values)).status).toBe(400);
    expect(made.body).not.toHaveProperty('qaStatusId');
    expect(await withStatus.put(place, values)).toMatchObject({
      status: 200,
      body: { qaStatus: { displayName: 'Passed' } },
    });
    const found = await withStatus.get(`${url}?caseId=${caseId}&qaStatusId=${passed}`);
    expect(found.body).toMatchObject({ totalCount: 1, items: [{ qaStatusId: passed }] });
    expect((await staff.get(place)).body).not.toHaveProperty('qaStatusId');
  });

  test('[E-078] says whether the assessment was adequate, and is found by it', async () => {
    const { id } = await inQa();
    const made = await finding(id);
    const place = `${url}/${String(made.body.id)}`;
    const change = (adequacy: string) =>
      staff.put(place, {
        ...body(made.body),
        adequacy,
        concurrencyStamp: made.body.concurrencyStamp,
      });

    expect((await change('enough')).status).toBe(400);
    expect(await change('unclear')).toMatchObject({ status: 200, body: { adequacy: 'unclear' } });
    const found = await staff.get(`${url}?caseId=${id}&adequacy=unclear`);
    expect(found.body).toMatchObject({ totalCount: 1 });
    expect((await staff.get(`${url}?caseId=${id}&adequacy=adequate`)).body.totalCount).toBe(0);
  });

  test('[B-210] [C-297] [C-298] [E-080] has a status and a note of its own', async () => {
    const { id } = await inQa();
    const place = `${url}/${String((await finding(id)).body.id)}`;

    for (const status of ['underReview', 'failed', 'passed', 'notApplicable', 'pending']) {
      expect(await staff.put(`${place}/status`, { status })).toMatchObject({
        status: 200,
        body: { status },
      });
    }
    expect(await staff.put(`${place}/note`, { note: 'Page 3' })).toMatchObject({
      status: 200,
      body: { note: 'Page 3', status: 'pending' },
    });
    expect((await staff.put(`${place}/status`, { status: 'maybe' })).status).toBe(400);
  });

  test('is nothing for those outside, nor for a practice without the sheet', async () => {
    const { id } = await inQa();
    const place = `${url}/${String((await finding(id)).body.id)}`;
    const without = practice.signedIn(['STAFF']).api;

    for (const api of [specialist, manager, typist, without]) {
      expect((await api.get(url)).status).toBe(403);
      expect((await api.put(`${place}/status`, { status: 'passed' })).status).toBe(403);
    }
  });
});

const unsigned = { answers: { noSignature: 'yes' } };

describe('while a finding is open', () => {
  test('the report is not finalised, but by admin staff after a question', async () => {
    const open = await inQa();
    const place = `${url}/${String((await finding(open.id)).body.id)}`;
    const finalise = (api = staff, body: object = {}) =>
      api.put(`${open.url}/finaliseReport`, body);

    for (const status of ['pending', 'underReview', 'failed']) {
      await staff.put(`${place}/status`, { status });
      expect(await finalise()).toMatchObject({
        status: 409,
        body: { error: { code: 'findingsOpen' } },
      });
    }
    expect((await finalise(admin)).body.error?.questions).toMatchObject([
      { key: 'openFindings' },
      { key: 'noSignature' },
    ]);
    expect(
      await finalise(admin, { answers: { openFindings: 'yes', noSignature: 'yes' } }),
    ).toMatchObject({
      status: 200,
      body: { step: 'reportFinalisation' },
    });
    await practice.finalOf(open.id);
  });

  test('a finding that passed holds nothing up', async () => {
    const done = await inQa();
    await finding(done.id, { status: 'passed' });

    expect((await staff.put(`${done.url}/finaliseReport`, unsigned)).status).toBe(200);
    await practice.finalOf(done.id);
  });

  test('the report goes back to the specialist, who reads what was found', async () => {
    const back = await inQa();
    await finding(back.id);
    await finding(back.id, { finding: 'A comma', status: 'passed' });
    const seen = async () => (await practice.ofCase(back.id, specialist)).findings;
    expect(await seen()).toEqual([]);

    const returned = await staff.put(`${back.url}/returnForCorrection`, { note: 'See findings' });

    expect(returned).toMatchObject({ status: 200, body: { step: 'draftSent' } });
    expect(await seen()).toMatchObject([{ finding: 'Wrong knee' }]);
    await practice.mailsTo('rooms@menon.example', 1);
    const corrected = await practice.addVersion(back.id, 'The left knee', specialist);
    expect(corrected.status).toBe(201);
    await practice.textOf(String(corrected.body.id));
  });
});

const body = ({ caseId, category, finding: found, status }: Record<string, unknown>) => ({
  caseId,
  category,
  finding: found,
  status,
});
