import { describe, expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer, triedMails } from '#correspondence/testing';
import { systemContext } from '#kernel/server';
import type { ServerModule } from '#kernel/server';
import { eventually, testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCaller } from '../../testing/index.ts';
import type { Caller } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';
import { expireOffers } from './expire-offers.job.ts';
import { mintOfferLink } from './offer-link.ts';

registerCatalogue();
const smtp = await aMailServer();
const people: ServerModule = {
  name: 'people',
  tasks: {
    starter: (_services, { userId }) =>
      Promise.resolve([...server.actors.values()].find((one) => one.userId === userId) ?? null),
  },
};
let offset = 0;
const server = await testServer({
  modules: [platformServer, correspondenceServer, bookingServer, people],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => new Date(Date.now() + offset),
});
const { services } = server;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];

const statesOf = async (caller: Caller, ids: readonly (string | undefined)[]) => {
  const rows = await caller.run(
    `select id, state from appointment_slots where id = any($1::uuid[])`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row['id'] === id)?.['state']);
};

/** A link as the mail has it; the mail itself is looked at in one test. */
async function linkTo(caller: Caller, callId: string): Promise<string> {
  const [call] = await caller.run(`select offer_id from calls where id = $1`, [callId]);
  const url = await services.db.transaction(systemContext(caller.tenantId), (tx) =>
    mintOfferLink(tx, services, { callId, offerId: String(call?.['offer_id']) }),
  );
  return `/app/offers/${url.split('/').at(-1)}`;
}

async function anOffer() {
  const caller = await aCaller(server);
  const callId = await caller.start();
  const slots = await caller.threeSlots();
  const [one, two] = slots as [string, string];
  await caller.keep(callId, one);
  await caller.keep(callId, two);
  const answer = await caller.offer(callId);
  return { caller, callId, one, two, answer, link: await linkTo(caller, callId) };
}

