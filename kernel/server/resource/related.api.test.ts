import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { register } from '#kernel/domain';
import { addTables, specimen, specimenPart, specimens, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);

const url = '/app/test-specimens';
const facts = { roles: ['STAFF'], features: ['Specimen'] };
const people = () => server.signedIn({ ...facts, tenantId: randomUUID() });
const make = async (api: Api, values: Record<string, unknown>) =>
  (await api.post(url, { name: randomUUID(), shade: 'red', ...values })).body;

describe('a lookup that says what it points at', () => {
  test('takes a record that fits and refuses one that does not, at its field', async () => {
    const { api } = people();
    const [red, blue] = [await make(api, { shade: 'red' }), await make(api, { shade: 'blue' })];

    expect(await make(api, { redId: red.id, redIds: [red.id] })).toMatchObject({ redId: red.id });
    for (const values of [{ redId: blue.id }, { redIds: [red.id, blue.id] }]) {
      const answer = await api.post(url, { name: randomUUID(), shade: 'red', ...values });
      expect(answer).toMatchObject({
        status: 422,
        body: {
          error: {
            code: 'unknownReference',
            validationErrors: [{ members: [Object.keys(values)[0]] }],
          },
        },
      });
    }
  });

  test('an update is held to it too, and changes nothing when it is refused', async () => {
    const { api } = people();
    const record = await make(api, {});
    const blue = await make(api, { shade: 'blue' });

    const answer = await api.put(`${url}/${record.id}`, {
      name: 'Other',
      redId: blue.id,
      concurrencyStamp: record.concurrencyStamp,
    });

    expect(answer.status).toBe(422);
    expect((await api.get(`${url}/${record.id}`)).body.name).toBe(record.name);
  });
});

describe('parameters of a list', () => {
  test('ask for ids, leave out, switch and compare the whole text', async () => {
    const { api } = people();
    const parent = await make(api, { name: 'Parent' });
    const child = await make(api, { name: 'Child', parentId: parent.id, shade: 'blue' });
    const names = async (query: string) =>
      (await api.get(`${url}?${query}`)).body.items?.map((item) => item.name);

    expect(await names(`specimenId=${child.id}`)).toEqual(['Child']);
    expect(await names(`notParentIds=${parent.id}`)).toEqual(['Parent']);
    expect(await names('isWarm=true')).toEqual(['Parent']);
    expect(await names('isWarm=false')).toEqual(['Child', 'Parent']);
    expect(await names('filterText=pare')).toEqual(['Parent']);
    expect(await names('filterText=pare&searchExact=true')).toEqual([]);
    expect(await names('filterText=parent&searchExact=true')).toEqual(['Parent']);
    expect(await names('includePicture=true')).toEqual(['Child', 'Parent']);
    expect(await names('includeNothing=true')).toEqual(['Child', 'Parent']);
    expect((await api.get(`${url}?specimenId=nobody`)).status).toBe(400);
  });
});

describe('a lookup', () => {
  test('answers more when it is asked to, and nothing more otherwise', async () => {
    const { api } = people();
    const parent = await make(api, { name: 'Parent' });
    await make(api, { name: 'Child', parentId: parent.id, relatedIds: [parent.id] });
    const ask = async (query: string) =>
      (await api.get(`${url}?isSelectionList=true&filterText=child&${query}`)).body.items?.[0];

    expect(await ask('includePicture=true&sorting=parentId')).toMatchObject({
      displayName: 'Child',
      pictureId: null,
      relateds: [{ displayName: 'Parent' }],
      parent: { displayName: 'Parent' },
    });
    expect(await ask('includePicture=false')).not.toHaveProperty('parent');
    expect(await ask('')).not.toHaveProperty('parent');
  });
});

