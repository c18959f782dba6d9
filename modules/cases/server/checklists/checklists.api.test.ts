import { describe, expect, test } from 'vitest';
import { giveDefaults, systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { standardChecklists } from '../../domain/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [casesServer] });
const { hostDb } = server.services;

async function aPractice() {
  const { api, actor } = server.signedIn({ roles: ['STAFF'], edition: 'NONE' });
  await hostDb.transaction(systemContext(actor.tenantId), (tx) =>
    giveDefaults(tx, [casesServer], actor.tenantId, new Date('2026-03-02T00:00:00Z')),
  );
  const lists = async () => (await api.get('/app/checklists?maxResultCount=100')).body.items ?? [];
  const criterias = async (id: unknown) =>
    (await api.get(`/app/checklist-criterias?checkListId=${id}&maxResultCount=100`)).body.items ??
    [];
  const named = async (name: string) => (await lists()).find((list) => list.name === name);
  return { api, actor, lists, criterias, named };
}

const [first] = standardChecklists;
const firstName = first?.name ?? '';

describe('[B-254] copying a checklist', () => {
  test('[C-232] the copy has the same criterias, its own name, and is no standard list', async () => {
    const { api, criterias, named } = await aPractice();
    const original = await named(firstName);

    const answer = await api.post(`/app/checklists/${original?.id}/copy`);

    expect(answer).toMatchObject({ status: 200, body: { name: `${firstName} (copy)` } });
    expect(await named(`${firstName} (copy)`)).toMatchObject({
      isStandard: false,
      serviceType: 'IME',
    });
    const words = async (id: unknown) => (await criterias(id)).map(({ name }) => name);
    expect(await words(answer.body.id)).toEqual(await words(original?.id));
  });

  test('a second copy finds another name, and a given name is used', async () => {
    const { api, named } = await aPractice();
    const original = await named(firstName);
    await api.post(`/app/checklists/${original?.id}/copy`);

    const again = await api.post(`/app/checklists/${original?.id}/copy`);
    const given = await api.post(`/app/checklists/${original?.id}/copy`, { name: 'Ours' });
    const twice = await api.post(`/app/checklists/${original?.id}/copy`, { name: 'ours' });

    expect([again.body.name, given.body.name]).toEqual([`${firstName} (copy 2)`, 'Ours']);
    expect(twice.status).toBe(409);
  });
});

test('creating a checklist writes the one row that it answers', async () => {
  const { api, actor, criterias } = await aPractice();
  const rows = () =>
    hostDb.transaction(systemContext(actor.tenantId), (tx) =>
      tx.query<{ id: string; name: string; table: string }>(
        `select id, name, 'list' as "table" from check_lists where tenant_id = $1
          union all select id, name, 'criteria' from checklist_criterias where tenant_id = $1`,
        [actor.tenantId],
      ),
    );
  const before = new Set((await rows()).map(({ id }) => id));

  const { status, body } = await api.post('/app/checklists', { name: 'Front desk' });

  expect(status).toBe(201);
  expect((await rows()).filter(({ id }) => !before.has(id))).toEqual([
    { id: body.id, name: 'Front desk', table: 'list' },
  ]);
  expect(await criterias(body.id)).toEqual([]);
});

describe('[B-254] [C-233] resetting checklists', () => {
  test('standard lists are as they were, own lists stay', async () => {
    const { api, lists, criterias, named } = await aPractice();
    const before = await lists();
    const original = await named(firstName);
    const [criteria, other] = await criterias(original?.id);
    await api.put(`/app/checklists/${original?.id}`, {
      name: 'Renamed',
      concurrencyStamp: original?.concurrencyStamp,
    });
    await api.put(`/app/checklist-criterias/${criteria?.id}`, {
      name: 'Something else',
      concurrencyStamp: criteria?.concurrencyStamp,
    });
    await api.delete(`/app/checklist-criterias/${other?.id}`);
    const extra = { checkListId: original?.id, itemIndex: 99, name: 'Our own' };
    await api.post('/app/checklist-criterias', extra);
    await api.delete(`/app/checklists/${before[1]?.id}`);
    await api.post('/app/checklists', { name: firstName });

    const answer = await api.delete('/app/checklists/resetToDefault');

    expect(answer.status).toBe(204);
    expect(await named(firstName)).toMatchObject({ id: original?.id, isStandard: true });
    expect((await criterias(original?.id)).map(({ name }) => name)).toEqual(
      first?.criterias.map((words) => words.replace(/^\?/, '')),
    );
    expect(await lists()).toHaveLength(before.length + 1);
  });

  test('nothing is written where nothing was changed', async () => {
    const { api, named } = await aPractice();
    const before = await named(firstName);

    await api.delete('/app/checklists/resetToDefault');

    expect((await named(firstName))?.concurrencyStamp).toBe(before?.concurrencyStamp);
  });

  test('[B-111] is not for accounting', async () => {
    const clerk = server.signedIn({ roles: ['ACCOUNTING'], edition: 'NONE' }).api;

    expect((await clerk.delete('/app/checklists/resetToDefault')).status).toBe(403);
  });
});
