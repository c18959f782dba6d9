import { addDays } from '#kernel/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { systemContext } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aProvider, aRecordsPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';
import { keepRecordPriorities } from './keep-priorities.job.ts';

registerCatalogue();
/** Half past nine in the morning at the practice. */
const morning = new Date('2026-05-03T23:30:00Z');
let now = morning;
const today = '2026-05-04';
const mail = await aMailServer();
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
  env: { SMTP_URL: mail.url },
  role: 'all',
  now: () => now,
});
await server.services.jobs.start(server.services);
const practice = await aRecordsPractice(server);
const { api, at, item, itemPost } = practice;

beforeEach(() => {
  now = morning;
});

const code = ({ body }: ApiAnswer) => body.error?.code;

/** What was written to an address, the lines put together again. */
const wordsTo = async (address: string): Promise<string> => {
  const mails = await eventually(
    async () => mail.received.filter(({ to }) => to.includes(address)),
    ({ length }) => length > 0,
    120,
  );
  return mails.map(({ source }) => source.replaceAll(/=\r?\n/g, '')).join('\n');
};

describe('authority', () => {
  test('nothing goes to a provider before it is signed, unless somebody says why', async () => {
    const { id } = await practice.newRecord();
    const [made] = await practice.add(id, aProvider);

    const refused = await item(String(made?.id), 'request');
    const empty = await api.put(at(id, 'overrideAuthority'), {});
    await practice.authorised(id);
    const sent = await item(String(made?.id), 'request');

    expect([refused.status, code(refused)]).toEqual([409, 'authorityNotSigned']);
    expect(empty.status).toBe(400);
    expect(sent).toMatchObject({ status: 200, body: { status: 'requested', requestedOn: today } });
    expect(await practice.read(id)).toMatchObject({
      authority: 'overridden',
      step: 'requestSent',
      statusName: 'Request Sent to Provider',
    });
  });
});

