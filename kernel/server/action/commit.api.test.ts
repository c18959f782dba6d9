import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accept, change, register } from '#kernel/domain';
import type { CollectionEdit } from '#kernel/domain';
import { addTables, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import {
  changeLines,
  decideLines,
  decideMending,
  machine,
  repair,
  repairLine,
  repairMended,
  repairShop,
  repairWorkflow,
} from '../../testing/repair-shop.ts';
import { contextOf } from '../db/context.ts';
import { on } from '../jobs/definitions.ts';
import { handle } from './handle.ts';
import { commitDecision } from './commit.ts';

register([repairShop]);
const heard: string[] = [];
const signalled: string[] = [];
let failAfterWrites = false;

const countText = 'select repairs::int as repairs from test_machines where id = $1';
const server = await testServer({
  modules: [
    {
      name: 'repairShop',
      handlers: [
        handle(repairWorkflow.actions.mend, async ({ record, input, answers, tx, commit }) => {
          const [row] = await tx.query<{ repairs: number }>(countText, [record.machineId]);
          const facts = { ...record, repairs: row?.repairs ?? 0 };
          const done = await commit(decideMending(facts, input, answers));
          if (failAfterWrites) throw new Error('the process dies here');
          return done;
        }),
        handle(repairWorkflow.actions.scrap, ({ record, commit }) =>
          commit(accept(change(repair, record, { outcome: 'never' }))),
        ),
        handle(changeLines, ({ record, input, commit }) =>
          commit(decideLines(record.id, input.items as CollectionEdit['rows'])),
        ),
      ],
      subscriptions: [
        on(
          repairMended,
          'testing.mended',
          async (event) => void heard.push(event.payload.repairId),
        ),
      ],
      screens: {
        machine: ({ tx, writes }) => tx.afterCommit(() => signalled.push(`${writes.length}`)),
      },
    },
  ],
});
await addTables(server.ownerUrl, [machine, repair, repairLine]);

const someone = () => server.signedIn({ roles: ['STAFF'], tenantId: randomUUID() });
async function aRepair(api: Api, repairs = 0) {
  const { body: one } = await api.post('/app/test-machines', { name: 'Press', repairs });
  const { body } = await api.post('/app/test-repairs', { machineId: one.id });
  return { id: String(body.id), machineId: String(one.id), body };
}
const rows = async (text: string, tenantId: string, values: unknown[] = []) =>
  (await server.services.hostDb.batch({ tenantId }, [{ text, values }]))[0]?.rows ?? [];

describe('a decision over several records', () => {
  test('moves, changes, creates, logs and tells in one transaction', async () => {
    const { api, actor } = someone();
    const { id, machineId, body } = await aRepair(api);

    signalled.length = 0;
    const done = await api.put(`/app/test-repairs/${id}/mend`, { outcome: 'New bolts' });

    expect(body).toMatchObject({ step: 'received', number: expect.stringMatching(/^REP-\d{4}-/) });
    expect(done).toMatchObject({ status: 200, body: { step: 'mended', outcome: 'New bolts' } });
    expect(done.body.concurrencyStamp).not.toBe(body.concurrencyStamp);
    expect((await api.get(`/app/test-machines/${machineId}`)).body).toMatchObject({ repairs: 1 });
    expect((await api.get(`/app/test-repair-lines?repairId=${id}`)).body.totalCount).toBe(1);
    expect((await api.get(`/app/test-repairs/${id}/status-log`)).body.items).toMatchObject([
      {
        label: 'Mend',
        fromText: 'Received',
        toText: 'Mended',
        note: 'New bolts',
        user: { id: actor.userId },
      },
    ]);
    expect(
      await rows(`select type from events where tenant_id = $1`, actor.tenantId, [actor.tenantId]),
    ).toEqual([{ type: 'RepairMended' }]);
    expect(signalled).toEqual(['1']);
  });

  test('nothing of it is there when the transaction fails', async () => {
    const { api, actor } = someone();
    const { id, machineId } = await aRepair(api);
    failAfterWrites = true;

    const failed = await api.put(`/app/test-repairs/${id}/mend`, { outcome: 'x' });
    failAfterWrites = false;

    expect(failed.status).toBe(500);
    expect((await api.get(`/app/test-repairs/${id}`)).body.step).toBe('received');
    expect((await api.get(`/app/test-machines/${machineId}`)).body.repairs).toBe(0);
    for (const table of ['status_log', 'events', 'test_repair_lines']) {
      const found = await rows(`select 1 from ${table} where tenant_id = $1`, actor.tenantId, [
        actor.tenantId,
      ]);
      expect(found, table).toEqual([]);
    }
  });

  test('of 20 at once one happens, the others learn what is possible', async () => {
    const { api } = someone();
    const { id, machineId } = await aRepair(api);

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.put(`/app/test-repairs/${id}/mend`, { outcome: 'x' })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await api.get(`/app/test-machines/${machineId}`)).body.repairs).toBe(1);
  });
});

