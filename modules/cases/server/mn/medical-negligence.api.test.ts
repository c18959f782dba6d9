import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { accept, changeAll } from '#kernel/domain';
import { systemContext, writeBySystem } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { caseCharge, mnSteps } from '../../domain/index.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';
import { mintOpinionLink } from './opinion-link.ts';

registerCatalogue();
const smtp = await aMailServer();
let clock: Date | null = null;
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => clock ?? new Date(),
});
const { services } = server;
const practice = await aCasePractice(server);
const { api, tenantId, specialistId } = practice;
const otherId = await practice.specialist('Tomas Ferro', { business_email: 'rooms@ferro.example' });

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const reasons = { breach: 'Below standard.', causation: 'But for it.', damage: 'Lasting pain.' };
const dueOn = '2031-05-20';

async function aMatter() {
  const { id, caseNo } = await practice.newCase(
    { specialistId: null, allegation: 'A swab was left behind.', treatedBy: 'St Anne Hospital' },
    'mednegs',
  );
  const url = `/app/mednegs/${id}`;
  await api.put(`${url}/openMatter`, {});
  return { id, caseNo, url };
}

type Line = { id: string; specialistId: string; status: string };

async function anAsked() {
  const made = await aMatter();
  const asked = await api.post(`${made.url}/opinionRequests`, {
    specialistIds: [specialistId, otherId],
    dueOn,
  });
  const items = (asked.body.items ?? []) as unknown as Line[];
  const lineOf = (whose: string) => items.find((line) => line.specialistId === whose)?.id ?? '';
  return { ...made, asked, own: lineOf(specialistId), others: lineOf(otherId) };
}

async function linkTo(opinionId: string): Promise<string> {
  const url = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const [row] = await tx.query<{ key: string }>(
      'select link_key as key from mn_opinions where id = $1::uuid',
      [opinionId],
    );
    return mintOpinionLink(tx, services, { opinionId, key: row?.key ?? '' });
  });
  return `/app/opinion-requests/${url.split('/').at(-1)}`;
}

const asSpecialist = (whose: string, caseId: string) =>
  practice.signedIn(['SPECIALIST'], {
    ids: { visibleSpecialistIds: [whose], invitedCaseIds: [caseId] },
  }).api;

const mailsTo = (to: string, words: string) =>
  eventually(
    () => smtp.received.filter((mail) => mail.to.includes(to) && mail.source.includes(words)),
    (mails) => mails.length > 0,
    200,
  );

test('[B-199] the catalogue holds exactly the values of the document, in order', () => {
  expect(Object.values(mnSteps)).toEqual([
    'Created',
    'Open',
    'Request Sent to Specialists',
    'Free PO Requested',
    'TC Requested',
    'Linked Report Created',
    'Close With Bookings',
    'Close Without Bookings',
    'Service Invoiced',
  ]);
});

describe('triage', () => {
  test('asks several specialists at once; each says by a link whether they can', async () => {
    const { url, caseNo } = await aMatter();

    const asked = await api.post(`${url}/specialistRequests`, {
      specialistIds: [specialistId, otherId],
    });
    const items = (asked.body.items ?? []) as unknown as Line[];
    const link = await linkTo(items[0]?.id ?? '');
    const silent = await server.anonymous.post(`${link}/availability`, { isAvailable: false });
    const declined = await server.anonymous.post(`${link}/availability`, {
      isAvailable: false,
      reason: 'I treated her.',
    });

    expect(items.map(({ status }) => status)).toEqual(['asked', 'asked']);
    expect((await api.get(url)).body).toMatchObject({ step: 'requestSent' });
    expect(codeOf(silent)).toEqual([422, 'declineWithoutReason']);
    expect(declined).toMatchObject({ status: 200, body: { state: 'declined' } });
    const [mail] = await mailsTo('rooms@ferro.example', caseNo);
    expect(mail?.source).toContain('/opinion/');
    const again = await api.post(`${url}/opinionRequests`, {
      specialistIds: [String(items[0]?.specialistId)],
      dueOn,
    });
    expect(codeOf(again)).toEqual([409, 'specialistDeclined']);
  });
});

