import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accept, change, refuse, register } from '#kernel/domain';
import { addTables, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import {
  decideMending,
  machine,
  repair,
  repairLine,
  repairShop,
  repairWorkflow,
} from '../../testing/repair-shop.ts';
import { handle } from '../action/handle.ts';
import type { Tx } from '../db/database.ts';
import { decideEach, rowsById } from './facts.ts';
import { defineRule } from './rule.ts';

register([repairShop]);

type Machine = { readonly id: string; readonly name: string; readonly repairs: number };
const machines = rowsById<Machine>(
  'select id, name, repairs::int as repairs from test_machines where id = any($1::uuid[])',
);
const about = { on: machine, when: ['create', 'change'], facts: machines } as const;
const heard: string[] = [];

const worn = defineRule({
  ...about,
  name: 'repairShop.wornIsScrapped',
  sentence: 'A machine is mended nine times at most.',
  decide: decideEach((_before, after) => accept((after?.repairs ?? 0) > 9 && refuse('inUse'))),
});
const counts = defineRule({
  name: 'repairShop.machineCountsRepairs',
  sentence: 'A machine carries how often it was brought in.',
  on: repair,
  when: ['create'],
  writes: [machine],
  more: async ({ tx }, changes) =>
    brought(
      tx,
      changes.map(({ id }) => id),
    ),
  decide: (_changes, _asked, found) =>
    accept(found.map(({ id, repairs }) => change(machine, id, { repairs: repairs + 1 }))),
});
const restless = defineRule({
  ...about,
  name: 'repairShop.restless',
  sentence: 'A rule that answers itself.',
  writes: [machine],
  decide: decideEach((_before, after) =>
    accept(after?.name === 'Restless' && change(machine, after.id, { repairs: after.repairs + 1 })),
  ),
});
const silent = defineRule({
  ...about,
  name: 'repairShop.writesWhatItDoesNotName',
  sentence: 'A rule that does not say what it writes.',
  decide: decideEach((_before, after) =>
    accept(
      after?.name === 'Silent' && after.repairs === 0 && change(machine, after.id, { repairs: 1 }),
    ),
  ),
});
const listens = defineRule({
  name: 'repairShop.listens',
  sentence: 'Hears how a repair is written.',
  on: repair,
  when: ['create', 'change', 'move'],
  choice: 'forRepairs',
  async follow({ choice, actor }, changes) {
    heard.push(`${changes.length} ${choice ?? '-'} ${actor ? 'person' : 'server'}`);
  },
});

const begins = defineRule({
  name: 'repairShop.beginsAtFive',
  sentence: 'A new one counts from five.',
  on: machine,
  when: ['create'],
  writes: [machine],
  facts: machines,
  decide: decideEach((_before, after) =>
    accept(after?.name === 'New' && change(machine, after.id, { repairs: 5 })),
  ),
});

async function brought(tx: Tx, ids: readonly string[]): Promise<Machine[]> {
  return tx.query<Machine>(
    `select m.id, m.name, m.repairs::int as repairs from test_repairs r
      join test_machines m on m.id = r.machine_id where r.id = any($1::uuid[])`,
    [ids],
  );
}

const server = await testServer({
  modules: [
    {
      name: 'repairShop',
      rules: [worn, counts, restless, silent, begins, listens],
      handlers: [
        handle(repairWorkflow.actions.mend, ({ record, input, answers, commit }) =>
          commit(decideMending({ ...record, repairs: 0 }, input, answers)),
        ),
      ],
    },
  ],
});
await addTables(server.ownerUrl, [machine, repair, repairLine]);

const someone = () => server.signedIn({ roles: ['STAFF'], tenantId: randomUUID() });
const aMachine = async (api: Api, values: object = {}) =>
  api.post('/app/test-machines', { name: 'Press', ...values });
const repairsOf = async (api: Api, id: unknown) =>
  Number((await api.get(`/app/test-machines/${String(id)}`)).body.repairs);

describe('a rule', () => {
  test('refuses whichever verb writes the record, and nothing is written', async () => {
    const { api } = someone();
    const { body } = await aMachine(api, { repairs: 9 });

    const created = await aMachine(api, { repairs: 10 });
    const stamp = { concurrencyStamp: body.concurrencyStamp };
    const updated = await api.put(`/app/test-machines/${body.id}`, { repairs: 10, ...stamp });

    expect([created.status, updated.status]).toEqual([409, 409]);
    expect(await repairsOf(api, body.id)).toBe(9);
    expect((await api.get('/app/test-machines')).body.totalCount).toBe(1);
  });

  test('refuses what another rule would write: the first write is undone with it', async () => {
    const { api } = someone();
    const { body } = await aMachine(api, { repairs: 9 });

    const refused = await api.post('/app/test-repairs', { machineId: body.id });

    expect(refused.status).toBe(409);
    expect((await api.get('/app/test-repairs')).body.totalCount).toBe(0);
  });

  test('writes another record in the same transaction', async () => {
    const { api } = someone();
    const { body } = await aMachine(api);

    await api.post('/app/test-repairs', { machineId: body.id });

    expect(await repairsOf(api, body.id)).toBe(1);
  });

  test('hears verbs and moves, with who wrote and what they chose', async () => {
    const { api } = someone();
    const { body } = await aMachine(api);
    heard.length = 0;

    const made = await api.post('/app/test-repairs?forRepairs=later', { machineId: body.id });
    await api.put(`/app/test-repairs/${made.body.id}/mend`, { outcome: 'Oil' });

    expect(heard).toEqual(['1 later person', '1 - person']);
  });
});

describe('a rule that is wrong is a fault, and nothing is written', () => {
  test('one that does not come to rest in five rounds', async () => {
    const { api } = someone();

    expect((await aMachine(api, { name: 'Restless' })).status).toBe(500);
    expect((await api.get('/app/test-machines')).body.totalCount).toBe(0);
  });

  test('one that writes a resource which it does not name', async () => {
    const { api } = someone();

    expect((await aMachine(api, { name: 'Silent' })).status).toBe(500);
    expect((await api.get('/app/test-machines')).body.totalCount).toBe(0);
  });
});

test('the answer of a verb shows what the rules wrote', async () => {
  const { api } = someone();

  const { body } = await aMachine(api, { name: 'New' });

  expect(body).toMatchObject({ name: 'New', repairs: 5 });
});