describe('requests', () => {
  test('[B-186] are due by the table, all of a case sent in one go', async () => {
    const { id } = await practice.newRecord();
    await practice.authorised(id);
    await practice.add(
      id,
      { ...aProvider, requestType: 'allReporting' },
      { ...aProvider, providerName: 'Coogee Radiology', requestType: 'radiologyImaging' },
      { providerName: 'By letter only', requestType: 'clinicalNotes' },
    );

    const { body, status } = await api.post(at(id, 'sendAllRequests'));

    expect(status).toBe(200);
    const lines = (body.items ?? []).map((one) => [one.providerName, one.status, one.dueDate]);
    expect(lines).toContainEqual(['Bondi Medical Practice', 'requested', addDays(today, 60)]);
    expect(lines).toContainEqual(['Coogee Radiology', 'requested', addDays(today, 30)]);
    expect(lines).toContainEqual(['By letter only', 'toRequest', null]);
    expect(await practice.read(id)).toMatchObject({
      itemCount: 3,
      requestedCount: 2,
      dueDate: addDays(today, 30),
      priority: 'low',
    });
  });

  test('the mail carries letter and link; a known provider brings its address along', async () => {
    const { body: provider } = await api.post('/app/treatment-providers', {
      name: 'St Vincent Hospital',
      kind: 'hospital',
      recordsEmail: 'foi@vincent.example',
    });
    const { id, caseNo } = await practice.newRecord();
    await practice.authorised(id);
    const [made] = await practice.add(id, {
      treatmentProviderId: provider.id,
      requestType: 'hospitalFoi',
    });

    await item(String(made?.id), 'request');

    expect(made).toMatchObject({
      providerName: 'St Vincent Hospital',
      providerEmail: 'foi@vincent.example',
    });
    const { items } = await eventually(
      async () => (await api.get(`/app/email-trackings?objectId=${id}`)).body,
      ({ items: rows = [] }) => rows[0]?.status === 'sent',
      120,
    );
    expect(items).toMatchObject([
      { destination: 'foi@vincent.example', templateKey: 'MedicalRecordRequest' },
    ]);
    expect(String(items?.[0]?.objectName)).toBe(caseNo);
    const words = await wordsTo('foi@vincent.example');
    expect(words).toContain('/records/');
    expect(words).not.toContain('signed authority');
  });

  test('says that the signed authority is attached where there is one', async () => {
    const { id } = await practice.newRecord();
    const fileId = await practice.uploaded(id, 'Authority.pdf', 'Signed');
    await api.put(at(id, 'authority'), { fileId });
    const providerEmail = 'signed@bondi.example';
    const [made] = await practice.add(id, { ...aProvider, providerEmail });

    await item(String(made?.id), 'request');

    expect(await wordsTo(providerEmail)).toContain('Please find the signed authority attached.');
  });

  test('that were answered in part are asked again in those words, not as a reminder', async () => {
    const providerEmail = 'again@bondi.example';
    const { itemId } = await practice.aRequest({ providerEmail });
    await item(itemId, 'receive');

    const bare = await item(itemId, 'askAgain');
    const again = await item(itemId, 'askAgain', { note: 'The notes of 2024 are missing.' });

    expect(bare.status).toBe(400);
    expect(again.body).toMatchObject({ status: 'requested', requestedOn: today });
    const words = await wordsTo(providerEmail);
    expect(words).toContain('The notes of 2024 are missing.');
    expect(words).not.toContain('has not been answered');
  });

  test('without provider, address or open case they are refused with what to do', async () => {
    const { id, itemId } = await practice.aRequest({ providerEmail: null });

    expect(code(await api.post(at(id, 'addRequests'), { items: [] }))).toBe('providersMissing');
    const nameless = { items: [{ requestType: 'clinicalNotes' }] };
    expect(code(await api.post(at(id, 'addRequests'), nameless))).toBe('providerMissing');
    expect(code(await item(itemId, 'request'))).toBe('providerWithoutEmail');
    expect((await item(itemId, 'request', { sentBy: 'post' })).status).toBe(200);
    await api.put(at(id, 'OnHoldRequest'), { note: 'Matter adjourned' });
    expect(code(await itemPost(itemId, 'remind'))).toBe('recordStandsStill');
    expect(code(await api.post(at(id, 'addRequests'), { items: [aProvider] }))).toBe(
      'recordStandsStill',
    );
  });

  test('a call that promises a day moves the due day; one without answer is counted', async () => {
    const { itemId } = await practice.aRequest();
    await item(itemId, 'request');

    const missed = await itemPost(itemId, 'calls', { outcome: 'noAnswer' });
    const past = await itemPost(itemId, 'calls', { outcome: 'promised', promisedOn: '2026-05-01' });
    const told = await itemPost(itemId, 'calls', {
      outcome: 'promised',
      promisedOn: '2026-05-11',
      note: 'Spoke with reception',
    });

    expect(missed.body).toMatchObject({ chaseCount: 1, isAnswered: false });
    expect(code(past)).toBe('promiseInPast');
    expect(told.body).toMatchObject({
      dueDate: '2026-05-11',
      priority: 'medium',
      isAnswered: true,
    });
    const { body } = await api.get(`/app/medical-record-items/${itemId}/contacts`);
    expect(body.items).toMatchObject([
      { kind: 'call', said: 'Promised for 2026-05-11. Spoke with reception' },
      { kind: 'call', said: 'No answer.' },
      { kind: 'request' },
    ]);
  });

  test('a fee is quoted, approved, paid, and charged to the customer once', async () => {
    const { id, itemId } = await practice.aRequest();

    expect(code(await item(itemId, 'approveFee'))).toBe('noFeeToApprove');
    await item(itemId, 'fee', { quotedFee: '55.50', foiFee: '31.80' });
    expect(code(await item(itemId, 'payFee', { feePaidOn: today }))).toBe('feeNotApproved');
    await item(itemId, 'approveFee');
    const paid = await item(itemId, 'payFee', { feePaidOn: today, feeReference: 'EFT 77' });

    expect(paid.body).toMatchObject({ feeStatus: 'paid', feePaidOn: today });
    expect(code(await item(itemId, 'payFee', { feePaidOn: today }))).toBe('feePaidAlready');
    const charges = await api.get(`/app/case-charges?caseId=${id}`);
    expect(charges.body.items).toMatchObject([
      { description: 'Provider fee: Bondi Medical Practice', amount: '87.30' },
    ]);
  });
});

