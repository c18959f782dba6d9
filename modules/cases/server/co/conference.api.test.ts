import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { systemContext } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConference } from '../../testing/index.ts';
import { casePricePoint, casesServer } from '../index.ts';
import { mintPollLink } from './poll-link.ts';

registerCatalogue();
const smtp = await aMailServer();
let offset = 0;
/** Half an hour costs 380.00. */
const prices: ServerModule = {
  name: 'prices',
  contributes: [
    casePricePoint.contribute(() =>
      Promise.resolve({
        prices: {
          service: {
            description: 'Teleconference, half an hour',
            amount: '380.00',
            hasGst: true,
            serviceItemId: null,
            itemName: null,
            priceRule: null,
            payee: { way: 'fixed', percent: null, amount: '250.00', minimum: null },
          },
        },
        loadings: {},
      }),
    ),
  ],
};
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer, prices],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => new Date(Date.now() + offset),
});
const { services } = server;
const practice = await aCasePractice(server);
const { api, tenantId, specialistId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
let day = 0;
/** Two times on a day that no other test uses. */
function times(): [string, string] {
  day += 1;
  const on = new Date(Date.UTC(2031, 0, day)).toISOString().slice(0, 10);
  return [`${on}T00:00:00.000Z`, `${on}T03:00:00.000Z`];
}

const linkFor = async (participantId: string, conferenceId: string): Promise<string> => {
  const url = await services.db.transaction(systemContext(tenantId), async (tx) => {
    const [row] = await tx.query<{ key: string }>(
      'select poll_key as key from co_teleconference where id = $1::uuid',
      [conferenceId],
    );
    return mintPollLink(tx, services, { participantId, key: row?.key ?? '' });
  });
  return `/app/conference-polls/${url.split('/').at(-1)}`;
};

async function aPoll(values: object = {}) {
  const made = await aConference(practice, values);
  const offered = await made.offer(...times());
  const slots = (offered.body.slots ?? []) as { id: string; startsAt: string }[];
  return { ...made, offered, slots };
}

const join = { joinPhone: '+61255501234' };

async function aConfirmed() {
  const made = await aPoll();
  const chosen = await api.put(`${made.url}/chosenTime`, { slotId: made.slots[0]?.id, ...join });
  return { ...made, chosen };
}

const bookedFor = (conferenceId: string) =>
  practice.run(
    `select status, specialist_id as "specialistId" from appointments
     where case_module = 'CO' and case_id = $1 order by status, specialist_id`,
    [conferenceId],
  );

const mailsTo = (to: string, words: string) =>
  eventually(
    () => smtp.received.filter((mail) => mail.to.includes(to) && mail.source.includes(words)),
    (mails) => mails.length > 0,
    200,
  );

describe('the poll of a conference', () => {
  test('[G-026] moves the case to Requested, and everybody is asked by mail', async () => {
    const { offered, url, caseNo } = await aPoll();

    expect(offered).toMatchObject({ status: 200, body: { best: null, slots: [{}, {}] } });
    expect((await api.get(url)).body).toMatchObject({ step: 'requested', nextStep: 'APPOINTMENT' });
    const [mail] = await mailsTo('ruth@adeyemi.example', caseNo);
    expect(mail?.source).toContain('/conference/');
  });

  test('is answered by a link without an account; the best time is marked', async () => {
    const { url, id, participants, slots } = await aPoll();
    const [first, second] = slots;
    const link = await linkFor(participants[2]?.id ?? '', id);

    const seen = await server.anonymous.get(link);
    const answered = await server.anonymous.post(link, {
      items: [
        { slotId: first?.id, answer: 'no' },
        { slotId: second?.id, answer: 'ifNeedBe' },
      ],
    });

    expect(seen).toMatchObject({ status: 200, body: { state: 'open', claimant: 'N. H.' } });
    expect(JSON.stringify(seen.body)).not.toContain('Haddad');
    expect(answered.body.answers).toHaveLength(2);
    expect((await api.get(`${url}/poll`)).body.best).toMatchObject({ slotId: second?.id });
  });

  test('a specialist answers for themselves only; the office for anybody', async () => {
    const { url, id, participants, slots } = await aPoll();
    const specialist = practice.signedIn(['SPECIALIST'], {
      ids: { visibleSpecialistIds: [specialistId], invitedCaseIds: [id] },
    }).api;
    const items = [{ slotId: slots[0]?.id, answer: 'yes' }];
    const say = (as: typeof api, at: number) =>
      as.put(`${url}/pollAnswers`, { participantId: participants[at]?.id, items });

    expect((await say(specialist, 0)).status).toBe(200);
    expect(codeOf(await say(specialist, 1))).toEqual([403, 'notYourAnswer']);
    expect((await say(api, 1)).status).toBe(200);
  });

  test('a link of an earlier sending, a time that is gone and a made up link are refused', async () => {
    const { id, participants, slots, offer } = await aPoll();
    const link = await linkFor(participants[2]?.id ?? '', id);
    const gone = { items: [{ slotId: randomUUID(), answer: 'yes' }] };

    expect(codeOf(await server.anonymous.post(link, gone))).toEqual([422, 'timeNotOffered']);
    await offer(...times());
    const items = [{ slotId: slots[0]?.id, answer: 'yes' }];
    expect(codeOf(await server.anonymous.post(link, { items }))).toEqual([409, 'pollClosed']);
    expect((await server.anonymous.get(link)).body).toMatchObject({ state: 'over' });
    const made = await server.anonymous.get(`/app/conference-polls/${'0'.repeat(75)}`);
    expect(codeOf(made)).toEqual([404, 'linkNotValid']);
  });

  test('times in the past and a conference without people are refused', async () => {
    const { offer } = await aConference(practice);
    const { id } = await practice.newCase({ specialistId: null }, 'co-teleconference');
    const alone = await api.post(`/app/co-teleconference/${id}/offeredTimes`, {
      items: [{ startsAt: times()[0] }],
    });

    expect(codeOf(await offer('2020-01-01T00:00:00.000Z'))).toEqual([422, 'timePast']);
    expect(codeOf(alone)).toEqual([409, 'conferenceWithoutParticipants']);
  });
});

describe('the time that is chosen', () => {
  test('books every specialist, and invites everybody with the joining details', async () => {
    const { chosen, id, otherId, caseNo } = await aConfirmed();

    expect(chosen).toMatchObject({
      status: 200,
      body: { step: 'confirmed', joinPhone: '+61255501234' },
    });
    const booked = await bookedFor(id);
    expect(booked.map((row) => row.status)).toEqual(['confirmed', 'confirmed']);
    expect(new Set(booked.map((row) => row.specialistId))).toEqual(
      new Set([specialistId, otherId]),
    );
    const [mail] = await mailsTo('ruth@adeyemi.example', `${caseNo}.ics`);
    expect(mail?.source).toContain('method=REQUEST');
  });

  test('[D9] is refused where a specialist is booked, and nobody is booked then', async () => {
    const first = await aConfirmed();
    const made = await aConference(practice);
    const start = first.slots[0]?.startsAt ?? '';
    const offered = await made.offer(start);
    const slots = (offered.body.slots ?? []) as { id: string }[];

    const refused = await api.put(`${made.url}/chosenTime`, { slotId: slots[0]?.id, ...join });

    expect(codeOf(refused)).toEqual([409, 'specialistTaken']);
    expect(offered.body.clashes).toEqual([
      expect.objectContaining({ text: 'Priya Menon is booked then.' }),
    ]);
    expect(await bookedFor(made.id)).toEqual([]);
    expect((await api.get(made.url)).body).toMatchObject({ step: 'requested' });
  });

  test('takes a free slot of a session that is there', async () => {
    const session = await practice.session({ slotMinutes: 60 });
    const [slot] = await practice.slots(session.id);
    const made = await aConference(practice);
    const offered = await made.offer(slot?.startsAt ?? '');
    const slots = (offered.body.slots ?? []) as { id: string }[];

    await api.put(`${made.url}/chosenTime`, { slotId: slots[0]?.id, ...join });

    expect((await practice.slots(session.id))[0]).toMatchObject({ id: slot?.id, state: 'booked' });
  });

  test('needs a way to join', async () => {
    const { url, slots } = await aPoll();

    const refused = await api.put(`${url}/chosenTime`, { slotId: slots[0]?.id });

    expect(codeOf(refused)).toEqual([422, 'joiningMissing']);
  });

  test('is given back by Find another time, by a cancellation and by an undo', async () => {
    const [moved, cancelled, undone] = [await aConfirmed(), await aConfirmed(), await aConfirmed()];
    const admin = practice.signedIn(['ADMIN_STAFF']).api;

    await api.put(`${moved.url}/findAnotherTime`, { note: 'Counsel is ill' });
    await api.put(`${cancelled.url}/cancelNoFee`, { note: 'Settled' });
    await admin.put(`${undone.url}/undo`, { note: 'Wrong day' });

    for (const { id } of [moved, cancelled, undone]) {
      await eventually(
        () => bookedFor(id),
        (rows) => rows.length === 2 && rows.every((row) => row.status === 'cancelled'),
        100,
      );
    }
    const again = await aConference(practice);
    const offered = await again.offer(moved.slots[0]?.startsAt ?? '');
    expect(offered.body.clashes).toEqual([]);
    const [mail] = await mailsTo('ruth@adeyemi.example', 'method=CANCEL');
    expect(mail).toBeDefined();
  });
});

describe('the undo of a conference', () => {
  const admin = practice.signedIn(['ADMIN_STAFF']).api;
  const note = 'Not settled after all';

  test('that was cancelled books its specialists again, once that is wanted', async () => {
    const { url, id } = await aConfirmed();
    await api.put(`${url}/cancelNoFee`, { note: 'Settled' });

    const asked = await admin.put(`${url}/undo`, { note });
    const undone = await admin.put(`${url}/undo`, { note, answers: { rebook: 'yes' } });

    expect(codeOf(asked)).toEqual([409, 'confirmationRequired']);
    expect(asked.body.error?.message).toContain('books Priya Menon, Tomas Ferro for');
    expect(undone).toMatchObject({ status: 200, body: { step: 'confirmed' } });
    const booked = (await bookedFor(id)).filter(({ status }) => status === 'confirmed');
    expect(booked).toHaveLength(2);
  });

  test('is refused by name where somebody has the time by now', async () => {
    const { url, id, slots } = await aConfirmed();
    await api.put(`${url}/cancelNoFee`, { note: 'Settled' });
    const other = await aConference(practice);
    const offered = await other.offer(slots[0]?.startsAt ?? '');
    const [slot] = (offered.body.slots ?? []) as { id: string }[];
    await api.put(`${other.url}/chosenTime`, { slotId: slot?.id, ...join });

    const undone = await admin.put(`${url}/undo`, { note, answers: { rebook: 'yes' } });

    expect(codeOf(undone)).toEqual([409, 'specialistTaken']);
    expect(undone.body.error?.message).toContain('Priya Menon is not free at that time');
    expect((await api.get(url)).body.step).toBe('cancelledNoFee');
    expect((await bookedFor(id)).every(({ status }) => status === 'cancelled')).toBe(true);
  });

  test('does not bring back a time that stands nowhere any more', async () => {
    const { url } = await aConfirmed();
    await api.put(`${url}/findAnotherTime`, { note: 'Counsel is ill' });

    const undone = await admin.put(`${url}/undo`, { note, answers: { rebook: 'yes' } });

    expect(codeOf(undone)).toEqual([409, 'conferenceTimeGone']);
  });
});

describe('a conference that was held', () => {
  test('is charged by its hours, rounded up with the preparation', async () => {
    const { url, id, slots } = await aConfirmed();
    const start = Date.parse(slots[0]?.startsAt ?? '');
    const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
    const held = { heldFrom: at(0), heldTo: at(50), preparationMinutes: 20 };

    const early = await api.put(`${url}/recordHeld`, held);
    offset = start + 86_400_000 - Date.now();
    const ended = await api.put(`${url}/recordHeld`, held);
    const upside = await api.put(`${url}/recordHeld`, { heldFrom: at(50), heldTo: at(0) });
    offset = 0;

    expect(codeOf(early)).toEqual([422, 'heldInFuture']);
    expect(upside.status).toBe(409);
    expect(ended).toMatchObject({ status: 200, body: { step: 'held', billedHours: '1.5' } });
    const { body } = await api.get(`/app/case-charges?caseId=${id}`);
    expect(body.items).toEqual([
      expect.objectContaining({
        description: 'Teleconference, half an hour: 1.50 hours',
        amount: '1140.00',
        payeeAmount: '750.00',
      }),
    ]);
    expect((await bookedFor(id)).map((row) => row.status)).toEqual(['attended', 'attended']);
  });

  test('its minutes are kept and go to everybody as a PDF', async () => {
    const { url, caseNo, slots } = await aConfirmed();
    const minutes = '<p>Agreed on <strong>causation</strong>.<script>no</script></p>';

    const early = await api.post(`${url}/minutes`, { minutes });
    offset = Date.parse(slots[0]?.startsAt ?? '') + 86_400_000 - Date.now();
    const sent = await api.post(`${url}/minutes`, { minutes });
    offset = 0;

    expect(codeOf(early)).toEqual([409, 'minutesBeforeHeld']);

    expect(sent).toMatchObject({ status: 200, body: { minutesSentOn: expect.any(String) } });
    const [mail] = await mailsTo('rooms@ferro.example', 'application/pdf');
    expect(mail?.source).toContain(caseNo);
  });
});

describe('a subpoena', () => {
  test('brings the next action forward, and its dates must agree', async () => {
    const { url } = await aConference(practice);
    const { body: record } = await api.get(url);
    const put = (values: object) =>
      api.put(url, { ...values, concurrencyStamp: record.concurrencyStamp });

    const refused = await put({ subpoenaServedOn: '2026-01-10', attendOn: '2026-01-05' });
    await practice.run(`update co_teleconference set next_due_date = '2031-06-30' where id = $1`, [
      String(record.id),
    ]);
    const fresh = (await api.get(url)).body;
    await api.put(url, { attendOn: '2031-06-20', concurrencyStamp: fresh.concurrencyStamp });

    expect(codeOf(refused)).toEqual([422, 'attendBeforeService']);
    expect((await api.get(url)).body).toMatchObject({ nextDueDate: '2031-06-13' });
  });
});

describe('who sees a conference', () => {
  test('a specialist who is invited, not one who is not; a case manager of the company', async () => {
    const { url, id, otherId } = await aPoll();
    const as = (roles: string[], ids: Record<string, string[]>) =>
      practice.signedIn(roles, { ids }).api;
    const invited = as(['SPECIALIST'], { visibleSpecialistIds: [otherId], invitedCaseIds: [id] });
    const stranger = as(['SPECIALIST'], { visibleSpecialistIds: [randomUUID()] });
    const manager = as(['CASE_MANAGER'], {
      ownCompanyIds: [practice.companyId],
      companiesSharingClaimants: [practice.companyId],
    });

    expect((await invited.get(url)).status).toBe(200);
    const poll = await invited.get(`${url}/poll`);
    expect(JSON.stringify(poll.body)).not.toContain('ruth@adeyemi.example');
    expect(codeOf(await stranger.get(url))).toEqual([404, 'notFound']);
    expect((await manager.get(url)).status).toBe(200);
  });

  test('[B-095] the account of a specialist knows where they are invited', async () => {
    const { id } = await aPoll();
    const userId = randomUUID();
    await practice.run(
      `insert into users (tenant_id, id, user_name, email, first_name, last_name)
       values ($1, $2, $3, $3, 'Priya', 'Menon')`,
      [tenantId, userId, `${userId}@menon.example`],
    );
    await practice.run('update specialists set user_id = $2 where id = $1', [specialistId, userId]);

    const rows = await practice.run(
      `select p.conference_id as id from co_participants p
       join party_specialists_of_users s on s.tenant_id = p.tenant_id and s.specialist_id = p.specialist_id
       where s.user_id = $1 and p.conference_id = $2`,
      [userId, id],
    );

    expect(rows).toEqual([{ id }]);
  });
});
