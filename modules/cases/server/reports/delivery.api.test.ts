import { eventually } from '#kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReportPractice, patience, takeAwayCustomer } from '../../testing/index.ts';

registerCatalogue();
const practice = await aReportPractice();
const { staff, specialist, manager, managerAddress, server, smtp } = practice;

const words = (source: string) =>
  source.replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('&amp;', '&');

async function finalised() {
  const made = await practice.caseAt('qualityAssurance');
  await practice.addVersion(made.id, 'The knee is stable.');
  await staff.put(`${made.url}/finaliseReport`, { answers: { noSignature: 'yes' } });
  const final = await practice.finalOf(made.id);
  return { ...made, reportId: String(final?.id) };
}

/** The mail about the report, and the one with the code where there is one. */
async function sent(delivery: string | null) {
  const made = await finalised();
  const before = smtp.received.length;
  const answer = await staff.put(`${made.url}/sendReport`, { delivery });
  const mails = await eventually(
    () => smtp.received.slice(before).filter(({ to }) => to.includes(managerAddress)),
    (found) => found.length >= (delivery === 'attachment' || delivery === 'loggedIn' ? 1 : 2),
    patience,
  );
  const report = mails.find(({ source }) => /^Subject: Report of/m.test(source));
  const code = mails.map(({ source }) => /is (\d{6})\./.exec(words(source))?.[1]).find(Boolean);
  return { ...made, answer, source: words(report?.source ?? ''), code };
}

const deliveries = async (id: string) => (await practice.ofCase(id)).deliveries ?? [];

describe('[E-055] a report reaches the case manager', () => {
  test('by a link that a scanner does not use up and a code opens; who opened it is shown', async () => {
    const { id, answer, source, code } = await sent(null);
    expect(answer).toMatchObject({
      status: 200,
      body: { step: 'reportSent', reportSentOn: expect.any(String) },
    });
    expect(source).not.toContain('Content-Disposition: attachment');
    const link = new URL(/https?:\/\/\S+onetimeaccess\?[^"\s<]+/.exec(source)?.[0] ?? '');
    const place = `/app/files/OnetimeAccessFile/${link.searchParams.get('id')}`;

    const looked = await server.anonymous.get(place);
    expect(looked).toMatchObject({ status: 200, body: { needsCode: true } });
    expect(await deliveries(id)).toMatchObject([{ email: managerAddress, openedAt: null }]);

    const published = vi.spyOn(server.services.realtime, 'publishAll');
    expect((await server.anonymous.post(place, { code })).status).toBe(200);

    const told = () =>
      published.mock.calls.flat(2).flatMap(({ event, args }) => [[event, ...args]]);
    await eventually(told, (all) => JSON.stringify(all).includes(id), patience);
    expect(told()).toContainEqual(['CaseChanged', { fromModule: 'IME', objectId: id }]);
    published.mockRestore();
    const [opened] = await eventually(
      () => deliveries(id),
      (rows) => Boolean(rows[0]?.openedAt),
      patience,
    );
    expect(opened).toMatchObject({ openedBy: 'link', delivery: 'link', name: 'Anna Kerr' });
  });

  test('as an attachment', async () => {
    const { source, code } = await sent('attachment');

    expect(source).toContain('Content-Type: application/pdf');
    expect(source).not.toContain('onetimeaccess');
    expect(code).toBeUndefined();
  });

  test('both ways', async () => {
    const { source, code } = await sent('both');

    expect(source).toContain('Content-Type: application/pdf');
    expect(source).toContain('onetimeaccess');
    expect(code).toMatch(/^\d{6}$/);
  });

  test('after signing in only, which counts as opened', async () => {
    const { id, reportId, source } = await sent('loggedIn');
    expect(source).not.toMatch(/application\/pdf|onetimeaccess/);
    expect(source).toContain(`/view/assessments/detail/${id}`);

    const got = await manager.get(`/app/case-reports/${reportId}/download`);

    expect(got).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(await deliveries(id)).toMatchObject([
      { openedBy: 'signedIn', openedAt: expect.any(String) },
    ]);
    const seen = (await manager.get(`/app/case-reports/${reportId}`)).body;
    expect(seen).toMatchObject({ kind: 'final', version: 2 });
    expect(seen).not.toHaveProperty('fileId');
  });

  test('as the company wishes, where nothing else is said', async () => {
    await practice.run(`update companies set report_delivery = 'attachment' where id = $1`, [
      practice.companyId,
    ]);
    const made = await finalised();

    await staff.put(`${made.url}/sendReport`);

    expect(await deliveries(made.id)).toMatchObject([{ delivery: 'attachment' }]);
  });
});

test('the completed report is an attachment of the case from then on', async () => {
  const { id } = await sent('loggedIn');

  const { items } = await eventually(
    async () => (await staff.get(`/app/files?fromModule=IME&objectId=${id}`)).body,
    (files) => (files.items?.length ?? 0) > 0,
    patience,
  );

  expect(items).toMatchObject([{ name: expect.stringMatching(/^Report IME-.*\.pdf$/) }]);
});

test('what sending will do names whom it is written to', async () => {
  const { id } = await finalised();

  const { body } = await staff.post('/app/case-status-logs/consequences', {
    fromModule: 'IME',
    objectId: id,
    move: 'sendReport',
  });

  expect(body.mails).toMatchObject([{ template: 'ReportReady', to: managerAddress }]);
});

test('it is sent again to one or to all, and only once it was sent', async () => {
  const early = await finalised();
  const resend = (reportId: string, body: object = {}, api = staff) =>
    api.post(`/app/case-reports/${reportId}/resend`, body);
  expect((await resend(early.reportId)).status).toBe(409);
  const { id, reportId } = await sent('loggedIn');
  const [first] = await deliveries(id);

  expect(await resend(reportId, { deliveryId: first?.id })).toMatchObject({ body: { sent: 1 } });
  expect(await resend(reportId, { delivery: 'link' })).toMatchObject({ body: { sent: 1 } });

  expect((await deliveries(id)).map(({ delivery }) => String(delivery)).toSorted()).toEqual([
    'link',
    'loggedIn',
    'loggedIn',
  ]);
  expect((await resend(reportId, {}, specialist)).status).toBe(403);
  expect((await resend(reportId, {}, manager)).status).toBe(403);
});

test('without anybody to write to, the sender is asked', async () => {
  const made = await practice.caseAt('qualityAssurance', { bookingCmId: null });
  await takeAwayCustomer(staff, made.url);
  await practice.addVersion(made.id, 'Words');
  await staff.put(`${made.url}/finaliseReport`, { answers: { noSignature: 'yes' } });
  await practice.finalOf(made.id);

  const asked = await staff.put(`${made.url}/sendReport`);

  expect(asked.body.error?.questions).toMatchObject([{ key: 'nobodyToTell' }]);
  const answers = { nobodyToTell: 'yes' };
  expect((await staff.put(`${made.url}/sendReport`, { answers })).status).toBe(200);
});

test('the case manager asks for clarification of what was sent', async () => {
  const { url } = await sent('loggedIn');

  expect(await manager.put(`${url}/clarify`, { note: 'Which knee?' })).toMatchObject({
    status: 200,
    body: { step: 'clarificationNoFee' },
  });
});
