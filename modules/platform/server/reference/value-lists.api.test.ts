import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { platformServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [platformServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });

type Value = { type: string; label: string; parentId?: string };
const add = async (value: Value) => (await api.post('/app/lookup-config', value)).body;
const isDefault = async (id: unknown) => (await api.get(`/app/lookup-config/${id}`)).body.isDefault;
const setDefault = (id: unknown) => api.put(`/app/lookup-config/${id}/set-default`);

describe('[B-193] the default of a list', () => {
  test('is one: the former default gives way, and both histories say so', async () => {
    const mr = await add({ type: 'greetingTitle', label: 'Mr' });
    const ms = await add({ type: 'greetingTitle', label: 'Ms' });
    await setDefault(mr.id);

    const answer = await setDefault(ms.id);

    expect(answer).toMatchObject({ status: 200, body: { isDefault: true } });
    expect(await isDefault(mr.id)).toBe(false);
    const history = await api.get(
      `/app/entity-changes/${mr.id}/property-changes?propertyName=isDefault`,
    );
    expect(history.body.items).toHaveLength(2);
  });

  test('is found by those who fill in a form, and no longer once it is unset', async () => {
    const value = await add({ type: 'qaStatus', label: 'Open' });
    const manager = server.signedIn({ tenantId: actor.tenantId, roles: ['CASE_MANAGER'] }).api;
    const asked = '/app/lookup-config?isSelectionList=true&type=qaStatus&isDefault=true';
    await setDefault(value.id);

    expect((await manager.get(asked)).body.items).toMatchObject([{ displayName: 'Open' }]);
    await api.put(`/app/lookup-config/${value.id}/unset-default`);
    expect((await manager.get(asked)).body.items).toEqual([]);
    expect((await manager.put(`/app/lookup-config/${value.id}/set-default`)).status).toBe(403);
  });

  test('stands for each value that others belong to', async () => {
    const hand = await add({ type: 'specialty', label: 'Hand' });
    const foot = await add({ type: 'specialty', label: 'Foot' });
    const wrist = await add({ type: 'subSpecialty', label: 'Wrist', parentId: hand.id });
    const ankle = await add({ type: 'subSpecialty', label: 'Ankle', parentId: foot.id });
    await setDefault(wrist.id);
    await setDefault(ankle.id);

    expect([await isDefault(wrist.id), await isDefault(ankle.id)]).toEqual([true, true]);
  });

  test('is no inactive value: disabling takes it away, and it cannot be set', async () => {
    const value = await add({ type: 'saleType', label: 'New' });
    await setDefault(value.id);

    await api.put(`/app/lookup-config/${value.id}/disable`);

    expect(await isDefault(value.id)).toBe(false);
    expect(await setDefault(value.id)).toMatchObject({
      status: 422,
      body: { error: { code: 'valueInactive' } },
    });
  });

  test('two at the same moment leave one', async () => {
    const values = await Promise.all(
      ['a', 'b', 'c', 'd'].map((label) => add({ type: 'bodyPart', label })),
    );

    const answers = await Promise.all(values.map(({ id }) => setDefault(id)));

    expect(answers.every(({ status }) => [200, 409, 422, 503].includes(status))).toBe(true);
    const found = await api.get('/app/lookup-config?type=bodyPart&isDefault=true');
    expect(found.body.totalCount).toBe(1);
  });
});

describe('[D-057] a value that belongs to another', () => {
  test('belongs to one of the list above only', async () => {
    const channel = await add({ type: 'campaignChannel', label: 'Radio' });
    const body = { type: 'subSpecialty', label: 'Knee', parentId: channel.id };

    expect(await api.post('/app/lookup-config', body)).toMatchObject({
      status: 422,
      body: { error: { code: 'valueParentUnfit', validationErrors: [{ members: ['parentId'] }] } },
    });
    expect(
      (await api.post('/app/lookup-config', { ...body, type: 'campaignChannel' })).status,
    ).toBe(422);
  });

  test('is asked for with parentIds', async () => {
    const spine = await add({ type: 'specialty', label: 'Spine' });
    await add({ type: 'subSpecialty', label: 'Cervical', parentId: spine.id });

    const asked = `/app/lookup-config?isSelectionList=true&type=subSpecialty&parentIds=${spine.id}`;
    expect((await api.get(asked)).body.items).toMatchObject([{ displayName: 'Cervical' }]);
  });
});

test('[C-327] a lookup may name its own tenant, which changes nothing', async () => {
  const asked = `/app/lookup-config?isSelectionList=true&type=saleType&tenantId=${actor.tenantId}`;

  expect((await api.get(asked)).status).toBe(200);
});

test('[S-023] the lists are counted, inactive values apart', async () => {
  const own = server.signedIn({ roles: ['STAFF'] }).api;
  const { body } = await own.post('/app/lookup-config', { type: 'caseNote', label: 'One' });
  await own.post('/app/lookup-config', { type: 'caseNote', label: 'Two' });
  await own.put(`/app/lookup-config/${body.id}/disable`);

  expect((await own.get('/app/lookup-config/counts')).body).toEqual({
    items: [{ type: 'caseNote', total: 2, active: 1 }],
  });
});

describe('[D-080] the order of a list', () => {
  const { api: own } = server.signedIn({ roles: ['STAFF'] });
  const put = async (value: Value) => (await own.post('/app/lookup-config', value)).body;

  const order = async (type: string) => {
    const { body } = await own.get(`/app/lookup-config?isSelectionList=true&type=${type}`);
    return body.items?.map(({ displayName }) => displayName);
  };

  test('is by name until somebody moves a value, and then as they left it', async () => {
    const ids = new Map<string, string>();
    for (const label of ['Low', 'High', 'Middle']) {
      ids.set(label, String((await put({ type: 'saleType', label })).id));
    }
    expect(await order('saleType')).toEqual(['High', 'Low', 'Middle']);

    const path = `/app/lookup-config/${ids.get('Low')}/move`;
    const moved = await own.put(path, { beforeId: ids.get('High') });
    await own.put(`/app/lookup-config/${ids.get('High')}/move`, { beforeId: null });

    expect(moved.status).toBe(200);
    expect(await order('saleType')).toEqual(['Low', 'Middle', 'High']);
    await put({ type: 'saleType', label: 'Another' });
    expect((await order('saleType'))?.at(-1)).toBe('Another');
  });

  test('a value is not put among those of another list', async () => {
    const here = await put({ type: 'practiceType', label: 'Here' });
    const there = await put({ type: 'productName', label: 'There' });

    const answer = await own.put(`/app/lookup-config/${here.id}/move`, { beforeId: there.id });

    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'valueElsewhere' } } });
  });
});
