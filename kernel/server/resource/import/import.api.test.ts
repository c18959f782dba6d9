import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { register } from '#kernel/domain';
import type { ImportReport } from '#kernel/domain';
import { addTables, specimen, specimenPart, specimens, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';

register([specimens]);
const server = await testServer();
await addTables(server.ownerUrl, [specimen, specimenPart]);

const url = '/app/test-specimens';
const facts = { roles: ['STAFF'], features: ['Specimen'] };
const people = (more = {}) => server.signedIn({ ...facts, tenantId: randomUUID(), ...more });
const send = (api: Api, rows: readonly object[], more: object = {}) =>
  api.post(`${url}/import`, { rows, ...more });
const count = async (api: Api) => (await api.get(url)).body.totalCount;
const reportOf = async (answer: ReturnType<typeof send>) =>
  (await answer).body as unknown as ImportReport;

test('[G-124] a dry run says which cells are wrong and writes nothing', async () => {
  const { api } = people();

  const report = await reportOf(
    send(
      api,
      [
        { name: 'Good', shade: 'Red', found: '5/3/2026', isActive: 'no', 'place.suburb': 'Orange' },
        { name: 'Bad shade', shade: 'pink' },
        { shade: 'Red', email: 'nobody' },
        { name: 'No parent', shade: 'Red', parentId: 'Nowhere', relatedIds: 'Nowhere' },
      ],
      { dryRun: true, firstRow: 11 },
    ),
  );

  expect(report).toMatchObject({ total: 4, valid: 1, imported: 0, batchId: null });
  expect(report.faults.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '12 shade',
    '13 name',
    '13 email',
    '14 parentId',
    '14 relatedIds',
  ]);
  expect(report.faults.at(-1)?.message).toBe('There is no Specimen called “Nowhere”.');
  expect(await count(api)).toBe(0);
});

test('[G-124] all rows or none; the good ones only when asked for', async () => {
  const { api } = people();
  const rows = [
    { name: 'One', shade: 'red' },
    { name: 'Two', shade: 'pink' },
  ];

  const refused = await send(api, rows);
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalidModel' } } });
  expect(await count(api)).toBe(0);

  const report = await reportOf(send(api, rows, { validOnly: true }));
  expect(report).toMatchObject({ imported: 1, valid: 1, faults: [{ row: 2, column: 'shade' }] });
  expect(await count(api)).toBe(1);
});

test('values arrive as the form would have sent them, with defaults and history', async () => {
  const { api } = people();
  await send(api, [{ name: 'Parent', shade: 'red' }]);

  const report = await reportOf(
    send(api, [
      {
        name: 'Child',
        shade: 'GREEN',
        tags: 'Red; Blue',
        fee: 1234.5,
        found: 46_086,
        phone: 412_555_018,
        parentId: 'parent',
        relatedIds: 'Parent',
        'place.line1': '1 Anson Street',
        'place.postcode': 2800,
      },
    ]),
  );

  expect(report).toMatchObject({ imported: 1 });
  const everything = `fields=${Object.keys(specimen.fields).join()}`;
  const [child] = (await api.get(`${url}?filterText=child&${everything}`)).body.items ?? [];
  expect(child).toMatchObject({
    shade: 'green',
    tags: ['red', 'blue'],
    fee: '1234.50',
    found: '2026-03-05',
    phone: '0412555018',
    isActive: true,
    timeZone: 'Australia/Sydney',
    parent: { displayName: 'Parent' },
    relateds: [{ displayName: 'Parent' }],
    place: { line1: '1 Anson Street', postcode: '2800' },
  });
});

test('what must be unique is asked of the records and of the sheet', async () => {
  const { api } = people();
  await send(api, [{ name: 'Taken', shade: 'red' }]);

  const report = await reportOf(
    send(
      api,
      [
        { name: 'TAKEN', shade: 'red' },
        { name: 'Twice', shade: 'red' },
        { name: 'twice', shade: 'blue' },
      ],
      { dryRun: true },
    ),
  );

  expect(report.faults.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '1 This value is already in use.',
    '3 An earlier row has the same value.',
  ]);
});