describe('free preliminary opinions', () => {
  test('are asked for by a day, and given by a link with reasons', async () => {
    const { asked, own, url } = await anAsked();
    const link = await linkTo(own);

    const seen = await server.anonymous.get(link);
    const bare = await server.anonymous.post(link, { answer: 'supports', breach: 'Yes' });
    const given = await server.anonymous.post(link, { answer: 'supports', ...reasons });
    const twice = await server.anonymous.post(link, { answer: 'needsMore', moreNeeded: 'X-rays' });

    expect(asked).toMatchObject({ status: 200, body: { items: [{ dueOn }, { dueOn }] } });
    expect((await api.get(url)).body).toMatchObject({
      step: 'freePoRequested',
      opinionDueOn: dueOn,
      nextDueDate: dueOn,
    });
    expect(seen.body).toMatchObject({
      state: 'opinion',
      claimant: 'N. H.',
      treatedBy: 'St Anne Hospital',
    });
    expect(codeOf(bare)).toEqual([422, 'opinionWithoutReasons']);
    expect(given).toMatchObject({ status: 200, body: { state: 'answered', allegation: null } });
    expect(codeOf(twice)).toEqual([409, 'opinionGiven']);
    const { body } = await api.get(`${url}/opinions`);
    expect(body).toMatchObject({ summary: '1 supports the claim, 1 is outstanding.' });
  });

  test('a specialist never sees what another was asked or answered', async () => {
    const { own, others, url, id } = await anAsked();
    const [mine, theirs] = [asSpecialist(specialistId, id), asSpecialist(otherId, id)];
    await theirs.put(`${url}/opinionRequests`, {
      opinionId: others,
      answer: 'doesNotSupport',
      ...reasons,
    });

    const { body } = await mine.get(`${url}/opinions`);
    const listed = await mine.get(`/app/mn-opinions?medNegId=${id}`);
    const stolen = await mine.put(`${url}/opinionRequests`, {
      opinionId: others,
      answer: 'supports',
      ...reasons,
    });

    expect(body).toMatchObject({ summary: '', items: [{ id: own }], ownIds: [own], linked: [] });
    expect(JSON.stringify(body)).not.toContain('Ferro');
    expect(listed.body.items).toHaveLength(1);
    expect(codeOf(stolen)).toEqual([404, 'notFound']);
  });

  test('the case manager compares them, and reads by mail that one came', async () => {
    const { own, url, id, caseNo } = await anAsked();
    const [manager] = await practice.run(
      `update mednegs set booking_cm_id = (select id from case_managers where email = 'anna@kerr.example'
         and tenant_id = $2) where id = $1 returning booking_cm_id as id`,
      [id, tenantId],
    );
    const as = practice.signedIn(['CASE_MANAGER'], {
      ids: {
        ownCompanyIds: [practice.companyId],
        companiesSharingClaimants: [practice.companyId],
        caseManagerId: [String(manager?.id)],
      },
    }).api;

    await asSpecialist(specialistId, id).put(`${url}/opinionRequests`, {
      opinionId: own,
      answer: 'needsMore',
      moreNeeded: 'The theatre notes',
    });

    const { body } = await as.get(`${url}/opinions`);
    expect(body.items).toHaveLength(2);
    const [mail] = await mailsTo('anna@kerr.example', caseNo);
    expect(mail?.source).toContain('The opinion of Priya Menon is ready');
  });

  test('a request that is withdrawn, or of a closed case, cannot be answered', async () => {
    const { own, others, url } = await anAsked();
    const [first, second] = [await linkTo(own), await linkTo(others)];

    await api.put(`${url}/withdrawnRequests`, { opinionId: own });
    await api.put(`${url}/closeWithoutBookings`, { closeReason: 'settled', note: 'Settled' });

    const give = (link: string) => server.anonymous.post(link, { answer: 'supports', ...reasons });
    expect(codeOf(await give(first))).toEqual([409, 'requestOver']);
    expect(codeOf(await give(second))).toEqual([409, 'requestOver']);
    expect((await server.anonymous.get(second)).body).toMatchObject({ state: 'over' });
  });

  test('whoever has not answered is reminded, once before the day', async () => {
    const { url, caseNo } = await anAsked();
    clock = new Date('2031-05-19T01:00:00.000Z');
    const signal = new AbortController().signal;

    await sendRemindersJob.run({}, services, signal);
    await sendRemindersJob.run({}, services, signal);
    clock = null;

    const { body } = await api.get(`${url}/opinions`);
    expect(body.items).toMatchObject([{ remindedOn: '2031-05-19' }, { remindedOn: '2031-05-19' }]);
    const mails = await mailsTo(
      'rooms@ferro.example',
      `Reminder: preliminary opinion in ${caseNo}`,
    );
    expect(mails).toHaveLength(1);
  });

  test('a day that has gone by is refused', async () => {
    const { url } = await aMatter();

    const refused = await api.post(`${url}/opinionRequests`, {
      specialistIds: [specialistId],
      dueOn: '2020-01-01',
    });

    expect(codeOf(refused)).toEqual([422, 'opinionDuePast']);
  });
});