describe('parameters about what points here', () => {
  test('ask for the other record, or for a value of it, and several hold together', async () => {
    const { api } = people();
    const near = await make(api, { name: 'Near', isActive: false });
    const far = await make(api, { name: 'Far', shade: 'green' });
    const hub = await make(api, { name: 'Hub', shade: 'blue', relatedIds: [near.id] });
    await api.post(`${url}/${far.id}/parts`, { name: 'Wing', place: 4 });
    const names = async (query: string) =>
      (await api.get(`${url}?${query}`)).body.items?.map((item) => item.name);

    expect(await names(`relatedToId=${hub.id}`)).toEqual(['Near']);
    expect(await names(`relatedToId=${far.id}`)).toEqual([]);
    expect(await names('relatedToShade=blue')).toEqual(['Near']);
    expect(await names('relatedToShade=red')).toEqual([]);
    expect(await names('partPlace=4')).toEqual(['Far']);
    expect(await names('isWarm=true')).toEqual(['Near']);
    expect(await names('isWarmAndActive=true')).toEqual([]);
    expect((await api.get(`${url}?relatedToShade=sour`)).status).toBe(400);
  });
});

describe('records that look alike', () => {
  test('[B-224] the same start of a name and the same address are found, the record itself is not', async () => {
    const { api } = people();
    const first = await make(api, { name: 'Nguyen Thi', email: 'thi@example.test' });
    const second = await make(api, { name: 'nguyen van' });
    const found = async (query: string) =>
      (await api.get(`${url}/${query}`)).body.items?.map((item) => item.displayName);

    expect(await found('similarItemsByName?name=NGUYEN')).toEqual(['Nguyen Thi', 'nguyen van']);
    expect(await found(`similarItemsByName?name=nguyen&exceptId=${second.id}`)).toEqual([
      first.name,
    ]);
    expect(await found('similarItemsByEmail?email=THI@example.test')).toEqual(['Nguyen Thi']);
    expect(await found('similarItemsByEmail?email=hi@example.test')).toEqual([]);
    expect(await found('similarItemsByName?name=n')).toEqual([]);
    expect(await found('similarItemsByName?name=%25%25%25')).toEqual([]);
    expect((await api.get(`${url}/similarItemsByName`)).status).toBe(400);
    expect((await api.get(`${url}/similarItemsByLastName?lastName=x`)).status).toBe(404);
  });

  test('another tenant, and records out of scope, stay unknown', async () => {
    const { api, actor } = people();
    await make(api, { name: 'Nguyen Thi' });
    const { tenantId } = actor;
    const cm = server.signedIn({ ...facts, tenantId, roles: ['CASE_MANAGER'] }).api;

    for (const other of [people().api, cm]) {
      const { body } = await other.get(`${url}/similarItemsByName?name=nguyen`);
      expect(body.items).toEqual([]);
    }
  });
});

describe('records on the page of another', () => {
  test('are listed, added, changed and removed through it', async () => {
    const { api } = people();
    const [mine, other] = [await make(api, {}), await make(api, {})];
    const parts = `${url}/${mine.id}/parts`;

    const added = await api.post(parts, { name: 'Wing', specimenId: other.id });
    await api.post(`${url}/${other.id}/parts`, { name: 'Tail' });
    const { body: list } = await api.get(parts);
    const changed = await api.put(`${parts}/${added.body.id}`, {
      name: 'Left wing',
      concurrencyStamp: added.body.concurrencyStamp,
    });

    expect(added).toMatchObject({ status: 201, body: { specimenId: mine.id } });
    expect(list).toMatchObject({ totalCount: 1, items: [{ name: 'Wing' }] });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Left wing' } });
    expect((await api.delete(`${parts}/${added.body.id}`)).status).toBe(204);
    expect((await api.get(parts)).body.totalCount).toBe(0);
  });

  test('a wrong owner answers like an unknown one', async () => {
    const { api } = people();
    const [mine, other] = [await make(api, {}), await make(api, {})];
    const { body: part } = await api.post(`${url}/${mine.id}/parts`, { name: 'Wing' });
    const wrong = `${url}/${other.id}/parts/${part.id}`;

    expect((await api.delete(wrong)).status).toBe(404);
    expect((await api.put(wrong, { name: 'x' })).status).toBe(404);
    expect((await people().api.get(`${url}/${mine.id}/parts`)).status).toBe(404);
    expect((await api.get(`${url}/nobody/parts`)).status).toBe(404);
  });
});
