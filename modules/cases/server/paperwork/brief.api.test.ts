import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test, vi } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { aForm, aPdf, knownPeople } from '#documents/testing';
import { eventually, testServer } from '#kernel/testing';
import type { TestServer } from '#kernel/testing';
import { somebody } from '#platform/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConfirmedCase } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const modules = [documentsServer, correspondenceServer, bookingServer, casesServer];
const mail = await aMailServer();
const server: TestServer = await testServer({
  modules: [...modules, knownPeople(() => server)],
  env: { SMTP_URL: mail.url },
  role: 'all',
});

type Brief = Readonly<Record<string, unknown>> & { readonly id: string };

async function aPaperworkPractice() {
  const practice = await aCasePractice(server);
  const { tenantId } = practice;
  const features = ['Assessment'];
  const staff = await somebody(server, { tenantId, roles: ['STAFF'], features });
  const { api } = staff;
  const uploaded = async (caseId: string, name: string, ...pages: string[]) => {
    const { payload, headers } = aForm({ name, bytes: aPdf(...pages) });
    const at = `/app/files?fromModule=IME&objectId=${caseId}`;
    return String((await api.post(at, payload, { headers })).body.id);
  };
  const make = (caseId: string, fileIds: unknown) =>
    api.post(`/app/cases/${caseId}/briefs`, { fileIds });
  const briefs = async (caseId: string) =>
    ((await api.get(`/app/case-briefs?caseId=${caseId}`)).body.items ?? []) as Brief[];
  const made = async (caseId: string, fileIds: readonly string[]) => {
    const before = (await briefs(caseId)).length;
    const { body, status } = await make(caseId, fileIds);
    expect([status, body.error]).toEqual([202, undefined]);
    const all = await eventually(
      () => briefs(caseId),
      (items) => items.length > before,
      120,
    );
    return all.at(-1);
  };
  const send = (caseId: string, values: object = {}) =>
    api.put(`/app/assessments/${caseId}/sendPaperwork`, {
      answers: { withoutBrief: 'yes' },
      ...values,
    });
  return { ...practice, api, staff, uploaded, make, made, briefs, send };
}

const practice = await aPaperworkPractice();
const { api } = practice;

test('chosen files become one numbered brief in their order, kept with the case', async () => {
  const { id, caseNo } = await aConfirmedCase(practice);
  const first = await practice.uploaded(id, 'Letter.pdf', 'one');
  const second = await practice.uploaded(id, 'Films.pdf', 'two', 'three');

  const brief = await practice.made(id, [second, first]);

  expect(brief).toMatchObject({ kind: 'brief', part: 1, name: `Brief ${caseNo}`, pages: 4 });
  const { raw } = await api.get(`/app/files/${String(brief?.fileId)}`);
  expect((await PDFDocument.load(raw)).getPageCount()).toBe(4);
  const { items } = (await api.get(`/app/files?fromModule=IME&objectId=${id}`)).body;
  expect(items).toContainEqual(expect.objectContaining({ id: brief?.fileId }));
});

test('files of another record, no files and unknown ones are refused', async () => {
  const { id } = await aConfirmedCase(practice);
  const other = await aConfirmedCase(practice);
  const theirs = await practice.uploaded(other.id, 'Theirs.pdf', 'x');

  expect(await practice.make(id, [theirs])).toMatchObject({
    status: 422,
    body: { error: { code: 'filesOfAnotherRecord' } },
  });
  expect((await practice.make(id, [])).status).toBe(400);
  expect((await practice.make(id, [crypto.randomUUID()])).status).toBe(404);
  expect((await practice.make(crypto.randomUUID(), [theirs])).status).toBe(404);
});

test('paperwork without a document is asked about, and stays where it is until then', async () => {
  const { id } = await aConfirmedCase(practice);
  const asked = await practice.send(id, { answers: {} });

  expect(asked.body.error?.questions).toMatchObject([{ key: 'withoutBrief' }]);
  expect((await api.get(`/app/assessments/${id}`)).body).toMatchObject({
    step: 'appointmentConfirmed',
  });
  expect((await practice.send(id)).body).toMatchObject({ step: 'paperworkSent' });
  const log = await api.get(`/app/case-status-logs?caseStatusFrom=IME&objectId=${id}`);
  expect(log.body.items?.[0]).toMatchObject({ note: 'Sent without a document, by decision.' });
});