test('[B-224] rows that look like records are told, and left out when asked', async () => {
  const { api } = people();
  await send(api, [{ name: 'First', shade: 'red', email: 'same@mail.example' }]);
  const rows = [
    { name: 'Second', shade: 'blue', email: 'SAME@mail.example' },
    { name: 'Third', shade: 'blue', email: 'other@mail.example' },
  ];

  const report = await reportOf(send(api, rows, { dryRun: true }));
  expect(report.twins).toMatchObject([{ row: 1, by: 'email', record: { displayName: 'First' } }]);

  const written = await reportOf(send(api, rows, { skipTwins: true }));
  expect(written).toMatchObject({ imported: 1, skipped: 1 });
  expect(await count(api)).toBe(2);
});

test('the parts of a sheet are one batch, and a part that is sent twice is written once', async () => {
  const { api } = people();
  const batchId = randomUUID();
  const part = (name: string, firstRow: number) =>
    send(api, [{ name, shade: 'red' }], { batchId, firstRow, fileName: 'people.xlsx' });

  await part('One', 1);
  await part('Two', 2);
  const again = await reportOf(part('Two again', 2));

  expect(again).toMatchObject({ imported: 1, batchId });
  expect(await count(api)).toBe(2);
  expect((await api.get(`${url}/import-batches`)).body.items).toMatchObject([
    { id: batchId, fileName: 'people.xlsx', imported: 2, isUndone: false },
  ]);
});

test('an undo takes back what nobody touched, and tells what it kept', async () => {
  const { api } = people();
  const { batchId } = await reportOf(
    send(api, [
      { name: 'Untouched', shade: 'red' },
      { name: 'Changed', shade: 'red' },
      { name: 'Used', shade: 'red' },
    ]),
  );
  const items = (await api.get(url)).body.items ?? [];
  const of = (name: string) => items.find((item) => item.name === name);
  const concurrencyStamp = of('Changed')?.concurrencyStamp;
  await api.put(`${url}/${of('Changed')?.id}`, { concurrencyStamp, notes: 'Mine now' });
  await api.post(url, { name: 'Later', shade: 'red', parentId: of('Used')?.id });

  const rows = async () => (await api.get(`${url}/import-batches/${batchId}/rows`)).body;
  expect(await rows()).toMatchObject({
    totalCount: 3,
    items: [
      { row: 1, displayName: 'Untouched', state: 'untouched' },
      { row: 2, displayName: 'Changed', state: 'changed' },
      { row: 3, displayName: 'Used', state: 'untouched' },
    ],
  });
  const undone = await api.post(`${url}/import-batches/${batchId}/undo`, {});

  expect((await rows()).items?.[0]).toMatchObject({ displayName: 'Untouched', state: 'deleted' });
  expect(undone.body).toMatchObject({
    removed: 1,
    kept: [
      { displayName: 'Changed', reason: 'changed' },
      { displayName: 'Used', reason: 'inUse' },
    ],
  });
  expect(await count(api)).toBe(3);
  expect((await api.post(`${url}/import-batches/${batchId}/undo`, {})).status).toBe(404);
});

test('a batch of another tenant is not there, and a role without the verb gets nothing', async () => {
  const { api } = people();
  const { batchId } = await reportOf(send(api, [{ name: 'Mine', shade: 'red' }]));

  const stranger = people().api;
  expect((await stranger.post(`${url}/import-batches/${batchId}/undo`, {})).status).toBe(404);
  expect((await stranger.get(`${url}/import-batches/${batchId}/rows`)).status).toBe(404);
  const manager = people({ roles: ['CASE_MANAGER'] }).api;
  expect((await send(manager, [{ name: 'X', shade: 'red' }])).status).toBe(403);
  expect((await manager.get(`${url}/import-batches`)).status).toBe(403);
});

test('the template marks what is required and lists what may be chosen', async () => {
  const { api } = people();

  const answer = await api.post(`${url}/template-import`, {});

  const { sheets } = await readXlsx(answer.raw);
  expect(sheets[0]?.rows[0]).toEqual(expect.arrayContaining(['Name *', 'Shade *', 'Suburb']));
  expect(sheets[1]?.name).toBe('Choices');
  expect(sheets[1]?.rows.map((row) => row[1])).toEqual(expect.arrayContaining(['Shade', 'Red']));
});

test('a body that is no sheet is refused', async () => {
  const { api } = people();

  for (const body of [
    {},
    { rows: [] },
    { rows: 'x' },
    { rows: [1] },
    { rows: [{}], nonsense: 1 },
  ]) {
    expect((await api.post(`${url}/import`, body)).status).toBe(400);
  }
  expect((await send(api, [{ name: 'X', shade: 'red', verdict: 'guilty' }])).status).toBe(400);
});
