import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCaller } from '../../testing/index.ts';
import { bookingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [bookingServer] });

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];

describe('a call', () => {
  test('a claimant brings company, case manager and claim along', async () => {
    const caller = await aCaller(server);
    await caller.run(`update clients set claim_no = 'C-77' where id = $1`, [caller.clientId]);

    const { body } = await caller.api.post('/app/calls', {
      callerPhone: '0412345678',
      clientId: caller.clientId,
    });

    expect(body).toMatchObject({ status: 'open', companyId: caller.companyId, claimNo: 'C-77' });
    expect(body.caseManager?.displayName).toContain('Anna');
  });

  test('is seen by its officer only', async () => {
    const caller = await aCaller(server);
    const id = await caller.start();
    const colleague = server.signedIn({ tenantId: caller.tenantId, roles: ['STAFF'] }).api;
    const stranger = server.signedIn({ roles: ['STAFF'] }).api;

    for (const api of [colleague, stranger]) {
      expect((await api.get(`/app/calls/${id}`)).status).toBe(404);
      expect((await api.put(`/app/calls/${id}/close`)).status).toBe(404);
      const { body } = await api.get('/app/calls/own');
      expect(body).toEqual({ items: [], hasMailServer: false });
    }
  });

  test('a customer has none', async () => {
    const caller = await aCaller(server);
    const customer = server.signedIn({ tenantId: caller.tenantId, roles: ['CASE_MANAGER'] }).api;

    expect((await customer.post('/app/calls', {})).status).toBe(403);
    expect((await customer.get('/app/calls/own')).status).toBe(403);
  });

  test('only what is named changes, and a claimant fills the rest', async () => {
    const caller = await aCaller(server);
    const id = await caller.start({ callerName: 'Anna' });

    await caller.api.put(`/app/calls/${id}`, { suburb: 'Parramatta' });
    const { body } = await caller.api.put(`/app/calls/${id}`, { clientId: caller.clientId });

    expect(body).toMatchObject({
      callerName: 'Anna',
      suburb: 'Parramatta',
      companyId: caller.companyId,
    });
  });
});

describe('slots that are kept for a call', () => {
  test('are held for the officer, three at most', async () => {
    const caller = await aCaller(server);
    const id = await caller.start();
    const [one, two, three] = await caller.threeSlots();
    const [four] = await caller.threeSlots();

    for (const slotId of [one, two, three]) {
      expect((await caller.keep(id, slotId)).status).toBe(200);
    }

    expect(codeOf(await caller.keep(id, four))).toEqual([422, 'callIsFull']);
    const [call] = await caller.calls();
    expect(call?.slots.map(({ id: slotId, state }) => [slotId, state])).toEqual(
      [one, two, three].map((slotId) => [slotId, 'held']),
    );
  });

  test('of two officers who keep a slot at once one loses with 409', async () => {
    const caller = await aCaller(server);
    const { api, actor } = server.signedIn({ tenantId: caller.tenantId, roles: ['STAFF'] });
    await caller.run(
      `insert into users (tenant_id, id, user_name, email, first_name, last_name)
        values ($1, $2, $3, $3, 'Otto', 'Other')`,
      [caller.tenantId, actor.userId, `${actor.userId}@desk.example`],
    );
    const mine = await caller.start();
    const theirs = (await api.post('/app/calls', {})).body.id;
    const [slotId] = await caller.threeSlots();

    const answers = await Promise.all([
      caller.keep(mine, slotId),
      api.post(`/app/calls/${theirs}/keep`, { slotId }),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('are not promised to two callers', async () => {
    const caller = await aCaller(server);
    const [first, second] = [await caller.start(), await caller.start()];
    const [slotId] = await caller.threeSlots();
    await caller.keep(first, slotId);

    expect(codeOf(await caller.keep(second, slotId))).toEqual([409, 'keptForAnotherCall']);
  });

  test('are free again when they are let go and when the call is closed', async () => {
    const caller = await aCaller(server);
    const id = await caller.start();
    const [one, two] = await caller.threeSlots();
    await caller.keep(id, one);
    await caller.keep(id, two);

    await caller.api.post(`/app/calls/${id}/let-go`, { slotId: one });
    const [call] = await caller.calls();
    await caller.api.put(`/app/calls/${id}/close`);

    expect(call?.slots.map((slot) => slot.id)).toEqual([two]);
    expect(await caller.calls()).toEqual([]);
    const states = await caller.run(
      `select state from appointment_slots where id = any($1::uuid[])`,
      [[one, two]],
    );
    expect(states.map(({ state }) => state)).toEqual(['free', 'free']);
  });

  test('show when they were lost or booked', async () => {
    const caller = await aCaller(server);
    const id = await caller.start();
    const [lapsed, booked] = await caller.threeSlots();
    await caller.keep(id, lapsed);
    await caller.keep(id, booked);
    await caller.run(
      `update appointment_slots set held_until = now() - interval '1 minute' where id = $1`,
      [lapsed],
    );

    const { body } = await caller.book(booked ?? '');

    const [call] = await caller.calls();
    expect(call?.slots).toMatchObject([
      { id: lapsed, state: 'lapsed', appointmentId: null },
      { id: booked, state: 'booked', appointmentId: body.id },
    ]);
  });

  test('that do not exist are not found', async () => {
    const caller = await aCaller(server);
    const id = await caller.start();

    expect(codeOf(await caller.keep(id, crypto.randomUUID()))).toEqual([404, 'slotNotFound']);
    expect(codeOf(await caller.keep(id, 'nonsense'))).toEqual([404, 'slotNotFound']);
  });
});
