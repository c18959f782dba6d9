import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostileValues, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aValue } from '../../testing/a-value.ts';
import { partiesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [partiesServer] });
const { api, actor } = server.signedIn({ roles: ['STAFF'] });

let count = 0;
const aDoctor = async (given: object = {}) => {
  count += 1;
  const body = { firstName: 'Ann', lastName: `Fee${count}`, feeArrangement: '2', ...given };
  return String((await api.post('/app/specialists', body)).body.id);
};
const split = {
  serviceType: 'ime',
  matterKind: 'gazette',
  splitPercent: '60',
  effectiveFrom: '2026-01-01',
};
const fixed = {
  serviceType: 'ime',
  matterKind: 'medNeg',
  amount: '2450.00',
  effectiveFrom: '2026-01-01',
};

test('[C-219] [C-220] the fee table is saved as a whole and read back', async () => {
  const url = `/app/specialists/${await aDoctor()}/fees`;
  const first = await api.put(url, { items: [split, fixed] });
  const rows = (first.body.items ?? []) as { id: string; matterKind: string }[];
  const kept = rows.find((row) => row.matterKind === 'medNeg');
  const second = await api.put(url, { items: [{ ...fixed, id: kept?.id, amount: '2500.00' }] });
  const read = await api.get(url);

  expect(first).toMatchObject({
    status: 200,
    body: { totalCount: 2, items: [{ ...split, amount: null }, fixed] },
  });
  expect(second.body.items).toMatchObject([{ id: kept?.id, amount: '2500.00' }]);
  expect(read.body).toMatchObject({ totalCount: 1, items: [{ id: kept?.id, amount: '2500.00' }] });
  const history = await api.get(`/app/entity-changes/${kept?.id}/property-changes`);
  expect(history.body.items).toMatchObject([{ propertyName: 'amount' }]);
});

test('[C-220] the history of the specialist tells the whole table, once for each save', async () => {
  const id = await aDoctor();
  const url = `/app/specialists/${id}/fees`;
  const { body } = await api.put(url, { items: [split] });
  const [row] = body.items ?? [];
  await api.put(url, { items: [{ ...split, id: row?.id }] });
  await api.put(url, { items: [{ ...split, id: row?.id, splitPercent: '55' }, fixed] });

  const { body: history } = await api.get(`/app/specialists/${id}/property-changes`);
  expect(history.items).toMatchObject([
    {
      propertyName: 'fees',
      originalValueExtraInfo: { text: 'IME, Gazette, 60, 2026-01-01' },
      newValueExtraInfo: {
        text: 'IME, Gazette, 55, 2026-01-01\nIME, Medical negligence, 2450.00, 2026-01-01',
      },
    },
    { propertyName: 'fees', newValueExtraInfo: { text: 'IME, Gazette, 60, 2026-01-01' } },
  ]);
});

test('[C-220] what a row leaves out is empty from then on', async () => {
  const url = `/app/specialists/${await aDoctor()}/fees`;
  const { body } = await api.put(url, { items: [{ ...fixed, serviceItem: 'Conclave' }] });
  const [row] = body.items ?? [];

  const again = await api.put(url, { items: [{ ...fixed, id: row?.id }] });

  expect(again.body.items).toMatchObject([{ id: row?.id, serviceItem: null }]);
});

test('[B-180] a fee against the arrangement, and overlapping days, are refused at their cell', async () => {
  const url = `/app/specialists/${await aDoctor()}/fees`;
  const wrong = await api.put(url, { items: [split, { ...fixed, matterKind: 'gazette' }] });
  const twice = await api.put(url, { items: [split, split] });
  const bare = await api.put(`/app/specialists/${await aDoctor({ feeArrangement: null })}/fees`, {
    items: [split],
  });

  expect(wrong).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'feeMustBeSplit',
        validationErrors: [{ members: ['items.1.splitPercent'] }],
      },
    },
  });
  expect(twice).toMatchObject({ status: 422, body: { error: { code: 'feesOverlap' } } });
  expect(bare).toMatchObject({ status: 422, body: { error: { code: 'feeArrangementMissing' } } });
  expect((await api.get(url)).body.totalCount).toBe(0);
});

test('[C-220] an empty table is a table, no table is none', async () => {
  const url = `/app/specialists/${await aDoctor()}/fees`;
  await api.put(url, { items: [split] });

  expect((await api.put(url, {})).status).toBe(400);
  expect((await api.put(url, { items: null })).status).toBe(400);
  expect((await api.put(url, { items: [] })).body.totalCount).toBe(0);
});

test('a row of somebody else is not taken over', async () => {
  const [mine, theirs] = [await aDoctor(), await aDoctor()];
  const { body } = await api.put(`/app/specialists/${theirs}/fees`, { items: [split] });
  const [row] = body.items ?? [];

  const answer = await api.put(`/app/specialists/${mine}/fees`, {
    items: [{ ...split, id: row?.id }],
  });

  expect(answer.status).toBe(404);
});

test('[C-217] [C-218] report types with their turnaround are saved as a whole', async () => {
  const url = `/app/specialists/${await aDoctor()}/report-types`;
  const [full, supplementary, other] = [
    await aValue(api, 'typeOfReport', 'Full report'),
    await aValue(api, 'typeOfReport', 'Supplementary'),
    await aValue(api, 'specialty', 'No report at all'),
  ];
  const item = (reportTypeId: string, turnaroundDays: number) => ({ reportTypeId, turnaroundDays });
  const first = await api.put(url, { items: [item(full, 10), item(supplementary, 5)] });
  const second = await api.put(url, { items: [item(full, 7)] });
  const again = await api.put(url, { items: [item(full, 7), item(full, 8)] });
  const unfit = await api.put(url, { items: [item(other, 7)] });

  expect(first.body).toMatchObject({
    totalCount: 2,
    items: [{ reportType: { displayName: 'Full report' }, turnaroundDays: 10 }, {}],
  });
  expect(second.body.items).toMatchObject([{ turnaroundDays: 7 }]);
  expect(again).toMatchObject({
    status: 400,
    body: { error: { validationErrors: [{ members: ['items.1.reportTypeId'] }] } },
  });
  expect(unfit.status).toBe(422);
  expect((await api.get(url)).body.totalCount).toBe(1);
});

test('hostile tables answer 4xx, and others are refused', async () => {
  const id = await aDoctor();
  const manager = server.signedIn({ tenantId: actor.tenantId, roles: ['CASE_MANAGER'] }).api;
  for (const path of ['fees', 'report-types']) {
    const url = `/app/specialists/${id}/${path}`;
    for (const value of hostileValues) {
      for (const items of [value, [value], [{ ...split, serviceItem: value }]]) {
        expect((await api.put(url, { items })).status).toBeLessThan(500);
      }
    }
    expect((await manager.get(url)).status).toBe(403);
    expect((await manager.put(url, { items: [] })).status).toBe(403);
    expect((await api.put(`/app/specialists/${randomUUID()}/${path}`, { items: [] })).status).toBe(
      404,
    );
  }
});