describe('the job that chases', () => {
  const chase = async () => {
    const { signal } = new AbortController();
    await keepRecordPriorities.run({}, server.services, signal);
    await sendRemindersJob.run({}, server.services, signal);
  };

  test('sends each reminder once, escalates to the named person, and keeps priorities', async () => {
    const { staff } = practice;
    await api.post('/app/record-chase-rules', {
      name: 'Notes',
      requestType: 'clinicalNotes',
      firstDays: 0,
      side: 'after',
      everyDays: 7,
      most: 5,
      escalateAfter: 1,
      escalateToId: staff.actor.userId,
    });
    const { id, itemId } = await practice.aRequest();
    await item(itemId, 'request');
    const due = addDays(today, 20);
    const kinds = async () =>
      ((await api.get(`/app/medical-record-items/${itemId}/contacts`)).body.items ?? []).map(
        ({ kind }) => String(kind),
      );

    now = new Date(`${addDays(due, -2)}T23:30:00Z`);
    await chase();
    expect(await kinds()).toEqual(['request']);
    expect(await practice.read(id)).toMatchObject({ priority: 'medium' });

    now = new Date(`${due}T23:30:00Z`);
    await chase();
    await chase();
    expect(await kinds()).toEqual(['reminder', 'request']);

    now = new Date(`${addDays(due, 7)}T23:30:00Z`);
    await chase();
    await chase();
    expect((await kinds()).toSorted()).toEqual(['escalation', 'reminder', 'reminder', 'request']);
    expect(await practice.read(id)).toMatchObject({ priority: 'high' });
    const board = await api.get('/app/medical-record-items/chasing?view=noAnswer');
    expect(board.body.items).toContainEqual(
      expect.objectContaining({ id: itemId, chaseCount: 2, escalatedTo: expect.any(String) }),
    );
    const [found] = await server.services.db.batch(systemContext(practice.tenantId), [
      { text: `select 1 from correspondence_actions where object_id = $1`, values: [id] },
    ]);
    expect(found?.rows).toHaveLength(1);
  });
});

test('the board shows what is due today, overdue, and counts both', async () => {
  const own = await aRecordsPractice(server);
  const sentOn = async (requestedOn: string) => {
    const { itemId } = await own.aRequest();
    await own.item(itemId, 'request', { requestedOn });
    return itemId;
  };
  const dueToday = await sentOn(addDays(today, -20));
  const late = await sentOn(addDays(today, -30));
  await sentOn(today);
  const view = async (name: string) =>
    (await own.api.get(`/app/medical-record-items/chasing?view=${name}`)).body;

  const [first, second] = [await view('today'), await view('overdue')];

  expect(first).toMatchObject({
    items: [{ id: dueToday, daysLate: 0 }],
    counts: { today: 1, overdue: 1, noAnswer: 0 },
  });
  expect(second).toMatchObject({ items: [{ id: late, daysLate: 10 }] });
  const manager = own.signedIn(['CASE_MANAGER'], { features: ['MedicalRecord'] });
  expect((await manager.api.get('/app/medical-record-items/chasing')).status).toBe(403);
});

test('[C-340] the preview of a request for records has the facts of its case', async () => {
  const { id } = await practice.aRequest();
  const desk = practice.signedIn(['ADMIN_STAFF'], { features: ['MedicalRecord'] }).api;
  const asked = { templateKey: 'MedicalRecordRequest', medicalRecordId: id };

  const { status, body } = await desk.post('/app/email-preview/medicalrecord', asked);

  expect(status).toBe(200);
  expect(`${String(body.subject)} ${String(body['body'])}`).toContain('Noor Haddad');
});