describe('what comes out of it', () => {
  test('[G-123] a teleconference is a conference of its own, with the specialists asked', async () => {
    const { url, id } = await anAsked();

    const moved = await api.post(`${url}/teleconferences`, {
      specialistIds: [specialistId, otherId],
    });

    expect(moved).toMatchObject({ status: 200, body: { step: 'tcRequested' } });
    const { linked } = (await api.get(`${url}/opinions`)).body as unknown as {
      linked: { caseId: string; segment: string; kind: string }[];
    };
    expect(linked).toMatchObject([{ kind: 'teleconference', segment: 'co-teleconference' }]);
    const conference = `/app/co-teleconference/${linked[0]?.caseId}`;
    expect((await api.get(conference)).body).toMatchObject({
      variant: 'MN_TELECONFERENCE',
      originCaseId: id,
      clientId: practice.clientId,
    });
    expect((await api.get(`${conference}/poll`)).body.participants).toMatchObject([
      { role: 'specialist' },
      { role: 'specialist' },
      { role: 'caseManager' },
    ]);
  });

  test('[B-084] nobody is invited to it who could never be booked', async () => {
    const { url } = await anAsked();
    const wrongId = await practice.specialist('Bao Tran', { recruitment_status: 'RECRUITING' });

    const { status, body } = await api.post(`${url}/teleconferences`, {
      specialistIds: [specialistId, wrongId],
    });

    expect([status, body.error?.code]).toEqual([422, 'participantUnbookable']);
    expect(body.error?.validationErrors).toMatchObject([{ members: ['specialistIds'] }]);
    expect(body.error?.message).toContain('Bao Tran cannot be booked');
    expect((await api.get(`${url}/opinions`)).body.linked).toEqual([]);
  });

  test('a report is an assessment that names where it came from; then it closes with bookings', async () => {
    const { url, caseNo, id } = await anAsked();

    const early = await api.put(`${url}/closeWithBookings`, {});
    const moved = await api.post(`${url}/linkedReports`, { specialistId });
    const closed = await api.put(`${url}/closeWithBookings`, {});
    const invoiced = await api.put(`${url}/invoiceService`, {});

    expect(early.status).toBe(409);
    expect(moved).toMatchObject({ status: 200, body: { step: 'linkedReportCreated' } });
    const { body } = await api.get(`${url}/opinions`);
    const [link] = body.linked as unknown as { caseId: string }[];
    const report = await api.get(`/app/assessments/${link?.caseId}`);
    expect(report.body).toMatchObject({
      specialistId,
      bookingNotes: `From medical negligence ${caseNo}.`,
    });
    expect(closed).toMatchObject({ status: 200, body: { caseStatus: 'closeWithBookings' } });
    expect(invoiced).toMatchObject({ status: 200, body: { step: 'closeWithBookings' } });
    const charges = await api.get(`/app/case-charges?caseId=${id}`);
    expect(charges.body.items).toMatchObject([{ description: 'Service', status: 'pending' }]);
    const write = (status: 'invoiced' | 'pending') =>
      services.db.transaction(systemContext(tenantId), (tx) =>
        writeBySystem(
          { tx, services },
          accept(changeAll(caseCharge, [String(charges.body.items?.[0]?.id)], { status })),
        ),
      );
    await write('invoiced');
    expect((await api.get(url)).body).toMatchObject({ statusName: 'Service Invoiced' });
    await write('pending');
    expect((await api.get(url)).body).toMatchObject({ step: 'closeWithBookings' });
  });

  test('it does not close with bookings where none came', async () => {
    const { url, id } = await anAsked();
    await practice.run(`update mednegs set step = 'tcRequested' where id = $1`, [id]);

    expect(codeOf(await api.put(`${url}/closeWithBookings`, {}))).toEqual([
      409,
      'matterWithoutBookings',
    ]);
  });

  test('[R-140] a specialist who was never asked does not find the case', async () => {
    const { url } = await anAsked();
    const stranger = asSpecialist(randomUUID(), randomUUID());

    expect(codeOf(await stranger.get(url))).toEqual([404, 'notFound']);
  });
});

test('[C-337] the preview of a triage has the facts of its matter', async () => {
  const { id, caseNo } = await aMatter();
  const asked = { templateKey: 'MedicalNegligenceTriage', medNegId: id };

  const { status, body } = await api.post('/app/email-preview/medneg', asked);
  const unknown = await api.post('/app/email-preview/medneg', { ...asked, medNegId: randomUUID() });

  expect(status).toBe(200);
  expect(`${String(body.subject)} ${String(body['body'])}`).toContain(caseNo);
  expect(unknown.status).toBe(404);
});