describe('an offer by link', () => {
  test('is mailed to the case manager; the link is stored and shown nowhere', async () => {
    const { caller, callId, answer, one } = await anOffer();
    expect(answer).toMatchObject({ status: 200, body: { status: 'offered' } });

    const source = await eventually(
      () => Promise.resolve(smtp.received.map((mail) => mail.source).join('\n')),
      (text) => text.includes('/offer/'),
    );
    const plain = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const token = /\/offer\/([0-9a-f]{32}[\w-]{43})/.exec(plain)?.[1] ?? '';
    expect(plain).toContain('Dear Anna,');
    expect(plain).toContain('N. H.');
    expect(plain).not.toContain('Haddad');

    const shown = await server.anonymous.get(`/app/offers/${token}`);
    expect(shown).toMatchObject({ status: 200, body: { state: 'open', claimant: 'N. H.' } });
    expect(shown.body.slots?.[0]).toMatchObject({ id: one, isFree: true });
    const mails = await eventually(
      async () => (await caller.api.get('/app/email-trackings')).body.items,
      (items) => items?.[0]?.['status'] !== 'queued',
    );
    const mail = await caller.api.get(`/app/email-trackings/${mails?.[0]?.id}`);
    expect(mail.body).toMatchObject({ objectId: callId, isConfidential: true });
    const body = await caller.api.get(`/app/email-trackings/${mails?.[0]?.id}/body`);
    const secret = token.slice(32);
    expect(JSON.stringify([mails, mail.body, body.body])).not.toContain(secret);
    for (const table of ['emails_tracking', 'email_bodies', 'audit_log', 'links', 'calls']) {
      const found = await caller.run(`select 1 from ${table} t where t::text like $1`, [
        `%${secret}%`,
      ]);
      expect([table, found]).toEqual([table, []]);
    }
  });

  test('looking books nothing; the click does, once, and frees the others', async () => {
    const { caller, callId, one, two, link } = await anOffer();
    await server.anonymous.get(link);
    expect(await statesOf(caller, [one, two])).toEqual(['held', 'held']);

    const booked = await server.anonymous.post(link, { slotId: one });
    const again = await server.anonymous.post(link, { slotId: two });

    expect(booked).toMatchObject({ status: 200, body: { booked: { id: one } } });
    expect(codeOf(again)).toEqual([409, 'offerAnswered']);
    expect(await statesOf(caller, [one, two])).toEqual(['booked', 'free']);
    expect((await server.anonymous.get(link)).body).toMatchObject({
      state: 'answered',
      slots: [],
      booked: { id: one },
    });
    const [call] = await caller.calls();
    expect(call).toMatchObject({ id: callId, status: 'answered' });
    const appointmentId = String(call?.slots.find(({ id }) => id === one)?.appointmentId);
    expect((await caller.api.get(`/app/appointments/${appointmentId}`)).body).toMatchObject({
      clientId: caller.clientId,
      companyId: caller.companyId,
      consultationType: 'inPerson',
    });
    const told = await caller.run(`select title from notifications where recipient_id = $1`, [
      caller.userId,
    ]);
    expect(told).toEqual([{ title: 'Anna Kerr chose a time' }]);
    const noted = await caller.run(
      `select operation from audit_log where tenant_id = $1 and record_id = $2
        and operation in ('offerSlots', 'shownByToken', 'answerOffer') order by id`,
      [caller.tenantId, callId],
    );
    expect(noted.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['offerSlots', 'answerOffer']),
    );
  });

  test('that was answered lets the other slots go for good: another call may keep them', async () => {
    const { caller, callId, one, two, link } = await anOffer();
    await server.anonymous.post(link, { slotId: one });
    const next = await caller.start();
    await caller.keep(next, two);

    const calls = await caller.calls();
    await caller.api.put(`/app/calls/${callId}/close`);

    const slotsOf = (id: string) => calls.find((call) => call.id === id)?.slots.map((s) => s.id);
    expect([slotsOf(callId), slotsOf(next)]).toEqual([[one], [two]]);
    expect(await statesOf(caller, [one, two])).toEqual(['booked', 'held']);
  });

  test('of two clicks at once one wins', async () => {
    const { one, two, link } = await anOffer();

    const answers = await Promise.all([
      server.anonymous.post(link, { slotId: one }),
      server.anonymous.post(link, { slotId: two }),
      server.anonymous.post(link, { slotId: one }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('that ran out answers calmly, and its slots are free', async () => {
    const { caller, callId, one, two, link } = await anOffer();
    offset = 4 * 3_600_000 + 1000;
    try {
      expect((await server.anonymous.get(link)).body).toMatchObject({
        state: 'expired',
        slots: [],
      });
      expect(codeOf(await server.anonymous.post(link, { slotId: one }))).toEqual([
        409,
        'offerExpired',
      ]);

      await expireOffers.run({}, services, new AbortController().signal);

      expect(await statesOf(caller, [one, two])).toEqual(['free', 'free']);
      expect(await caller.calls()).toMatchObject([{ id: callId, status: 'open' }]);
      expect((await server.anonymous.get(link)).body.state).toBe('expired');
    } finally {
      offset = 0;
    }
  });

  test('that was withdrawn, sent again or closed is dead', async () => {
    const { caller, callId, one, link } = await anOffer();
    const url = `/app/calls/${callId}`;

    await caller.api.put(`${url}/withdraw`);
    expect(codeOf(await server.anonymous.post(link, { slotId: one }))).toEqual([
      409,
      'offerWithdrawn',
    ]);
    await caller.offer(callId);
    expect(codeOf(await server.anonymous.post(link, { slotId: one }))).toEqual([
      409,
      'offerWithdrawn',
    ]);
    const newest = await linkTo(caller, callId);
    await caller.api.put(`${url}/close`);
    expect((await server.anonymous.get(newest)).body.state).toBe('withdrawn');
    expect(await statesOf(caller, [one])).toEqual(['free']);
  });

  test('a slot that the officer booked meanwhile is gone, the other is not', async () => {
    const { caller, one, two, link } = await anOffer();
    await caller.book(one);

    expect(codeOf(await server.anonymous.post(link, { slotId: one }))).toEqual([
      409,
      'offeredSlotGone',
    ]);
    expect((await server.anonymous.get(link)).body.slots).toMatchObject([
      { id: one, isFree: false },
      { id: two, isFree: true },
    ]);
  });

  test('holds for the chosen hours, and holding again does not cut it short', async () => {
    const { caller, callId, one } = await anOffer();
    await caller.offer(callId, { hours: '24' });

    await caller.api.post(`/app/appointment-slots/${one}/hold`);

    const [call] = await caller.calls();
    const hours = (Date.parse(call?.slots[0]?.heldUntil ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect(codeOf(await caller.keep(callId, one))).toEqual([409, 'callIsOffered']);
  });

  test('needs a claimant, a slot, and a case manager of the company with an address', async () => {
    const caller = await aCaller(server);
    const nobody = await caller.start({});
    const callId = await caller.start();
    const [slotId] = await caller.threeSlots();

    expect(codeOf(await caller.offer(nobody))).toEqual([422, 'offerNeedsClient']);
    expect(codeOf(await caller.offer(callId))).toEqual([422, 'offerNeedsSlots']);
    await caller.keep(callId, slotId);
    const foe = await caller.company('Foe');
    const opponent = crypto.randomUUID();
    await caller.run(
      `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
        values ($1, $2, 'Otto', 'Foe', 'otto@foe.example', $3)`,
      [caller.tenantId, opponent, foe],
    );
    await caller.api.put(`/app/calls/${callId}`, {
      caseManagerId: opponent,
      companyId: caller.companyId,
    });
    expect(codeOf(await caller.offer(callId))).toEqual([422, 'caseManagerElsewhere']);
  });

  test('goes to the case manager who is named, and the preview shows their mail', async () => {
    const caller = await aCaller(server);
    const callId = await caller.start();
    const [slotId] = await caller.threeSlots();
    await caller.keep(callId, slotId);
    const [colleague, foe] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [id, name, companyId] of [
      [colleague, 'Berta', caller.companyId],
      [foe, 'Otto', await caller.company('Foe')],
    ])
      await caller.run(
        `insert into case_managers (tenant_id, id, first_name, last_name, email, company_id)
          values ($1, $2, $3, 'Voss', $3 || '@voss.example', $4)`,
        [caller.tenantId, id, name, companyId],
      );
    const path = `/app/calls/${callId}/offer`;
    const body = { hours: '4', caseManagerId: colleague };

    const usual = await triedMails({ api: caller.api, method: 'post', path, body: {} });
    const shown = await triedMails({ api: caller.api, method: 'post', path, body });
    const refused = await caller.offer(callId, { caseManagerId: foe });
    const sent = await caller.offer(callId, body);

    expect(usual.map(({ to }) => to)).toEqual(['anna@kerr.example']);
    expect(shown.map(({ to }) => to)).toEqual(['Berta@voss.example']);
    expect(shown[0]?.body).toContain('Dear Berta');
    expect(codeOf(refused)).toEqual([422, 'caseManagerElsewhere']);
    expect(sent).toMatchObject({ status: 200, body: { caseManagerId: colleague } });
    const [queued] = await caller.run(
      `select destination from emails_tracking where object_id = $1`,
      [callId],
    );
    expect(queued?.['destination']).toBe('Berta@voss.example');
  });

  test('the officer answers the question of a high-risk company; the lawyer is asked nothing', async () => {
    const caller = await aCaller(server);
    await caller.run(
      `update companies set high_risk_applied = true, high_risk_applied_from = '2020-01-01',
        high_risk_reason_to_staff = 'Pays late.' where id = $1`,
      [caller.companyId],
    );
    const callId = await caller.start();
    const [slotId] = await caller.threeSlots();
    await caller.keep(callId, slotId);

    expect(codeOf(await caller.offer(callId))[1]).toBe('confirmationRequired');
    expect((await caller.offer(callId, { answers: { highRisk: 'yes' } })).status).toBe(200);
    const link = await linkTo(caller, callId);
    expect((await server.anonymous.post(link, { slotId })).status).toBe(200);
  });

  test('of an officer who has left is for the telephone', async () => {
    const { caller, one, link } = await anOffer();
    for (const [token, actor] of server.actors) {
      if (actor.userId === caller.userId) server.actors.delete(token);
    }

    expect(codeOf(await server.anonymous.post(link, { slotId: one }))).toEqual([
      409,
      'offerNeedsCall',
    ]);
  });

  test('a token of another tenant, or none at all, finds nothing', async () => {
    const { link, one } = await anOffer();
    const other = await aCaller(server);
    const secret = link.slice('/app/offers/'.length + 32);
    const foreign = `/app/offers/${other.tenantId.replaceAll('-', '')}${secret}`;

    for (const url of [
      foreign,
      '/app/offers/nonsense',
      `${link}x`,
      `/app/offers/${'0'.repeat(75)}`,
    ]) {
      expect(codeOf(await server.anonymous.get(url))).toEqual([404, 'linkNotValid']);
      expect(codeOf(await server.anonymous.post(url, { slotId: one }))).toEqual([
        404,
        'linkNotValid',
      ]);
    }
    expect(codeOf(await server.anonymous.post(link, { slotId: 'x' }))).toEqual([
      409,
      'offeredSlotGone',
    ]);
  });
});