describe('a state', () => {
  test('is not written by a plain create or update', async () => {
    const { api } = someone();
    const { id, machineId, body } = await aRepair(api);
    const stamp = { concurrencyStamp: body.concurrencyStamp };

    const updated = await api.put(`/app/test-repairs/${id}`, { step: 'mended', ...stamp });
    const created = await api.post('/app/test-repairs', { machineId, step: 'mended' });

    for (const answer of [updated, created]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { validationErrors: [{ members: ['step'] }] } },
      });
    }
  });

  test('a move that the table does not have is 409 with the status and what is possible', async () => {
    const { api } = someone();
    const { id } = await aRepair(api);
    const before = (await api.get(`/app/test-repairs/${id}`)).body;
    await api.put(`/app/test-repairs/${id}/mend`, { outcome: 'x' });

    const again = await api.put(`/app/test-repairs/${id}/mend`, { outcome: 'x' });

    expect(again).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'moveNotPossible',
          message: 'This repair is Mended. Nothing more can be done with it.',
        },
      },
    });
    expect(before.can).toEqual(expect.arrayContaining(['repair.mend', 'repair.scrap']));
    expect((await api.get(`/app/test-repairs/${id}`)).body.can).not.toContain('repair.mend');
  });

  test('a handler that forgot the state of its facts is stopped by the locked row', async () => {
    const { api, actor } = someone();
    const { id, machineId } = await aRepair(api);
    await api.put(`/app/test-repairs/${id}/mend`, { outcome: 'x' });
    const stale = { id, step: 'received' as const, repairs: 0, machineId };

    const late = server.services.db.transaction(contextOf(actor), (tx) =>
      commitDecision(
        { tx, actor, services: server.services },
        decideMending(stale, { outcome: 'late' }, {}),
      ),
    );

    await expect(late).rejects.toMatchObject({ code: 'moveNotPossible', status: 409 });
  });
});

describe('a question', () => {
  test('is answered by its key', async () => {
    const { api } = someone();
    const { id } = await aRepair(api, 2);
    const url = `/app/test-repairs/${id}/mend`;

    const asked = await api.put(url, { outcome: 'x' });
    const wrong = await api.put(url, { outcome: 'x', answers: { somethingElse: 'yes' } });
    const answered = await api.put(url, { outcome: 'x', answers: { oftenMended: 'yes' } });

    expect(asked).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'confirmationRequired',
          message: 'It was mended twice before. Mend it again?',
          questions: [{ key: 'oftenMended' }],
        },
      },
    });
    expect(wrong.status).toBe(409);
    expect(answered.status).toBe(200);
  });

  test('one `confirmed: true` never answers what nobody was asked', async () => {
    const { api } = someone();
    const { id } = await aRepair(api, 2);
    const url = `/app/test-repairs/${id}/mend`;

    const unseen = await api.put(url, { outcome: 'x', confirmed: true });
    const other = await api.put(url, { outcome: 'another', confirmed: true });
    const seen = await api.put(url, { outcome: 'x', confirmed: true });

    expect([unseen.status, other.status, seen.status]).toEqual([409, 409, 200]);
  });
});

describe('a collection', () => {
  test('keeps, changes, adds and removes rows, with one entry in the history of the record', async () => {
    const { api } = someone();
    const { id } = await aRepair(api);
    const put = (items: object[]) => api.put(`/app/test-repairs/${id}/lines`, { items });
    const lines = async () =>
      (
        await api.get(
          `/app/test-repair-lines?repairId=${id}&sorting=place&fields=words,amount,place`,
        )
      ).body.items ?? [];
    await put([
      { words: 'Bolt', amount: '1.50' },
      { words: 'Nut', amount: '0.20' },
    ]);
    const [bolt, nut] = await lines();

    await put([
      { id: nut?.id, words: 'Nut', amount: '0.20' },
      { words: 'Oil', amount: '9.00' },
    ]);

    const after = await lines();
    expect(after.map(({ words, place }) => [words, place])).toEqual([
      ['Nut', 1],
      ['Oil', 2],
    ]);
    expect((await api.get(`/app/test-repair-lines/${bolt?.id}`)).status).toBe(404);
    const { body } = await api.get(`/app/test-repairs/${id}/property-changes`);
    expect(body.items).toMatchObject([
      {
        propertyName: 'lines',
        originalValueExtraInfo: { text: 'Bolt, 1.50\nNut, 0.20' },
        newValueExtraInfo: { text: 'Nut, 0.20\nOil, 9.00' },
      },
      { propertyName: 'lines' },
    ]);
  });

  test('a row of another record is not touched', async () => {
    const { api } = someone();
    const [mine, other] = [await aRepair(api), await aRepair(api)];
    await api.put(`/app/test-repairs/${other.id}/lines`, {
      items: [{ words: 'Theirs', amount: '1.00' }],
    });
    const theirs = (await api.get(`/app/test-repair-lines?repairId=${other.id}`)).body.items?.[0];

    await api.put(`/app/test-repairs/${mine.id}/lines`, {
      items: [{ id: theirs?.id, words: 'Stolen', amount: '2.00' }],
    });

    expect((await api.get(`/app/test-repair-lines/${theirs?.id}`)).body).toMatchObject({
      words: 'Theirs',
      repairId: other.id,
    });
  });
});