/** What the specialist got by mail, decoded. */
const lettersTo = (to: string) =>
  mail.received
    .filter((one) => one.to.includes(to))
    .map(({ source }) => source.replaceAll('=\r\n', '').replaceAll('=3D', '='));

/** Link and code come in two mails; one of them alone opens nothing. */
async function linkAndCode(to: string) {
  const found = await eventually(
    () => {
      const all = lettersTo(to).join('\n');
      return {
        token: /onetimeaccess\?id=([\w-]+)/.exec(all)?.[1],
        code: /in another email, is (\d{6})/.exec(all.replaceAll(/\s+/g, ' '))?.[1],
      };
    },
    ({ token, code }) => Boolean(token && code),
    90,
  );
  const at = `/app/files/OnetimeAccessFile/${found.token}`;
  return {
    see: () => server.anonymous.get(at),
    open: (code = found.code) => server.anonymous.post(at, { code }),
    isApart: !lettersTo(to).some(
      (one) => /onetimeaccess/.test(one) && one.includes(found.code ?? ''),
    ),
  };
}

/** What the tracking shows of the mails that have left and are no secret. */
async function keptWords(reader: typeof api): Promise<string> {
  const { body } = await eventually(
    () => reader.get('/app/email-trackings?maxResultCount=50'),
    (answer) => Boolean(answer.body.items?.every(({ status }) => status === 'sent')),
  );
  const bodies = (body.items ?? []).map(({ id }) => reader.get(`/app/email-trackings/${id}/body`));
  const answers = await Promise.all(bodies);
  return answers.map(({ body: words }) => `${words.text} ${words.html}`).join('\n');
}

test('the brief leaves with the step by a link that opens once, and its opening is noted', async () => {
  const own = await aPaperworkPractice();
  const { id } = await aConfirmedCase(own);
  const file = await own.uploaded(id, 'Letter.pdf', 'one');
  await own.made(id, [file]);

  expect(await own.send(id)).toMatchObject({
    status: 200,
    body: { step: 'paperworkSent', paperworkSentOn: expect.any(String) },
  });
  const link = await linkAndCode('rooms@menon.example');

  expect(link.isApart).toBe(true);
  expect(await keptWords(own.api)).toMatch(/link-is-made-when-the-mail-leaves/);
  expect(await keptWords(own.api)).not.toMatch(/onetimeaccess/);
  expect(await link.see()).toMatchObject({ status: 200, body: { needsCode: true } });
  expect((await link.open('none')).status).not.toBe(200);
  const published = vi.spyOn(server.services.realtime, 'publishAll');
  expect((await link.open()).status).toBe(200);
  expect((await link.open()).status).not.toBe(200);
  const [seen] = await eventually(
    () => own.briefs(id),
    (items) => Boolean(items[0]?.openedAt),
    90,
  );
  expect(seen).toMatchObject({ sentBy: 'link', sentTo: 'Priya Menon' });
  const told = () => published.mock.calls.flat(2).flatMap(({ event, args }) => [[event, ...args]]);
  await eventually(told, (all) => JSON.stringify(all).includes(id));
  expect(told()).toContainEqual(['CaseChanged', { fromModule: 'IME', objectId: id }]);
  published.mockRestore();
  const receipts = await own.api.get(`/app/brief-openings?caseId=${id}`);
  expect(receipts.body.items).toMatchObject([{ openedBy: 'Priya Menon' }]);
});

test('late material is a supplement of the new files only, and no step is taken', async () => {
  const own = await aPaperworkPractice();
  const { id } = await aConfirmedCase(own);
  const file = await own.uploaded(id, 'Letter.pdf', 'one');
  const brief = await own.made(id, [file]);
  const send = (briefId: unknown, values: object = {}) =>
    own.api.post(`/app/case-briefs/${String(briefId)}/send`, values);

  expect(await send(brief?.id)).toMatchObject({
    status: 409,
    body: { error: { code: 'paperworkNotSentYet' } },
  });
  await own.send(id);
  expect(await own.make(id, [file])).toMatchObject({
    status: 422,
    body: { error: { code: 'nothingNewInBrief' } },
  });
  const late = await own.uploaded(id, 'Late.pdf', 'two');
  const supplement = await own.made(id, [file, late]);

  expect(supplement).toMatchObject({ kind: 'supplement', part: 2 });
  expect(await send(supplement?.id, { deliveryMethod: 'courier' })).toMatchObject({
    status: 200,
    body: { sentBy: 'courier', sourceFileIds: [late] },
  });
  const { body } = await own.api.get(`/app/assessments/${id}`);
  expect(body.step).toBe('paperworkSent');
});

test('[G-130] without the prepayment nothing leaves, until it is paid or overridden', async () => {
  const { id } = await aConfirmedCase(practice);
  await practice.run(`update assessments set prepayment_status = 'required' where id = $1`, [id]);
  const clerk = practice.signedIn(['ACCOUNTING']);
  const paid = (as = clerk.api) => as.put(`/app/assessments/${id}/prepayment`);

  expect(await practice.send(id)).toMatchObject({
    status: 409,
    body: { error: { code: 'prepaymentMissing' } },
  });
  expect((await paid(api)).status).toBe(403);
  expect(await paid()).toMatchObject({ status: 200, body: { prepaymentStatus: 'paid' } });
  expect(await paid()).toMatchObject({ status: 409 });
  expect((await practice.send(id)).status).toBe(200);
});

test('[G-130] admin staff goes on without it and says why', async () => {
  const { id } = await aConfirmedCase(practice);
  await practice.run(`update assessments set prepayment_status = 'required' where id = $1`, [id]);
  const admin = practice.signedIn(['ADMIN_STAFF']);
  const override = (note: string | null) =>
    admin.api.put(`/app/assessments/${id}/overridePrepayment`, { note });

  expect((await override(null)).status).toBe(400);
  expect((await override('Paid by the other side')).status).toBe(200);
  expect((await practice.send(id)).status).toBe(200);
});

test('[E-074] by paper nobody is written to', async () => {
  const own = await aPaperworkPractice();
  const { id } = await aConfirmedCase(own);
  const file = await own.uploaded(id, 'Letter.pdf', 'one');
  await own.made(id, [file]);

  expect(await own.send(id, { deliveryMethod: 'expressPost' })).toMatchObject({ status: 200 });

  expect(await own.briefs(id)).toMatchObject([{ sentBy: 'expressPost', sentTo: 'Priya Menon' }]);
  const { items = [] } = (await own.api.get('/app/email-trackings?maxResultCount=100')).body;
  expect(items.filter(({ subject }) => String(subject).startsWith('Paperwork'))).toEqual([]);
});

test('a specialist reads the briefs that were sent for their own cases, and no others', async () => {
  const own = await aPaperworkPractice();
  const as = (specialistId: string) =>
    own.signedIn(['SPECIALIST'], {
      ids: { specialistId: [specialistId], visibleSpecialistIds: [specialistId] },
    }).api;
  const [theirs, other] = [as(own.specialistId), as(await own.specialist('Ola Berg'))];
  const { id } = await aConfirmedCase(own);
  const brief = await own.made(id, [await own.uploaded(id, 'Letter.pdf', 'one')]);
  const seenBy = async (api: typeof theirs) => [
    ((await api.get(`/app/case-briefs?caseId=${id}`)).body.items as unknown as Brief[]).length,
    (await api.get(`/app/case-briefs/${brief?.id}`)).status,
  ];

  expect(await seenBy(theirs)).toEqual([0, 404]);
  await own.send(id, { deliveryMethod: 'expressPost' });

  expect(await seenBy(theirs)).toEqual([1, 200]);
  expect((await theirs.get(`/app/files/${String(brief?.fileId)}`)).status).toBe(200);
  expect(await seenBy(other)).toEqual([0, 404]);
  expect((await other.get(`/app/files/${String(brief?.fileId)}`)).status).toBe(404);
  expect((await other.get(`/app/assessments/${id}`)).status).toBe(404);
  expect((await theirs.post(`/app/cases/${id}/briefs`, { fileIds: [] })).status).toBe(403);
  expect((await theirs.get(`/app/brief-openings?caseId=${id}`)).status).toBe(403);
});

test('a case that goes to another specialist takes its brief along', async () => {
  const own = await aPaperworkPractice();
  const { id } = await aConfirmedCase(own);
  await own.made(id, [await own.uploaded(id, 'Letter.pdf', 'one')]);
  await own.send(id, { deliveryMethod: 'expressPost' });
  const second = await own.specialist('Ola Berg');
  await own.run('update assessments set specialist_id = $2 where id = $1', [id, second]);
  const briefsOf = async (specialistId: string) =>
    (
      await own
        .signedIn(['SPECIALIST'], { ids: { visibleSpecialistIds: [specialistId] } })
        .api.get(`/app/case-briefs?caseId=${id}`)
    ).body.totalCount;

  expect(await briefsOf(own.specialistId)).toBe(0);
  expect(await briefsOf(second)).toBe(1);
});
